import CivilTime
import Logbook
import Training

extension State {
  /// Hands a plan out as a file that says nothing of the person.
  func share(_ id: Routine.ID) -> [Effect] {
    guard let routine = logbook.routine(id) else { return [] }
    return [.download(name: Self.fileName(of: routine.name), text: PlanFile(routine).text)]
  }

  /// Letters and digits of English and dashes: what every device can name a file with.
  private static func fileName(of plan: String) -> String {
    var name: [UInt8] = []
    for byte in plan.utf8.prefix(60) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        name.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): name.append(byte + 32)
      default: if let last = name.last, last != UInt8(ascii: "-") { name.append(UInt8(ascii: "-")) }
      }
    }
    while name.last == UInt8(ascii: "-") { name.removeLast() }
    return "rung-plan" + (name.isEmpty ? "" : "-" + String(decoding: name, as: UTF8.self)) + ".json"
  }

  /// Takes a file that a person chose: a plan that somebody shared, or a copy of a logbook.
  ///
  /// What is no plan is a copy, unless a plan was asked for.
  func open(_ text: String) -> [Effect] {
    guard stage == .open else { return restore(text) }
    let isPlanWanted = sheet == .templates
    do {
      return add(try PlanFile(text: text))
    } catch {
      switch error {
      case .tooLarge, .notJSON, .anotherFormat:
        if !isPlanWanted { return restore(text) }
      case .newerVersion, .days, .slots, .slotWithoutExercise: break
      }
      // A sheet would cover the sentence.
      sheet = nil
      return show(words(error))
    }
  }

  /// A name as its field takes it; nothing where it shows nothing.
  private static func shortened(_ name: String) -> String? {
    let tidy = String(String.UnicodeScalarView(name.tidied.unicodeScalars.prefix(80))).tidied
    return tidy.isEmpty ? nil : tidy
  }

  /// Adds a plan from a file beside those there are; it never takes the place of one.
  private func add(_ file: PlanFile) -> [Effect] {
    let drawn = DrawnIDs(from: ids)
    var routine = file.routine(createdAt: clock) { drawn.next() }
    ids = drawn.source
    sheet = nil
    let isTrainable = routine.days.allSatisfy { day in
      day.slots.allSatisfy { SlotLimits.allows($0) && $0.sets <= SlotLimits.sets.upperBound }
    }
    guard isTrainable else { return show(words(.planFileAbsurd)) }
    routine.isActive = logbook.routines.isEmpty
    routine.name = Self.shortened(routine.name) ?? words(.blankPlanName)
    for place in routine.days.indices {
      routine.days[place].name =
        Self.shortened(routine.days[place].name)
        ?? words(.newDay, ("number", String(place + 1)))
    }
    let effects = save(routine)
    guard logbook.routine(routine.id) != nil else { return effects }
    return effects + go(to: .planEdit(routine.id))
      + show(words(.planAdded, ("plan", routine.name)))
  }
}

extension Words {
  /// What is wrong with a file, what is safe, and what to do.
  func callAsFunction(_ error: PlanFileError) -> String {
    switch error {
    case .tooLarge, .notJSON, .anotherFormat: self(.planFileOther)
    case .newerVersion: self(.planFileNewer)
    case .days(let range): self(.planFileDays, ("most", String(range.upperBound)))
    case .slots(let range, let day):
      self(.planFileSlots, ("day", day), ("most", String(range.upperBound)))
    case .slotWithoutExercise(let day, let place):
      self(.planFileSlot, ("day", day), ("place", String(place)))
    }
  }
}
