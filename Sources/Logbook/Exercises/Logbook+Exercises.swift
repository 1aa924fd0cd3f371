import JSONCoding
public import Journal
public import Loads
public import Training

extension Logbook {
  /// Stores an exercise that a person made; its id stays for ever.
  public mutating func save(_ exercise: Exercise, now: Int64) throws(LogbookError) -> Bool {
    let id = DocumentID(customExercise: exercise.id)
    var isBack = false
    if journal[id].map({ $0.isRemoved }) ?? false {
      isBack = try undoRemoval(of: id, now: now)
    }
    let old = journal[id].flatMap { Exercise(document: $0) }
    let isChanged = try write(id, about: exercise.id, now: now) {
      exercise.changes(from: old, in: $0)
    }
    return isBack || isChanged
  }

  /// Stores the loads an exercise really has, or that nothing is known of them any more.
  public mutating func save(
    _ scale: LoadScale?, of exercise: ExerciseID, now: Int64
  ) throws(LogbookError) -> Bool {
    try write(DocumentID(loadScale: exercise), about: exercise, now: now) { document in
      var changes = CellChanges(to: document)
      changes.cell(
        ChoicePath.scale, from: LoadScale(json: document?.value(at: ChoicePath.scale)), to: scale
      ) { $0.json(keeping: $1) }
      return changes
    }
  }

  /// Stores the note that stands on an exercise every time, or takes it off.
  public mutating func save(
    note: String?, on exercise: ExerciseID, now: Int64
  ) throws(LogbookError) -> Bool {
    try write(DocumentID(note: exercise), about: exercise, now: now) { document in
      var changes = CellChanges(to: document)
      changes.text(
        ChoicePath.note, from: document?.value(at: ChoicePath.note)?.string, to: note)
      return changes
    }
  }

  /// Leaves an exercise out of search and lists, or shows it there again.
  public mutating func hide(
    _ exercise: ExerciseID, _ isHidden: Bool = true, now: Int64
  ) throws(LogbookError) -> Bool {
    try write(DocumentID(hiddenExercise: exercise), about: exercise, now: now) { document in
      var changes = CellChanges(to: document)
      changes.flag(
        ChoicePath.hidden, from: document?.value(at: ChoicePath.hidden)?.bool, to: isHidden,
        usually: false)
      return changes
    }
  }

  /// Writes what changes, and the exercise's id where the document's name had no room for it.
  private mutating func write(
    _ id: DocumentID, about exercise: ExerciseID, now: Int64, _ edit: (Document?) -> CellChanges
  ) throws(LogbookError) -> Bool {
    let document = journal[id]
    var changes = edit(document)
    if !changes.isEmpty, id.key != exercise.text {
      changes.text(
        ChoicePath.exercise, from: document?.value(at: ChoicePath.exercise)?.string,
        to: exercise.text)
    }
    return try apply(changes, to: id, now: now)
  }
}

extension DocumentID {
  static let customExerciseKind = "customExercise"
  static let hiddenExerciseKind = "hiddenExercise"
  static let loadScaleKind = "loadScale"
  static let noteKind = "note"

  /// The document of an exercise that a person made.
  public init(customExercise id: ExerciseID) {
    self.init(kind: Self.customExerciseKind, key: id.text)
  }

  /// The document that says whether an exercise is hidden.
  public init(hiddenExercise id: ExerciseID) {
    self.init(kind: Self.hiddenExerciseKind, key: id.text)
  }

  /// The document of the loads that an exercise has.
  public init(loadScale id: ExerciseID) {
    self.init(kind: Self.loadScaleKind, key: id.text)
  }

  /// The document of the note that stands on an exercise every time.
  public init(note id: ExerciseID) {
    self.init(kind: Self.noteKind, key: id.text)
  }
}
