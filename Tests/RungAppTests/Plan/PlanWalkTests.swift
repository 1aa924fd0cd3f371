import CivilTime
import JSONCoding
import Logbook
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("Any edit of a plan, in any order")
struct PlanWalkTests {
  @Test(
    "is taken back by Undo to the very plan it was, and what is stored is what is shown",
    arguments: 0..<12 as Range<UInt64>)
  func walk(seed: UInt64) {
    var random = Randomness(seed: seed)
    func draw(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
    let phone = Phone.editingPlan()
    var undone = 0
    for step in 0..<200 {
      phone.clock += 1_000
      if draw(6) == 0, !phone.planned.days.isEmpty {
        phone.openDay(draw(phone.planned.days.count))
      }
      let before = phone.planned
      let toast = phone.state.toast
      act(on: phone, draw)
      guard phone.state.toast != toast, case .plan = phone.state.toast?.undo, draw(3) > 0 else {
        continue
      }
      undone += 1
      #expect(phone.state.sheet == nil, "seed \(seed), step \(step): Undo lies under a sheet")
      phone.tap("Undo")
      #expect(phone.planned == before, "seed \(seed), step \(step)")
    }
    #expect(undone > 0, "seed \(seed): nothing was undone")
    #expect(
      phone.restarted().state.logbook.routines == phone.state.logbook.routines, "seed \(seed)")
    let ids = phone.planned.days.flatMap { $0.slots.map { $0.id } }
    #expect(Set(ids).count == ids.count, "seed \(seed): a slot is there twice")
    for slot in phone.planned.days.flatMap({ $0.slots }) {
      #expect(SlotLimits.allows(slot), "seed \(seed): \(slot)")
    }
  }

  private func act(on phone: Phone, _ draw: (Int) -> Int) {
    let controls = phone.screen.controls.filter { control in
      ![
        "Delete " + phone.planned.name, "Start", "Freestyle", "Make active", "Undo", "Settings",
        "Share", "Create",
      ]
      .contains { control.name.hasPrefix($0) } && control.attributes["id"] != "sheet"
    }
    guard !controls.isEmpty else { return }
    let control = controls[draw(controls.count)]
    if control.tag == "select" {
      let options = control.children.compactMap { $0.attributes["value"] }
      phone.dom(control, "change", value: options.isEmpty ? "" : options[draw(options.count)])
    } else if control.events.contains("input") {
      let texts = ["7", "12", "abc", "", "0", "60", "leg press", "99999"]
      phone.type(texts[draw(texts.count)], into: control.attributes["id"] ?? "")
    } else {
      phone.dom(control, control.events.contains("tap") ? "tap" : "change", value: "true")
    }
  }
}
