import CivilTime
import JSONCoding
import Training

extension SetLog {
  /// Reads the cell `sets/<id>/log`; `null`, or a cell without exercise or instant, is a set not done.
  init?(json: JSON?) {
    guard let json, let exercise = json.text("exercise"), let at = Instant(json: json["at"]) else {
      return nil
    }
    self.init(
      exercise: ExerciseID(exercise),
      mode: json.text("mode").flatMap { TrackingMode(rawValue: $0) } ?? .weightReps,
      numbers: SetNumbers(json: json),
      at: at,
      startedAt: Instant(json: json["startedAt"]))
  }

  func json(keeping old: JSON?) -> JSON {
    var fields = Fields()
    fields.set("exercise", text: exercise.text)
    fields.set("mode", text: mode.rawValue)
    numbers.write(to: &fields)
    fields.set("at", at.json)
    fields.set("startedAt", startedAt?.json)
    return fields.json(keeping: old)
  }
}
