import Loads
import Training

/// What the logger holds beside the session itself: where a person looks, and what is being typed.
struct Logger {
  /// The card tapped last.
  var preferred: SessionExercise.ID?
  /// A finished card that is unfolded to be looked at.
  var reviewed: SessionExercise.ID?
  /// The field in hand.
  var field: Field?
  /// The logged set whose numbers are being corrected.
  var correction: Correction?
  /// The logged set whose effort is asked for, where a person tapped its chip.
  var rated: SessionSet.ID?
  /// Bodyweight cards on which the load is shown because somebody asked for it.
  var loadShown: Set<SessionExercise.ID> = []
  /// Cardio cards on which incline and level are shown because somebody asked for them.
  var slopeShown: Set<SessionExercise.ID> = []
  /// The note that is being written.
  var note: NoteDraft?
  /// The loads of an exercise while they are being entered.
  var weights: WeightsDraft?
  /// What is a record in the running session.
  var records = SessionRecords()
  /// How the cards opened.
  var openings = Openings()

  /// A number field while it is typed in.
  struct Field: Equatable {
    var dial: Dial
    /// What stands in it, as typed.
    var text: String
    /// Why the last text was not taken.
    var refusal: String?
    /// When it was not taken, in milliseconds since 1970.
    var refusedAt: Int64 = 0
  }

  /// New numbers for a logged set, not saved yet.
  struct Correction: Equatable {
    var set: SessionSet.ID
    var numbers: SetNumbers
  }

  /// Forgets what is being typed.
  mutating func leaveField() {
    field = nil
  }
}

/// A number that can be stepped and typed.
enum Dial: Hashable {
  case weight, reps, seconds, distance, incline, level

  /// The id of its field on the page.
  var id: String {
    switch self {
    case .weight: "weight"
    case .reps: "reps"
    case .seconds: "seconds"
    case .distance: "distance"
    case .incline: "incline"
    case .level: "level"
    }
  }
}

enum LoggerAction {
  case minimise
  case step(Dial, Int)
  case enterField(Dial)
  case typing(Dial, String)
  case typed(Dial, String)
  case log(SessionSet.ID)
  case unlog(SessionSet.ID)
  /// Takes a row out of a finished session.
  case takeOut(SessionSet.ID)
  case correct(SessionSet.ID)
  case saveCorrection
  case cancelCorrection
  case askEffort(SessionSet.ID)
  case rate(SessionSet.ID, Effort)
  case takeOffer(SessionSet.ID)
  case undoOffer(SessionSet.ID)
  case dismissOffer(SessionSet.ID)
  case startHold(SessionSet.ID)
  case cancelHold(SessionSet.ID)
  case stopHold(SessionSet.ID)
  case addRest(Int)
  case pauseRest
  case resumeRest
  case skipRest
  case turnTo(SessionExercise.ID)
  case showLoad(SessionExercise.ID)
  case addHelp(SessionExercise.ID)
  case showSlope(SessionExercise.ID)
  case card(SessionExercise.ID, CardAction)
  case separate(SessionSet.ID)
  case pick(PickerAction)
  case note(NoteAction)
  case weights(WeightsAction)
  case closeSheet
  /// Opens title, date and length of a finished session.
  case editDetails
  case delete(Session.ID)
  case finish
  case finishAnyway
  case endedWithLastSet
  case discard
  case discardAnyway
  case shell(ShellAction)
}
