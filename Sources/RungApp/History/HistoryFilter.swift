import CivilTime
import Logbook
import Ordering
import Training

/// What the sessions of the history are narrowed to; all of it at once.
struct HistoryFilter: Equatable {
  var routine: Routine.ID?
  var exercise: ExerciseID?
  /// What a note has to hold.
  var text = ""

  /// Whether anything is asked for.
  var isActive: Bool { routine != nil || exercise != nil || !FoldedText(text).isEmpty }
}

enum HistoryFilterAction {
  case toggle
  case text(String)
  /// By its id; empty for any.
  case routine(String)
  case exercise(String)
  case clear
}

/// What there is to filter by, kept until a session or an exercise changes.
struct HistoryChoices {
  struct Basis: Equatable {
    var revision: Int
    var exercises: Int
  }

  var basis: Basis?
  /// The plans that something was trained from, the last one first.
  var routines: [(id: Routine.ID, name: String)] = []
  /// The exercises that were done, from A to Z.
  var exercises: [(id: ExerciseID, name: String)] = []
}

/// The notes of every session, folded for the search.
struct NoteIndex {
  var revision = -1
  /// In the order of the trained sessions.
  var texts: [FoldedText?] = []
}

extension State {
  func update(filter action: HistoryFilterAction) -> [Effect] {
    history.limit = HistoryScreen.step
    history.day = nil
    switch action {
    case .toggle:
      history.showsFilter.toggle()
      return history.showsFilter ? [.focus("history-search")] : []
    case .text(let text): history.filter.text = text
    case .routine(let id): history.filter.routine = id.isEmpty ? nil : Routine.ID(id)
    case .exercise(let id): history.filter.exercise = id.isEmpty ? nil : ExerciseID(id)
    case .clear:
      history.filter = HistoryFilter()
      return history.showsFilter ? [.focus("history-search")] : [.focus("main")]
    }
    return []
  }

  /// The places of the trained sessions that the filter lets through.
  func filtered(_ sessions: [Session]) -> [Int] {
    let filter = history.filter
    guard filter.isActive else { return Array(sessions.indices) }
    let words = FoldedText(filter.text)
    if !words.isEmpty { indexNotes(of: sessions) }
    let spellings = filter.exercise.map { catalog.spellings(of: $0) }
    return sessions.indices.filter { place in
      if let routine = filter.routine, sessions[place].planDay?.routine != routine { return false }
      if !words.isEmpty, history.notes.texts[place]?.holds(words) != true { return false }
      guard let spellings else { return true }
      return sessions[place].exercises.contains { card in
        card.sets.contains { $0.log.map { spellings.contains($0.exercise) } ?? false }
      }
    }
  }

  /// Folds the notes of all sessions, once after each change of the logbook.
  private func indexNotes(of sessions: [Session]) {
    guard history.notes.revision != logbook.revision else { return }
    history.notes.revision = logbook.revision
    history.notes.texts = sessions.indices.map { place in
      var lines = sessions[place].note.isEmpty ? [] : [line(of: sessions[place].note)]
      for card in sessions[place].exercises where card.hasLogged {
        if !card.note.isEmpty { lines.append(line(of: card.note)) }
        for set in card.sets where set.isLogged && !set.note.isEmpty {
          lines.append(line(of: set.note))
        }
      }
      return lines.isEmpty ? nil : FoldedText(lines.joined(separator: " "))
    }
  }

  /// Gathers what there is to filter by, while that is on screen.
  func prepareHistoryChoices() {
    guard history.showsFilter else { return }
    let basis = HistoryChoices.Basis(revision: logbook.revision, exercises: choicesFollowed)
    guard history.choices.basis != basis else { return }
    var choices = HistoryChoices()
    choices.basis = basis
    var known: Set<ExerciseID> = []
    for session in trainedSessions {
      if let day = session.planDay, !choices.routines.contains(where: { $0.id == day.routine }) {
        choices.routines.append(
          (day.routine, logbook.routine(day.routine)?.name ?? day.routineName))
      }
      for card in session.exercises where card.hasLogged {
        let id = catalog.canonical(card.exercise.id)
        if known.insert(id).inserted {
          choices.exercises.append((id, exercise(card.exercise).name))
        }
      }
    }
    choices.exercises = choices.exercises.ordered {
      $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
    history.choices = choices
  }
}
