import Journal
import Loads
import Logbook
import Training

extension Words {
  /// Why a typed number was not taken, and what stands instead.
  func refusal(
    of text: String, _ error: TypedNumberError, dial: Dial, keeping kept: String
  ) -> String {
    // A pasted novel must not push the pad off the screen.
    let typed = text.count > 12 ? String(text.prefix(12)) + "…" : text
    let most = error.allowed.upperBound.text(mark)
    let values = [
      (name: "typed", value: typed), (name: "kept", value: kept),
      (name: "most", value: most),
      (name: "least", value: error.allowed.lowerBound.text(mark)),
    ]
    switch error {
    case .empty: return catalogue.text(.refusedEmpty, values)
    case .notANumber: return catalogue.text(.refusedNotANumber, values)
    case .tooManyDecimals:
      return catalogue.text(dial == .weight ? .refusedTooFine : .refusedNotWhole, values)
    case .outOfRange: return catalogue.text(.refusedOutOfRange, values)
    }
  }

  /// What happened, what is safe, what to do.
  func callAsFunction(_ error: SessionError) -> String {
    switch error {
    case .noSuchSet, .noSuchExercise: self(.errorGone)
    case .alreadyLogged: self(.errorAlreadyLogged)
    case .notLogged: self(.errorNotLogged)
    case .number: self(.errorNumber)
    case .notRunning: self(.errorNotRunning)
    case .nothingRemovable: self(.errorNothingRemovable)
    case .notRemovable: self(.errorNotRemovable)
    default: self(.errorRefused)
    }
  }

  func callAsFunction(_ error: LogbookError) -> String {
    switch error {
    case .journal(.tooLarge): self(.errorTooLarge)
    case .journal: self(.errorRefused)
    }
  }

  func callAsFunction(_ problem: EntryProblem) -> String {
    switch problem {
    case .ahead: self(.restoreAhead)
    case .number: self(.restoreAbsurd)
    }
  }

  func callAsFunction(_ problem: WeightsProblem, in unit: MassUnit) -> String {
    switch problem {
    case .incomplete: self(.weightsIncomplete)
    case .notAWeight(let typed):
      self(
        .weightsUnread, ("typed", typed),
        ("most", unit.ceiling.label(in: unit, decimals: 0, mark: mark)))
    }
  }

  func callAsFunction(_ error: RescueCopyError) -> String {
    switch error {
    case .notJSON: self(.restoreNotJSON)
    case .anotherFormat: self(.restoreAnotherFormat)
    case .newerVersion: self(.restoreNewerVersion)
    }
  }
}
