import CivilTime
import Training

/// Section 13 of the training vectors: the window of a set, and what is kept.
let heartRateCases: [VectorCase] = [
  VectorCase("HR1", expects: "inferred 24 s") {
    shown(SetWindow(of: logged(at: 150, reps: 8), previous: referenceNow))
  },
  VectorCase("HR1.limits", expects: "inferred 15 s / inferred 90 s / inferred 10 s / inferred 45 s")
  {
    slashed([
      shown(SetWindow(of: logged(at: 150, reps: 2), previous: referenceNow)),
      shown(SetWindow(of: logged(at: 150, reps: 40), previous: referenceNow)),
      shown(SetWindow(of: logged(at: 10, reps: 8), previous: referenceNow)),
      shown(
        SetWindow(
          of: SetLog(
            exercise: "plank", mode: .duration, numbers: SetNumbers(seconds: 45), at: after(150)),
          previous: referenceNow)),
    ])
  },
  VectorCase("HR2", expects: "measured 40 s / inferred 24 s / inferred 24 s") {
    slashed(
      ([110, -20, 160] as [Int64]).map { start in
        var log = logged(at: 150, reps: 8)
        log.startedAt = after(start)
        return shown(SetWindow(of: log, previous: referenceNow))
      })
  },
  VectorCase("HR.detected", expects: "detected 40 s, 145 at most") {
    let window = SetWindow(of: logged(at: 150, reps: 8), previous: referenceNow, readings: climb)
    let heart = window.heartRate(in: climb)
    return shown(window) + ", " + String(heart?.peak ?? 0) + " at most"
  },
  VectorCase("HR.twice", expects: "inferred 24 s") {
    let second = climb.map { HeartRateReading(at: $0.at.adding(seconds: 70), beats: $0.beats) }
    return shown(
      SetWindow(of: logged(at: 220, reps: 8), previous: referenceNow, readings: climb + second))
  },
  VectorCase("HR4", expects: "inferred 24 s / inferred 1 s") {
    let first = logged(at: 150, reps: 8)
    let second = logged(at: 151, reps: 8)
    return slashed([
      shown(SetWindow(of: first, previous: referenceNow, next: second.at, readings: climb)),
      shown(SetWindow(of: second, previous: first.at, readings: climb)),
    ])
  },
  VectorCase("HR5", expects: "no / no / yes") {
    slashed([0, 0.4, 1].map { text(SessionVitals.isWorthKeeping(energy: $0)) })
  },
  VectorCase("HR.session", expects: "120 of 12 / none / none / none") {
    func vitals(_ count: Int, every seconds: Int64, length: Int64) -> String {
      let readings = (0..<count).map {
        HeartRateReading(at: after(Int64($0) * seconds), beats: 120)
      }
      let vitals = SessionVitals(readings: readings, from: referenceNow, to: after(length))
      guard let vitals, let average = vitals.average else { return "none" }
      return String(Int(average)) + " of " + String(vitals.readings ?? 0)
    }
    return slashed([
      vitals(12, every: 60, length: 1320), vitals(11, every: 60, length: 660),
      vitals(12, every: 61, length: 660), vitals(12, every: 60, length: 1321),
    ])
  },
]

private func logged(at seconds: Int64, reps: Int) -> SetLog {
  SetLog(
    exercise: "bench", mode: .weightReps, numbers: SetNumbers(weight: kg("60"), reps: reps),
    at: after(seconds))
}

/// Readings every ten seconds: settling, then one climb from 95 to 145 between 100 and 140 s, then falling.
private let climb: [HeartRateReading] = [
  110, 108, 104, 102, 100, 99, 98, 97, 96, 95, 95, 110, 125, 138, 145, 140,
].enumerated().map { HeartRateReading(at: after(Int64($0.offset) * 10), beats: $0.element) }

private func shown(_ window: SetWindow) -> String {
  let kind =
    switch window.kind {
    case .measured: "measured"
    case .detected: "detected"
    case .inferred: "inferred"
    }
  return kind + " " + String(window.end.milliseconds(since: window.start) / 1000) + " s"
}
