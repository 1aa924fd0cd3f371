import JSONCoding
import Journal
public import Loads
import Ordering
public import Training

/// What a person said about single exercises: their own ones, what they hid, the loads their machines
/// really have, and notes that stand on an exercise every time.
///
/// Each of them is a document, so that two devices that say something about different exercises never
/// meet.
public struct ExerciseChoices: Sendable {
  /// Something said about an exercise, and when.
  private struct Said<Value: Sendable>: Sendable {
    var exercise: ExerciseID
    var value: Value
    var stamp: Stamp
  }

  /// Counts up whenever any of it changes.
  public private(set) var revision = 0
  private var own: [DocumentID: Exercise] = [:]
  private var hidden: [DocumentID: ExerciseID] = [:]
  private var scales: [DocumentID: Said<LoadScale>] = [:]
  private var notes: [DocumentID: Said<String>] = [:]

  /// Nothing said yet.
  init() {}

  /// The person's own exercises, by id.
  public var customExercises: [Exercise] { own.values.ordered { $0.id < $1.id } }

  /// The exercises left out of search and lists.
  public var hiddenIDs: Set<ExerciseID> { Set(hidden.values) }

  /// The loads that exercises were found to have, by the id that stands for each.
  ///
  /// Where two exercises turned out to be one, the newer correction counts.
  public func corrections(
    canonical: (ExerciseID) -> ExerciseID = { $0 }
  ) -> [ExerciseID: LoadScale] {
    var stored: [ExerciseID: [StampedCorrection<Stamp, LoadScale>]] = [:]
    for said in scales.values {
      stored[canonical(said.exercise), default: []].append(
        StampedCorrection(id: said.exercise, stamp: said.stamp, scale: said.value))
    }
    var counting: [ExerciseID: LoadScale] = [:]
    for (survivor, corrections) in stored {
      counting[survivor] = StampedCorrection.counting(among: corrections, of: survivor)?.scale
    }
    return counting
  }

  /// The note that stands on an exercise every time, under any of its spellings; the newest counts.
  public func note(on spellings: [ExerciseID]) -> String? {
    var newest: Said<String>?
    for said in notes.values where spellings.contains(said.exercise) {
      if newest.map({ $0.stamp < said.stamp }) ?? true { newest = said }
    }
    return newest?.value
  }

  /// Whether anything is pinned at all.
  public var hasNotes: Bool { !notes.isEmpty }

  /// Takes in what a document says now; documents of other kinds are none of it.
  mutating func read(_ id: DocumentID, from document: Document?) {
    let document = document.flatMap { $0.isRemoved ? nil : $0 }
    switch id.kind {
    case DocumentID.customExerciseKind:
      own[id] = document.flatMap { Exercise(document: $0) }
    case DocumentID.hiddenExerciseKind:
      let isHidden = document?.value(at: ChoicePath.hidden)?.bool ?? false
      hidden[id] = isHidden ? document?.exercise : nil
    case DocumentID.loadScaleKind:
      scales[id] = document.flatMap {
        Self.said($0, at: ChoicePath.scale) { LoadScale(json: $0) }
      }
    case DocumentID.noteKind:
      notes[id] = document.flatMap { Self.said($0, at: ChoicePath.note) { $0.string } }
    default: return
    }
    revision &+= 1
  }

  private static func said<Value>(
    _ document: Document, at path: CellPath, read: (JSON) -> Value?
  ) -> Said<Value>? {
    guard let stamp = document.stamp(at: path), let value = document.value(at: path).flatMap(read)
    else { return nil }
    return Said(exercise: document.exercise, value: value, stamp: stamp)
  }
}

/// The paths of the cells of documents about one exercise.
enum ChoicePath {
  /// The exercise's id, where the document's name has no room for it.
  static let exercise: CellPath = "exercise"
  static let hidden: CellPath = "hidden"
  static let scale: CellPath = "scale"
  static let note: CellPath = "text"
  static let name: CellPath = "name"
  static let category: CellPath = "category"
  static let mode: CellPath = "mode"
  static let muscles: CellPath = "muscles"
  static let equipment: CellPath = "equipment"
  static let perSide: CellPath = "perSide"
}

extension Document {
  /// The exercise that a document is about.
  var exercise: ExerciseID {
    ExerciseID(value(at: ChoicePath.exercise)?.string ?? id.key)
  }
}

extension Exercise {
  /// Reads an exercise that a person made; one without a name is none.
  init?(document: Document) {
    guard let name = document.value(at: ChoicePath.name)?.string else { return nil }
    func texts(_ path: CellPath) -> [String] {
      (document.value(at: path)?.array ?? []).compactMap { $0.string }
    }
    let category = document.value(at: ChoicePath.category)?.string
      .flatMap { ExerciseCategory(rawValue: $0) }
    self.init(
      id: document.exercise, name: name, category: category ?? .strength,
      mode: .stored(document.value(at: ChoicePath.mode)?.string, category: category),
      muscleLabels: texts(ChoicePath.muscles),
      equipment: texts(ChoicePath.equipment).map { Equipment($0) },
      laterality: document.value(at: ChoicePath.perSide)?.bool ?? false ? .perSide : .bothSides)
  }

  func changes(from old: Exercise?, in document: Document?) -> CellChanges {
    var changes = CellChanges(to: document)
    changes.text(ChoicePath.name, from: old?.name, to: name)
    changes.text(
      ChoicePath.category, from: old?.category.rawValue, to: category.rawValue)
    changes.text(ChoicePath.mode, from: old?.mode.rawValue, to: mode.rawValue)
    changes.cell(ChoicePath.muscles, from: old?.muscleLabels ?? [], to: muscleLabels) {
      labels, _ in .array(labels.map { .string($0) })
    }
    changes.cell(ChoicePath.equipment, from: old?.equipment ?? [], to: equipment) {
      needs, _ in .array(needs.map { .string($0.name) })
    }
    changes.flag(
      ChoicePath.perSide, from: old.map { $0.laterality == .perSide },
      to: laterality == .perSide, usually: false)
    return changes
  }
}
