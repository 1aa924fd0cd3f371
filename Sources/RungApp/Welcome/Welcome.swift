import CivilTime
import Loads
import Logbook
import Training

/// What is chosen on the first launch.
struct Welcome: Equatable {
  /// The plan to begin with.
  enum Start: Equatable {
    case template(String)
    case blank
  }

  var start = Start.template("full-body")
  /// The guess, until it is changed.
  var unit = MassUnit.kilogram
  var firstWeekday = Weekday.monday
  /// Whether the person changed the guess; a guess is never stored.
  var hasChosenUnit = false
  var hasChosenWeekday = false

  init() {}

  init(unit: MassUnit, firstWeekday: Weekday) {
    self.unit = unit
    self.firstWeekday = firstWeekday
  }

  /// The five templates that are offered before anything is known of a person.
  static let templates = StarterTemplate.all.filter {
    ["ppl", "upper-lower", "full-body", "minimalist", "ppl-upper-lower"].contains($0.id)
  }
}

enum WelcomeAction {
  case choose(Welcome.Start)
  case chooseUnit(MassUnit)
  case chooseFirstWeekday(Weekday)
  case begin
  case restore
}

extension State {
  func update(welcome action: WelcomeAction) -> [Effect] {
    switch action {
    case .choose(let start): welcome.start = start
    case .chooseUnit(let unit):
      welcome.unit = unit
      welcome.hasChosenUnit = true
    case .chooseFirstWeekday(let weekday):
      welcome.firstWeekday = weekday
      welcome.hasChosenWeekday = true
    case .begin: return begin()
    case .restore: return [.chooseFile]
    }
    return []
  }

  /// Makes the logbook: the plan, and what was chosen otherwise than guessed.
  private func begin() -> [Effect] {
    guard stage == .welcome else { return [] }
    var chosen = settings
    if welcome.hasChosenUnit { chosen.unit = welcome.unit }
    if welcome.hasChosenWeekday { chosen.firstWeekday = welcome.firstWeekday }
    var effects = save(chosen)
    effects += addPlan(welcome.start, isActive: true)
    stage = .open
    told.hasAskedToPersist = true
    effects.append(.persist)
    return effects + go(to: .today, replacing: true)
  }

  /// Adds a plan made from a template, or a blank one.
  func addPlan(_ start: Welcome.Start, isActive: Bool) -> [Effect] {
    var routine: Routine
    switch start {
    case .template(let id):
      guard let template = StarterTemplate.all.first(where: { $0.id == id }) else { return [] }
      let drawn = DrawnIDs(from: ids)
      routine = template.routine(createdAt: clock, catalog: catalog) { drawn.next() }
      ids = drawn.source
    case .blank:
      routine = Routine(id: Routine.ID(newID()), name: words(.blankPlanName), createdAt: clock)
    }
    routine.isActive = isActive
    return save(routine)
  }
}
