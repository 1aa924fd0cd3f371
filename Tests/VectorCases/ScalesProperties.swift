import Loads

/// What must hold for every scale and every load; run with fresh seeds natively, with one seed in
/// the browser's build.
///
/// Gives "held", or the first case that broke a rule.
public func scaleProperties(seed: UInt64, rounds: Int) -> String {
  var draw = SeededDraw(seed: seed)
  for round in 0..<rounds {
    let scale = draw.scale()
    for _ in 0..<8 {
      let load = draw.load(for: scale)
      let reach = draw.count(0...4)
      let broken =
        nearestRule(scale, load) ?? neighbourRule(scale, load) ?? steppingRule(scale, load)
        ?? ladderRule(scale, load, reach: reach) ?? assistedRule(scale, load)
      if let broken {
        return "seed " + String(seed) + ", round " + String(round) + ", load "
          + String(load.nanograms) + " ng: " + broken
      }
    }
  }
  return "held"
}

private func nearestRule(_ scale: LoadScale, _ load: Mass) -> String? {
  let nearest = scale.snap(load)
  if !scale.contains(nearest) { return "the nearest rung is no rung" }
  if scale.snap(nearest) != nearest { return "snapping twice moves the load" }
  if nearest < scale.lowestRung || nearest > scale.highestRung { return "snapped off the scale" }
  if scale.highestRung > scale.ceiling { return "a rung above the ceiling" }
  let distance = (nearest - load).magnitude
  for other in [scale.rung(above: load), scale.rung(below: load)] {
    if let other, (other - load).magnitude < distance, !scale.contains(load) {
      return "another rung is nearer"
    }
  }
  let lighter = scale.rung(nearest: load, tie: .lighter)
  if lighter != nearest, (lighter - load).magnitude != distance || lighter > nearest {
    return "a tie is no tie"
  }
  return nil
}

private func neighbourRule(_ scale: LoadScale, _ load: Mass) -> String? {
  let here = scale.contains(load) ? scale.snap(load) : load
  if let up = scale.rung(above: load) {
    if up <= here || !scale.contains(up) || scale.snap(up) != up { return "up is no rung above" }
    let back = scale.rung(below: up)
    if scale.contains(load) ? back != here : (back ?? .zero) > max(here, .zero) {
      return "down again is not where it began"
    }
  } else if here < scale.highestRung {
    return "no rung above although there is one"
  }
  if let down = scale.rung(below: load) {
    if down >= here || !scale.contains(down) || scale.snap(down) != down {
      return "down is no rung below"
    }
    if scale.contains(load), scale.rung(above: down) != here {
      return "up again is not where it began"
    }
  } else if here > scale.lowestRung {
    return "no rung below although there is one"
  }
  let floor = scale.rung(atOrBelow: load)
  let roof = scale.rung(atOrAbove: load)
  if scale.contains(load) { return floor == here && roof == here ? nil : "a rung is not its own" }
  return floor == scale.rung(below: load) && roof == scale.rung(above: load)
    ? nil : "at or below is not below"
}

private func steppingRule(_ scale: LoadScale, _ load: Mass) -> String? {
  if scale.step(load, 0) != load { return "no direction moved the load" }
  if scale.step(load, 7) != scale.step(load, 1) || scale.step(load, -7) != scale.step(load, -1) {
    return "a long tap is more than one rung"
  }
  if scale.step(load, 1) != (scale.rung(above: load) ?? load) { return "up is not the rung above" }
  if !scale.contains(scale.step(load, -1)) { return "down left the scale" }
  return nil
}

private func ladderRule(_ scale: LoadScale, _ load: Mass, reach: Int) -> String? {
  let ladder = scale.ladder(around: load, reach: reach)
  guard let first = ladder.first, let last = ladder.last else { return "an empty ladder" }
  if !ladder.contains(scale.snap(load)) { return "the load is not on its ladder" }
  for (lower, upper) in zip(ladder, ladder.dropFirst()) where scale.rung(above: lower) != upper {
    return "the ladder skips a rung"
  }
  if ladder.count < 2 * reach + 1, first != scale.lowestRung || last != scale.highestRung {
    return "the ladder shrank"
  }
  if ladder.count > 2 * reach + 1 { return "the ladder grew" }
  let middle = ladder[ladder.count / 2]
  if first != scale.lowestRung, last != scale.highestRung, middle != scale.snap(load) {
    return "the load is not in the middle"
  }
  return nil
}

private func assistedRule(_ scale: LoadScale, _ load: Mass) -> String? {
  let assisted = AssistedScale(scale)
  if !assisted.contains(assisted.snap(load)) { return "assisted: the nearest rung is no rung" }
  if assisted.snap(-load) != -assisted.snap(load) { return "assisted: not a mirror" }
  if let less = assisted.rung(above: load) {
    if less <= load, !assisted.contains(load) { return "assisted: less help is not above" }
    if !assisted.contains(less) { return "assisted: less help is no rung" }
    if assisted.contains(load), assisted.rung(below: less) != assisted.snap(load) {
      return "assisted: more help again is not where it began"
    }
    if assisted.rung(below: -load) != -less { return "assisted: up is not mirrored down" }
  }
  let ladder = assisted.ladder(around: load)
  if !ladder.contains(assisted.snap(load)) { return "assisted: the load is not on its ladder" }
  for (lower, upper) in zip(ladder, ladder.dropFirst()) where assisted.rung(above: lower) != upper {
    return "assisted: the ladder skips a rung"
  }
  return nil
}
