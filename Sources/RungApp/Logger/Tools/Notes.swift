import Logbook
import Markup
import Training

/// A note while it is written: on an exercise of the session, or on the session itself.
struct NoteDraft {
  /// The session that ran when it was begun; nothing where an exercise alone is meant.
  var session: Session.ID?
  /// The exercise; nothing for the session.
  var card: SessionExercise.ID?
  var note: Note
  /// What was noted before it was begun.
  var before = Note()
  /// What of it is stored: only what was written since is, so that another tab's words stay.
  var stored = Note()
  /// What stands on the exercise every time.
  var pinned = ""
  /// What of that is stored: only what is written here goes over what another tab wrote.
  var pinnedStored = ""
  /// The exercise where no session is meant: then there is only what stands there every time.
  var exercise: ExerciseID?

  /// The sheet it is written on.
  var sheet: Sheet { exercise == nil ? .note(card) : .pinnedNote }
}

enum NoteAction {
  case openOnSession
  case text(String)
  case pinned(String)
  case tag(NoteTag)
}

extension State {
  func update(note action: NoteAction) -> [Effect] {
    switch action {
    case .openOnSession: return openNote(on: nil)
    case .text(let text): logger.note?.note.text = text
    case .pinned(let text): logger.note?.pinned = text
    case .tag(let tag):
      guard let tags = logger.note?.note.tags else { return [] }
      logger.note?.note.tags = NoteTag.allCases.filter { tags.contains($0) != ($0 == tag) }
    }
    return []
  }

  func openNote(on id: SessionExercise.ID?) -> [Effect] {
    guard let session = sessionInHand else { return [] }
    let card = id.flatMap { session.exercise($0) }
    guard (card == nil) == (id == nil) else { return [] }
    let pinned = card.flatMap { pinnedNote(on: $0.exercise.id) } ?? ""
    logger.note = NoteDraft(
      session: session.id, card: id, note: card?.note ?? session.note,
      before: card?.note ?? session.note, stored: card?.note ?? session.note,
      pinned: pinned, pinnedStored: pinned)
    sheet = .note(id)
    return [.focus("note-text")]
  }

  /// Opens what stands on an exercise every time, for the page of the exercise.
  func openNote(onExercise id: ExerciseID) -> [Effect] {
    let pinned = pinnedNote(on: id) ?? ""
    logger.note = NoteDraft(
      note: Note(), pinned: pinned, pinnedStored: pinned, exercise: id)
    sheet = .pinnedNote
    return [.focus("note-pinned")]
  }

  /// Stores the note once its sheet is gone, however it went.
  func keepNote() -> [Effect] {
    guard let draft = logger.note, sheet != draft.sheet else { return [] }
    logger.note = nil
    return store(draft) + offerUndo(of: draft)
  }

  /// A note of a finished session that was changed can be taken back as a whole, whatever of it was
  /// stored while it was written.
  private func offerUndo(of draft: NoteDraft) -> [Effect] {
    guard draft.note != draft.before,
      let after = draft.session.flatMap({ logbook.session($0) }), after.end != nil
    else { return [] }
    var before = after
    before.setNote(draft.before, on: draft.card)
    return offerUndo(of: before)
  }

  /// Stores the note as far as it is written: as the page goes, and at each tick.
  func store(_ draft: NoteDraft) -> [Effect] {
    if let exercise = draft.exercise { return storePinned(draft, on: exercise) }
    // Another tab may have finished that session meanwhile, and begun the next.
    guard var session = draft.session.flatMap({ logbook.session($0) }) else { return [] }
    var effects: [Effect] = []
    if draft.note != draft.stored {
      logger.note?.stored = draft.note
      session.setNote(draft.note, on: draft.card)
      effects += save(session)
    }
    if let card = draft.card.flatMap({ session.exercise($0) }) {
      effects += storePinned(draft, on: card.exercise.id)
    }
    return effects
  }

  private func storePinned(_ draft: NoteDraft, on exercise: ExerciseID) -> [Effect] {
    guard draft.pinned != draft.pinnedStored else { return [] }
    logger.note?.pinnedStored = draft.pinned
    return save(note: draft.pinned, on: catalog.canonical(exercise))
  }

  // MARK: The sheet

  func noteSheet() -> Node<LoggerAction> {
    guard let draft = logger.note else { return Node() }
    let card = draft.card.flatMap { sessionInHand?.exercise($0) }
    let title =
      draft.exercise.map { name(of: $0) } ?? card.map { exercise($0.exercise).name }
      ?? sessionInHand?.title ?? ""
    return bottomSheet(
      words(.noteOn, ("what", title)), close: (words(.close), .closeSheet),
      footer: button(.class("button primary wide"), .type(.button), .onTap(.closeSheet)) {
        words(.done)
      }
    ) {
      if draft.exercise == nil {
        noteField("note-text", card == nil ? .noteOnSession : .noteToday, draft.note.text) {
          .note(.text($0))
        }
        div(.class("chips"), .role(.group), .label(words(.tags))) {
          for tag in NoteTag.allCases {
            button(
              .class("chip"), .type(.button), .aria(.pressed, draft.note.tags.contains(tag)),
              .onTap(.note(.tag(tag))), key: tag.rawValue
            ) { name(of: tag) }
          }
        }
      }
      if card != nil || draft.exercise != nil {
        noteField("note-pinned", .notePinned, draft.pinned) { .note(.pinned($0)) }
      }
    }
  }

  private func noteField(
    _ id: String, _ name: Phrase, _ text: String, typed: @escaping (String) -> LoggerAction
  ) -> Node<LoggerAction> {
    div(.class("field")) {
      label(.for(id)) { words(name) }
      textarea(
        .id(id), .rows(3), .maxlength(Note.longest), .aria(.describedby, id + "-room"),
        .value(text), .onInput(typed))
      p(.class("small"), .id(id + "-room"), .role(.status)) {
        text.utf16.count < Note.longest ? "" : words(.noteFull)
      }
    }
  }

  func name(of tag: NoteTag) -> String { catalogue.text(key: "tag." + tag.rawValue) }

  // MARK: On the cards

  /// What is noted on an exercise: what stands there every time, and what was written today.
  @NodeBuilder<LoggerAction>
  func notes(on card: SessionExercise, in session: Session) -> Node<LoggerAction> {
    let planned = session.plannedSlots.first { $0.id == card.slot }?.note ?? ""
    if !planned.isEmpty {
      p(.class("note"), key: "planned") {
        icon("pin")
        span { planned }
      }
    }
    if let pinned = pinnedNote(on: card.exercise.id) {
      noteLine("pin", pinned, on: card, key: "pinned")
    }
    if !card.note.isEmpty {
      noteLine("pencil", line(of: card.note), on: card, key: "noted")
    }
  }

  private func noteLine(
    _ iconName: String, _ text: String, on card: SessionExercise, key: String
  ) -> Node<LoggerAction> {
    button(.class("note"), .type(.button), .onTap(.card(card.id, .note)), key: key) {
      icon(iconName)
      span { text }
    }
  }

  /// A note in one line: its tags, then its words.
  func line(of note: Note) -> String {
    let tags = note.tags.map { name(of: $0) }.joined(separator: " · ")
    return tags.isEmpty || note.text.isEmpty ? tags + note.text : tags + ": " + note.text
  }
}

extension Session {
  /// Notes something on a card, if it is there, or on the session itself.
  fileprivate mutating func setNote(_ note: Note, on card: SessionExercise.ID?) {
    guard let card else {
      self.note = note
      return
    }
    for place in exercises.indices where exercises[place].id == card {
      exercises[place].note = note
    }
  }
}
