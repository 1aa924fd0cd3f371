import Testing

@testable import Markup

enum Act { case a(Int), b }
@Test("placeholder")
func placeholder() {
  var page = Mounted<Act>()
  let bytes = page.render(
    div(.class("x"), .class("y", when: true)) {
      "hi"
      for i in 0..<3 { p(.onTap(.a(i)), key: "\(i)") { "x \(i)" } }
      if bytesAre { button(.onTap(.b)) { "b" } } else { span() }
      section().map { (x: Int) in Act.a(x) }
    })
  #expect(!bytes.isEmpty)
}
let bytesAre = true
