// Written by tools/make_tags.py from its one list of tags.

/// The kind of an element, HTML first, SVG from `svg` on.
enum Tag: UInt8 {
  case main
  case header
  case footer
  case nav
  case section
  case article
  case aside
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
  case div
  case p
  case ul
  case ol
  case li
  case dl
  case dt
  case dd
  case figure
  case figcaption
  case blockquote
  case pre
  case hr
  case a
  case span
  case strong
  case em
  case small
  case mark
  case code
  case kbd
  case sub
  case sup
  case time
  case abbr
  case i
  case b
  case s
  case u
  case q
  case cite
  case bdi
  case br
  case wbr
  case form
  case fieldset
  case legend
  case label
  case input
  case button
  case select
  case optgroup
  case option
  case textarea
  case datalist
  case output
  case progress
  case meter
  case table
  case caption
  case colgroup
  case col
  case thead
  case tbody
  case tfoot
  case tr
  case th
  case td
  case details
  case summary
  case dialog
  case menu
  case img
  case picture
  case source
  case audio
  case video
  case canvas
  case svg
  case g
  case path
  case circle
  case ellipse
  case line
  case rect
  case polyline
  case polygon
  case svgText
  case tspan
  case svgTitle
  case desc
  case defs
  case use
  case symbol
  case linearGradient
  case radialGradient
  case stop
  case clipPath
  case mask
  case pattern
  case marker

  /// The name as the page spells it.
  var name: AttributeName { Self.names[Int(rawValue)] }

  /// Whether the element belongs to SVG and not to HTML.
  var isSVG: Bool { rawValue >= Tag.svg.rawValue }

  /// Whether the element never has content nor an end tag.
  var isVoid: Bool {
    switch self {
    case .hr, .br, .wbr, .input, .col, .img, .source: true
    default: false
    }
  }

  private static let names: [AttributeName] = [
    "main", "header", "footer", "nav", "section", "article", "aside", "h1", "h2", "h3", "h4", "h5",
    "h6", "div", "p", "ul", "ol", "li", "dl", "dt", "dd", "figure", "figcaption", "blockquote",
    "pre", "hr", "a", "span", "strong", "em", "small", "mark", "code", "kbd", "sub", "sup", "time",
    "abbr", "i", "b", "s", "u", "q", "cite", "bdi", "br", "wbr", "form", "fieldset", "legend",
    "label", "input", "button", "select", "optgroup", "option", "textarea", "datalist", "output",
    "progress", "meter", "table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr",
    "th", "td", "details", "summary", "dialog", "menu", "img", "picture", "source", "audio",
    "video", "canvas", "svg", "g", "path", "circle", "ellipse", "line", "rect", "polyline",
    "polygon", "text", "tspan", "title", "desc", "defs", "use", "symbol", "linearGradient",
    "radialGradient", "stop", "clipPath", "mask", "pattern", "marker",
  ]
}
