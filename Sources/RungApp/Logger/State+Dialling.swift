import CivilTime
import Loads
import Training

/// The numbers on the pad: those of the next set, or of the logged set being corrected.
struct Dialled {
  var set: SessionSet
  var card: SessionExercise
  var numbers: SetNumbers
  var ladder: LoadLadder
  var isCorrection: Bool

  /// How the row is tracked: help on a bodyweight exercise makes it assisted.
  var mode: TrackingMode {
    let mode = set.log?.mode ?? card.exercise.mode ?? .weightReps
    return mode == .bodyweightReps && numbers.weight.mass < .zero ? .assistedReps : mode
  }
}

extension State {
  /// What the pad shows, nothing once all is done.
  func dialled(in session: Session) -> Dialled? {
    if let correction = logger.correction, let set = session.set(correction.set),
      let card = session.exercise(of: correction.set)
    {
      return Dialled(
        set: set, card: card, numbers: correction.numbers, ladder: ladder(of: card),
        isCorrection: true)
    }
    guard let set = session.nextSet(preferred: logger.preferred),
      let card = session.exercise(of: set.id)
    else { return nil }
    return Dialled(
      set: set, card: card, numbers: set.plan.numbers, ladder: ladder(of: card),
      isCorrection: false)
  }

  /// Steps a number: a weight by one rung, the others by what is usual.
  func step(_ dial: Dial, _ direction: Int) -> [Effect] {
    let effects = takeOpenField()
    guard logger.field?.refusal == nil else { return effects }
    guard let session = sessionInHand, let dialled = dialled(in: session) else { return [] }
    var numbers = dialled.numbers
    switch dial {
    case .weight:
      let mass = numbers.weight.mass
      let rung = direction > 0 ? dialled.ladder.rung(above: mass) : dialled.ladder.rung(below: mass)
      guard let rung else { return [] }
      numbers.weight = dialled.ladder.weight(rung)
    case .reps:
      numbers.reps = (numbers.reps + direction).clamped(to: SetLimits.reps)
    case .seconds:
      numbers.seconds = stepped(numbers.seconds, direction, by: dialled.secondsStep)
        .clamped(to: dialled.secondsRange)
    case .distance:
      let distance = numbers.distance ?? Distance(micrometres: 0, unit: dialled.distanceUnit)
      let moved = distance.micrometres + Int64(direction) * distance.unit.step
      numbers.distance = Distance(
        micrometres: min(max(moved, 0), SetLimits.distance.upperBound), unit: distance.unit)
    case .incline:
      numbers.incline = ((numbers.incline ?? 0) + direction * 50).clamped(to: SetLimits.incline)
    case .level:
      numbers.level = ((numbers.level ?? 0) + direction * 100).clamped(to: SetLimits.level)
    }
    return set(numbers, of: dialled)
  }

  /// Dials the least help there is on a bodyweight exercise.
  func addHelp() -> [Effect] {
    guard let session = sessionInHand, let dialled = dialled(in: session),
      let least = dialled.ladder.rung(above: .zero)
    else { return [] }
    var numbers = dialled.numbers
    numbers.weight = dialled.ladder.weight(-least)
    return set(numbers, of: dialled)
  }

  /// The next multiple in a direction, so that 43 s steps to 45 s and 40 s.
  private func stepped(_ value: Int, _ direction: Int, by step: Int) -> Int {
    direction > 0 ? (value / step + 1) * step : ((value + step - 1) / step - 1) * step
  }

  /// Takes a typed number, or says why not and leaves the old one.
  func take(_ text: String, for dial: Dial) -> [Effect] {
    guard let session = sessionInHand, let dialled = dialled(in: session) else {
      logger.leaveField()
      return []
    }
    var numbers = dialled.numbers
    // What is shown may be rounded: leaving it as it is changes nothing.
    guard text != fieldText(dial, dialled) else {
      logger.leaveField()
      return []
    }
    do {
      try numbers.take(text, for: dial, on: dialled)
    } catch {
      logger.field = Logger.Field(
        dial: dial, text: fieldText(dial, dialled),
        refusal: words.refusal(of: text, error, dial: dial, keeping: fieldText(dial, dialled)),
        refusedAt: clock.milliseconds)
      return [.announce(logger.field?.refusal ?? "")]
    }
    logger.leaveField()
    return set(numbers, of: dialled)
  }

  /// Takes what stands in a field that is still open, as when "Log" is tapped straight after typing.
  ///
  /// Leaving a field by tapping "Log" takes its text first. If that is refused, the tap that follows
  /// belongs to the refused number and must not log the old one; a later tap is meant.
  func takeOpenField() -> [Effect] {
    guard let field = logger.field else { return [] }
    guard field.refusal == nil else {
      if clock.milliseconds - field.refusedAt > 700 { logger.leaveField() }
      return []
    }
    return take(field.text, for: field.dial)
  }

  private func set(_ numbers: SetNumbers, of dialled: Dialled) -> [Effect] {
    guard numbers != dialled.numbers else { return [] }
    if dialled.isCorrection {
      logger.correction?.numbers = numbers
      return []
    }
    return changeSession { session throws(SessionError) in
      try session.dial(dialled.set.id, numbers, ladder: dialled.ladder)
    }
  }

  /// What a field shows when nobody types in it.
  func fieldText(_ dial: Dial, _ dialled: Dialled) -> String {
    switch dial {
    case .weight:
      let weight = dialled.numbers.weight
      let shown = weight.mass < .zero ? -weight : weight
      return words.number(shown, on: dialled.ladder.scale)
    case .reps: return String(dialled.numbers.reps)
    case .seconds:
      return dialled.mode == .cardio
        ? words.passed(milliseconds: Int64(dialled.numbers.seconds) * 1_000)
        : String(dialled.numbers.seconds)
    case .distance:
      guard let distance = dialled.numbers.distance else { return "0" }
      return words.number(distance)
    case .incline: return hundredths(dialled.numbers.incline)
    case .level: return hundredths(dialled.numbers.level)
    }
  }
}

extension State {
  private func hundredths(_ count: Int?) -> String {
    TypedNumber(coefficient: Int64(count ?? 0), decimals: 2).text(words.mark)
  }
}

extension Dialled {
  /// The usual one, until something else was entered.
  var distanceUnit: Distance.Unit {
    numbers.distance?.unit ?? .usual(for: mode, weighedIn: ladder.scale.unit)
  }

  /// What a key changes the seconds by: a minute of cardio, five seconds of a hold.
  var secondsStep: Int { mode == .cardio ? 60 : 5 }

  var secondsRange: ClosedRange<Int> {
    mode == .cardio ? SetLimits.cardioSeconds : SetLimits.heldSeconds
  }
}

extension SetNumbers {
  /// Takes a typed number.
  fileprivate mutating func take(
    _ text: String, for dial: Dial, on dialled: Dialled
  ) throws(TypedNumberError) {
    switch dial {
    case .weight:
      let typed = try dialled.ladder.weight(typed: text)
      weight = dialled.mode == .assistedReps && weight.mass < .zero ? -typed : typed
    case .reps: reps = try TypedNumber.parseWhole(text, maximum: SetLimits.reps.upperBound)
    case .seconds:
      if dialled.mode == .cardio {
        seconds = try Self.cardioSeconds(text)
      } else {
        seconds = try TypedNumber.parseWhole(text, maximum: SetLimits.heldSeconds.upperBound)
      }
    case .distance:
      let unit = dialled.distanceUnit
      let most = TypedNumber(
        coefficient: SetLimits.distance.upperBound / unit.micrometres, decimals: 0)
      let number = try TypedNumber.parse(text, maximum: most)
      distance = Distance(
        micrometres: number.thousandths * (unit.micrometres / 1_000), unit: unit)
    case .incline: incline = try Self.hundredths(text, most: 40)
    case .level: level = try Self.hundredths(text, most: 100)
    }
  }

  private static func hundredths(
    _ text: String, most: TypedNumber
  ) throws(TypedNumberError) -> Int {
    Int(clamping: try TypedNumber.parse(text, maximum: most).thousandths / 10)
  }

  /// "20" is minutes, "20:30" minutes and seconds, "1:05:00" hours before them.
  private static func cardioSeconds(_ text: String) throws(TypedNumberError) -> Int {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    let allowed: ClosedRange<TypedNumber> = 0...1_440
    if parts.count == 1 {
      let minutes = try TypedNumber.parse(text, maximum: 1_440)
      return Int(clamping: (minutes.thousandths * 60 + 500) / 1_000)
    }
    guard parts.count <= 3 else { throw .notANumber(allowed: allowed) }
    var total = 0
    for (place, part) in parts.enumerated() {
      let number = try TypedNumber.parseWhole(part, maximum: place == 0 ? 1_440 : 59)
      total = total * 60 + number
    }
    guard SetLimits.cardioSeconds.contains(total) else { throw .outOfRange(allowed: allowed) }
    return total
  }
}

extension Distance.Unit {
  /// Metres for carries, kilometres for cardio, yards and miles where weights are in pounds.
  static func usual(for mode: TrackingMode, weighedIn unit: MassUnit) -> Distance.Unit {
    let isMetric = unit == .kilogram
    if mode == .cardio { return isMetric ? .kilometre : .mile }
    return isMetric ? .metre : .yard
  }

  /// One step of the stepper in micrometres: five paces of a carry, a tenth of a road.
  var step: Int64 {
    switch self {
    case .metre, .yard: micrometres * 5
    case .kilometre, .mile: micrometres / 10
    }
  }
}

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
