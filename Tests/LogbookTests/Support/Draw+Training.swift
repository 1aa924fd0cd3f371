import CivilTime
import Loads
import Training

/// The last day of what is drawn below.
let lastMorning = Instant(milliseconds: now, offsetSeconds: 3_600)

extension Draw {
  /// A session as people train, in the last months, mostly finished, sometimes odd.
  mutating func training(id: String) -> Session {
    var session = self.session(id: id)
    session.discarded = once(in: 10) ? session.discarded : nil
    session.counts = !once(in: 6)
    retime(&session)
    return session
  }

  /// Moves a session somewhere into the last hundred days, its sets minutes apart.
  mutating func retime(_ session: inout Session) {
    let start = lastMorning.adding(seconds: -Int64(below(100 * 24 * 60)) * 60)
    session.start = start
    session.end = once(in: 6) ? nil : start.adding(seconds: 3_600)
    var minute: Int64 = 0
    for card in session.exercises.indices {
      session.exercises[card].counts = !once(in: 6)
      for row in session.exercises[card].sets.indices {
        minute += Int64(below(5))
        session.exercises[card].sets[row].log?.at = start.adding(seconds: minute * 60)
        session.exercises[card].sets[row].log?.numbers = lift()
        session.exercises[card].sets[row].log?.mode =
          once(in: 4) ? pick(TrackingMode.allCases) : .weightReps
      }
    }
    settleEnd(of: &session)
  }

  private mutating func lift() -> SetNumbers {
    SetNumbers(
      weight: Weight(Mass(Int64(20 + 5 * below(20)), .kilogram), .kilogram), reps: below(16),
      seconds: below(90), distance: maybe { $0.distance() })
  }

  /// What a person, an import or another device may do to a stored session.
  mutating func edit(_ session: inout Session) {
    switch below(6) {
    case 0: retime(&session)
    case 1: session.counts.toggle()
    case 2: session.discarded = session.discarded == nil ? discard() : nil
    case 3: session.exercises.append(card())
    case 4: if !session.exercises.isEmpty { session.exercises.removeLast() }
    default:
      for card in session.exercises.indices where !session.exercises[card].sets.isEmpty {
        let row = below(session.exercises[card].sets.count)
        let isLogged = session.exercises[card].sets[row].isLogged
        session.exercises[card].sets[row].log = isLogged ? nil : log()
        session.exercises[card].sets[row].log?.at = session.start.adding(seconds: 900)
        if !session.exercises[card].sets[row].isLogged {
          session.exercises[card].sets[row].effort = nil
        }
      }
    }
    settleEnd(of: &session)
  }
}
