/// The seventeen muscles that sets are credited to.
public enum Muscle: UInt8, CaseIterable, Sendable {
  case chest, shoulders, rearDelts, biceps, triceps, forearms
  case abs, obliques
  case lats, upperBack, traps, lowerBack
  case glutes, quads, hamstrings, calves, adductors

  /// The name shown in English, also the canonical label in files.
  public var label: String {
    switch self {
    case .chest: "Chest"
    case .shoulders: "Shoulders"
    case .rearDelts: "Rear Delts"
    case .biceps: "Biceps"
    case .triceps: "Triceps"
    case .forearms: "Forearms"
    case .abs: "Abs"
    case .obliques: "Obliques"
    case .lats: "Lats"
    case .upperBack: "Upper Back"
    case .traps: "Traps"
    case .lowerBack: "Lower Back"
    case .glutes: "Glutes"
    case .quads: "Quads"
    case .hamstrings: "Hamstrings"
    case .calves: "Calves"
    case .adductors: "Adductors"
    }
  }

  /// The part of the body it belongs to.
  public var region: BodyRegion {
    switch self {
    case .chest, .shoulders, .rearDelts, .biceps, .triceps, .forearms: .upperBody
    case .abs, .obliques: .core
    case .lats, .upperBack, .traps, .lowerBack: .back
    case .glutes, .quads, .hamstrings, .calves, .adductors: .lowerBody
    }
  }

  /// The side of the body map it is drawn on.
  public var side: BodySide {
    switch self {
    case .chest, .shoulders, .biceps, .forearms, .abs, .obliques, .quads, .adductors: .front
    case .rearDelts, .triceps, .lats, .upperBack, .traps, .lowerBack, .glutes, .hamstrings,
      .calves:
      .back
    }
  }

  /// Sets a week at which the muscle counts as fully trained.
  public var weeklySetTarget: Int {
    switch self {
    case .chest, .shoulders, .lats, .glutes, .quads, .hamstrings: 14
    case .biceps, .triceps, .abs, .upperBack: 12
    case .rearDelts, .forearms, .obliques, .traps, .lowerBack, .calves, .adductors: 8
    }
  }
}

/// The four parts of the body that muscles are grouped by.
public enum BodyRegion: UInt8, CaseIterable, Sendable {
  case upperBody, back, core, lowerBody

  /// The name shown in English.
  public var label: String {
    switch self {
    case .upperBody: "Upper Body"
    case .back: "Back"
    case .core: "Core"
    case .lowerBody: "Lower Body"
    }
  }
}

/// The two drawings of the body map.
public enum BodySide: UInt8, CaseIterable, Sendable {
  case front, back
}
