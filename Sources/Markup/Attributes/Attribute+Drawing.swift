/// What SVG elements need. Lengths are in units of the drawing.
extension Attribute {
  /// The part of the plane that is shown: left, top, width and height.
  public static func viewBox(_ text: String) -> Self { Self("viewBox", text) }

  /// How a drawing fits a frame of other proportions.
  public static func preserveAspectRatio(_ text: String?) -> Self {
    Self("preserveAspectRatio", text)
  }

  /// The width.
  public static func width(_ length: Double) -> Self { Self("width", SVG.decimal(length)) }

  /// The width, with a unit.
  public static func width(_ text: String?) -> Self { Self("width", text) }

  /// The height.
  public static func height(_ length: Double) -> Self { Self("height", SVG.decimal(length)) }

  /// The height, with a unit.
  public static func height(_ text: String?) -> Self { Self("height", text) }

  /// The distance from the left.
  public static func x(_ length: Double) -> Self { Self("x", SVG.decimal(length)) }

  /// The distance from the top.
  public static func y(_ length: Double) -> Self { Self("y", SVG.decimal(length)) }

  /// Where a line starts, from the left.
  public static func x1(_ length: Double) -> Self { Self("x1", SVG.decimal(length)) }

  /// Where a line starts, from the top.
  public static func y1(_ length: Double) -> Self { Self("y1", SVG.decimal(length)) }

  /// Where a line ends, from the left.
  public static func x2(_ length: Double) -> Self { Self("x2", SVG.decimal(length)) }

  /// Where a line ends, from the top.
  public static func y2(_ length: Double) -> Self { Self("y2", SVG.decimal(length)) }

  /// The centre, from the left.
  public static func cx(_ length: Double) -> Self { Self("cx", SVG.decimal(length)) }

  /// The centre, from the top.
  public static func cy(_ length: Double) -> Self { Self("cy", SVG.decimal(length)) }

  /// The radius of a circle.
  public static func r(_ length: Double) -> Self { Self("r", SVG.decimal(length)) }

  /// The horizontal radius of an ellipse or a corner.
  public static func rx(_ length: Double) -> Self { Self("rx", SVG.decimal(length)) }

  /// The vertical radius of an ellipse or a corner.
  public static func ry(_ length: Double) -> Self { Self("ry", SVG.decimal(length)) }

  /// The commands that draw a path.
  public static func d(_ commands: String) -> Self { Self("d", commands) }

  /// The corners of a polygon or polyline.
  public static func points(_ text: String) -> Self { Self("points", text) }

  /// Moves, turns or scales.
  public static func transform(_ text: String?) -> Self { Self("transform", text) }

  /// The colour inside; "none" for none.
  public static func fill(_ paint: String?) -> Self { Self("fill", paint) }

  /// Which parts count as inside: "nonzero" or "evenodd".
  public static func fillRule(_ rule: String?) -> Self { Self("fill-rule", rule) }

  /// The colour of the line.
  public static func stroke(_ paint: String?) -> Self { Self("stroke", paint) }

  /// The width of the line.
  public static func strokeWidth(_ length: Double) -> Self {
    Self("stroke-width", SVG.decimal(length))
  }

  /// How a line ends: "butt", "round" or "square".
  public static func strokeLinecap(_ cap: String?) -> Self { Self("stroke-linecap", cap) }

  /// How lines meet: "miter", "round" or "bevel".
  public static func strokeLinejoin(_ join: String?) -> Self { Self("stroke-linejoin", join) }

  /// The lengths of dashes and gaps.
  public static func strokeDasharray(_ text: String?) -> Self { Self("stroke-dasharray", text) }

  /// How far into the dashes a line starts.
  public static func strokeDashoffset(_ length: Double) -> Self {
    Self("stroke-dashoffset", SVG.decimal(length))
  }

  /// The length the path counts as, whatever its real one.
  public static func pathLength(_ length: Double) -> Self {
    Self("pathLength", SVG.decimal(length))
  }

  /// "non-scaling-stroke" keeps lines as thin as they are when the drawing is enlarged.
  public static func vectorEffect(_ effect: String?) -> Self { Self("vector-effect", effect) }

  /// How opaque it is, from 0 to 1.
  public static func opacity(_ share: Double) -> Self { Self("opacity", SVG.decimal(share)) }

  /// Which end of a text its place is: "start", "middle" or "end".
  public static func textAnchor(_ anchor: String?) -> Self { Self("text-anchor", anchor) }

  /// Which height of a text its place is: "middle", "hanging".
  public static func dominantBaseline(_ line: String?) -> Self {
    Self("dominant-baseline", line)
  }

  /// Where along a gradient a colour stands, from 0 to 1.
  public static func offset(_ share: Double) -> Self { Self("offset", SVG.decimal(share)) }

  /// The colour at a stop of a gradient.
  public static func stopColor(_ colour: String?) -> Self { Self("stop-color", colour) }

  /// What the units of a gradient are: "userSpaceOnUse" or "objectBoundingBox".
  public static func gradientUnits(_ units: String?) -> Self { Self("gradientUnits", units) }

  /// What the units of a pattern are: "userSpaceOnUse" or "objectBoundingBox".
  public static func patternUnits(_ units: String?) -> Self { Self("patternUnits", units) }

  /// How a pattern is turned or scaled.
  public static func patternTransform(_ text: String?) -> Self { Self("patternTransform", text) }

  /// The clip path that cuts it, as in "url(#front)".
  public static func clipPath(_ reference: String?) -> Self { Self("clip-path", reference) }

  /// The mask that covers it, as in "url(#front)".
  public static func mask(_ reference: String?) -> Self { Self("mask", reference) }
}

extension SVG {
  /// The number as a drawing spells it, to a thousandth; 0 for what is no number, and at most a
  /// thousand million to either side.
  public static func decimal(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let bound = 1e9
    let scaled = Swift.min(Swift.max(value, -bound), bound) * 1000
    let thousandths = Int64(scaled < 0 ? scaled - 0.5 : scaled + 0.5)
    let magnitude = thousandths.magnitude
    let sign = thousandths < 0 ? "-" : ""
    let fraction = magnitude % 1000
    if fraction == 0 { return "\(sign)\(magnitude / 1000)" }
    var digits = "\(fraction + 1000)".dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    return "\(sign)\(magnitude / 1000).\(digits)"
  }
}
