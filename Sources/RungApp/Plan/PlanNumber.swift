import CivilTime
import Loads
import Logbook
import Training

/// A number of a plan that can be stepped and typed.
enum PlanNumber: Equatable {
  case sets, low, high, seconds, distance, rest, warmUps
  /// The weight to start from, and the one a percentage cycle counts from.
  case weight, trainingMax
  /// The numbers of a rule.
  case mostSets, ceiling, misses, percent

  /// The id of its field on the page.
  var id: String {
    switch self {
    case .sets: "plan-sets"
    case .low: "plan-low"
    case .high: "plan-high"
    case .seconds: "plan-seconds"
    case .distance: "plan-distance"
    case .rest: "plan-rest"
    case .warmUps: "plan-warm-ups"
    case .weight: "plan-weight"
    case .trainingMax: "plan-training-max"
    case .mostSets: "plan-most-sets"
    case .ceiling: "plan-ceiling"
    case .misses: "plan-misses"
    case .percent: "plan-percent"
    }
  }

  var phrase: Phrase {
    switch self {
    case .sets: .setsFigure
    case .low: .fewestReps
    case .high: .mostReps
    case .seconds: .secondsName
    case .distance: .distanceName
    case .rest: .restInSeconds
    case .warmUps: .warmUps
    case .weight: .firstWeight
    case .trainingMax: .trainingMax
    case .mostSets: .mostSets
    case .ceiling: .ceiling
    case .misses: .missesAllowed
    case .percent: .backOffTo
    }
  }

  /// Whether it may have decimals.
  var isFine: Bool { self == .weight || self == .trainingMax || self == .distance }

  /// What one key changes it by.
  fileprivate var step: Int {
    switch self {
    case .rest: 15
    case .seconds, .percent: 5
    default: 1
    }
  }

  /// The whole numbers it may be.
  fileprivate var range: ClosedRange<Int> {
    switch self {
    case .sets: SlotLimits.sets
    case .low, .high: SetLimits.reps
    case .seconds: SlotLimits.seconds
    case .rest: SlotLimits.rest
    case .warmUps: SlotLimits.warmUps
    case .mostSets: SlotLimits.mostSets
    case .ceiling: SlotLimits.ceiling
    case .misses: SlotLimits.misses
    case .percent: SlotLimits.percent
    case .distance, .weight, .trainingMax: 0...0
    }
  }
}

extension State {
  /// What a number's field shows when nobody types in it.
  func text(of number: PlanNumber, of part: PlanPart) -> String {
    guard let place = place(of: part) else { return "" }
    guard let slot = place.slotThere, number.isFine else {
      return String(whole(number, at: place))
    }
    switch number {
    case .distance: return slot.distance.map { words.number($0) } ?? "0"
    default: return words.number(load(number, of: slot), on: ladder(for: slot.exercise).scale)
    }
  }

  /// A weight as the positive number that is typed.
  private func load(_ number: PlanNumber, of slot: Slot) -> Weight {
    let weight = number == .trainingMax ? slot.trainingMax?.weight ?? .unloaded : slot.weight
    return weight.mass < .zero ? -weight : weight
  }

  private func whole(_ number: PlanNumber, at place: PlanPlace) -> Int {
    guard let slot = place.slotThere else { return place.routine.rule.number(number) ?? 0 }
    switch number {
    case .sets: return slot.sets
    case .low: return slot.reps.low
    case .high: return slot.reps.high
    case .seconds: return slot.seconds
    case .rest: return slot.rest ?? loggingRules.rest.standard
    case .warmUps: return slot.warmUps
    default: return slot.rule?.number(number) ?? 0
    }
  }

  /// Reads a typed number and stores it, or says what it may be.
  func take(_ text: String, for number: PlanNumber, of part: PlanPart) -> [Effect] {
    let shown = self.text(of: number, of: part)
    // What is shown may be rounded: leaving it as it is changes nothing.
    guard text != shown, let place = place(of: part) else { return [] }
    do throws(TypedNumberError) {
      if number.isFine, let slot = place.slotThere {
        return try takeFine(text, for: number, of: slot)
      }
      let allowed = range(of: number, at: place)
      let typed = try TypedNumber.parse(
        text, allowed: TypedNumber(allowed.lowerBound)...TypedNumber(allowed.upperBound))
      guard let value = typed.whole else {
        throw .tooManyDecimals(
          most: 0,
          allowed: TypedNumber(allowed.lowerBound)...TypedNumber(allowed.upperBound))
      }
      return set(number, of: part, to: value)
    } catch {
      return refuse(
        words.refusal(of: text, error, dial: number.isFine ? .weight : .reps, keeping: shown),
        showing: shown, in: .number(number), of: part)
    }
  }

  private func takeFine(
    _ text: String, for number: PlanNumber, of slot: Slot
  ) throws(TypedNumberError) -> [Effect] {
    if number == .distance {
      let unit = distanceUnit(of: slot)
      let most = TypedNumber(
        coefficient: SetLimits.distance.upperBound / unit.micrometres, decimals: 0)
      let typed = try TypedNumber.parse(text, maximum: most)
      return set(
        Distance(micrometres: typed.thousandths * (unit.micrometres / 1_000), unit: unit),
        of: slot.id)
    }
    return set(number, of: slot, to: try ladder(for: slot.exercise).scale.weight(typed: text))
  }

  /// Steps a number: a weight by one rung, the others to the next multiple of what is usual.
  func step(_ number: PlanNumber, of part: PlanPart, _ direction: Int) -> [Effect] {
    let effects = takeOpenPlanField()
    guard plan.field?.refusal == nil, let place = place(of: part) else { return effects }
    if number.isFine {
      return effects + (place.slotThere.map { stepFine(number, of: $0, direction) } ?? [])
    }
    let by = number.step
    let now = whole(number, at: place)
    let next = direction > 0 ? (now / by + 1) * by : ((now + by - 1) / by - 1) * by
    return effects + set(number, of: part, to: next.clamped(to: range(of: number, at: place)))
  }

  /// Takes what stands in a field that is still open, as when a key is tapped straight after typing.
  ///
  /// The tap that follows a refusal at once belongs to the refused number; a later one is meant.
  private func takeOpenPlanField() -> [Effect] {
    guard let field = plan.field else { return [] }
    guard field.refusal == nil else {
      if (clock.milliseconds - field.refusedAt).magnitude > 700 { plan.field = nil }
      return []
    }
    return take(field.text, into: field.kind, of: field.part)
  }

  private func stepFine(_ number: PlanNumber, of slot: Slot, _ direction: Int) -> [Effect] {
    if number == .distance {
      let unit = distanceUnit(of: slot)
      let now = slot.distance?.micrometres ?? 0
      let next = (now + Int64(direction) * unit.step).clamped(to: SetLimits.distance)
      return set(Distance(micrometres: next, unit: unit), of: slot.id)
    }
    let scale = ladder(for: slot.exercise).scale
    let now = load(number, of: slot).mass
    let rung = direction > 0 ? scale.rung(above: now) : scale.rung(below: now)
    // Below the lightest rung there is none given.
    let next = rung ?? (direction < 0 ? .zero : now)
    return set(number, of: slot, to: Weight(next < now || direction > 0 ? next : .zero, scale.unit))
  }

  /// What a number may be here: a range that has to climb needs room above its bottom.
  private func range(of number: PlanNumber, at place: PlanPlace) -> ClosedRange<Int> {
    guard number == .low, let slot = place.slotThere,
      let stride = climb(of: slot, under: place.routine.rule)
    else { return number.range }
    return 0...(number.range.upperBound - stride)
  }

  /// By how many reps a slot climbs where its rule needs room for that.
  private func climb(of slot: Slot, under rule: ProgressionRule) -> Int? {
    let mode = catalog.modeOfSlot(slot.exercise.id, stored: slot.exercise.mode)
    switch ProgressionRule.effective(slot.rule ?? rule, mode: mode) {
    case .double, .triple: return exercise(slot.exercise).laterality.stride
    default: return nil
    }
  }

  // MARK: Storing

  private func set(_ number: PlanNumber, of part: PlanPart, to value: Int) -> [Effect] {
    switch part {
    case .day: return []
    case .routine(let id): return change(id) { $0.rule.set(number, to: value) }
    case .slot(let id):
      guard let place = place(of: part), let slot = place.slotThere else { return [] }
      let climb = climb(of: slot, under: place.routine.rule)
      return change(id) { slot in
        switch number {
        case .sets: slot.sets = value
        case .low: slot.reps = slot.reps.withBottom(value, climbingBy: climb)
        case .high: slot.reps = slot.reps.withTop(value, climbingBy: climb)
        case .seconds: slot.seconds = value
        case .rest: slot.rest = value
        case .warmUps: slot.warmUps = value
        default: slot.rule?.set(number, to: value)
        }
      }
    }
  }

  private func set(_ number: PlanNumber, of slot: Slot, to weight: Weight) -> [Effect] {
    let mode = catalog.modeOfSlot(slot.exercise.id, stored: slot.exercise.mode)
    let now = clock
    return change(slot.id) { slot in
      if number == .trainingMax {
        slot.trainingMax = weight.mass == .zero ? nil : TrainingMax(weight, since: now)
      } else {
        slot.weight =
          weight.mass == .zero ? .unloaded : mode == .assistedReps ? -weight : weight
      }
    }
  }

  private func set(_ distance: Distance, of id: Slot.ID) -> [Effect] {
    change(id) { $0.distance = distance.micrometres == 0 ? nil : distance }
  }

  /// The unit a distance is typed in: the one it was entered in, else what is usual for the exercise.
  func distanceUnit(of slot: Slot) -> Distance.Unit {
    let mode = catalog.modeOfSlot(slot.exercise.id, stored: slot.exercise.mode)
    return slot.distance?.unit
      ?? .usual(for: mode, weighedIn: ladder(for: slot.exercise).scale.unit)
  }
}

extension TypedNumber {
  fileprivate init(_ value: Int) { self.init(coefficient: Int64(value), decimals: 0) }
}
