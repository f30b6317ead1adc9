import Layouts
import Maps
import TestSupport
import Testing

@testable import Formats
@testable import Verification

/// Pictures read back through an XML parser.
@Suite struct KeypadProofTests {
  private func picture(_ layout: Layout) throws -> String {
    let made = try FormatRegistry.all.first { $0.name == "keypad" }?
      .artifacts(for: [LayoutMaps(layout)])
    return String(decoding: try #require(made?.first).bytes, as: UTF8.self)
  }

  private func failure(_ layout: Layout, _ text: String) -> String? {
    TestSupport.failure { try KeypadProof(layout: layout).run(on: "a.svg", Array(text.utf8)) }
  }

  /// The last label of a kind, to prove that all are compared, is removed, changed, given another kind, or repeated.
  @Test(arguments: [
    ("legend", Layout.dubeolsik), ("held", .dubeolsik), ("shifted", .dubeolsik),
    ("code", .naratgeul), ("code", .dubeolsik), ("legend", .cheonjiin),
  ])
  func everyLabelCounts(kind: String, layout: Layout) throws {
    let text = try picture(layout)
    let start = try #require(text.range(of: "<text class=\"\(kind)\"", options: .backwards))
      .lowerBound
    let end = try #require(text[start...].range(of: "</text>")).upperBound
    let label = String(text[start..<end])
    let other = kind == "legend" ? "held" : "legend"
    for new in [
      "", label.replacing("</text>", with: "x</text>"),
      label.replacing("\"\(kind)\"", with: "\"\(other)\""), label.replacing("text", with: "desc"),
    ] + (kind == "shifted" ? [] : [label + label]) {
      let found = failure(layout, String(text[..<start]) + new + text[end...])
      #expect(found?.hasPrefix("a.svg lacks") == true, "\(new) for \(label)")
    }
  }

  @Test(arguments: [
    "", "x", "<svg>", "<svg></svg", "<svg></g></svg>", "<svg><text></svg>", "<svg>&nothing;</svg>",
    "<svg/><svg/>", "<svg><text></txt></svg>",
  ])
  func whatIsNoPictureIsRefused(text: String) {
    #expect(failure(.naratgeul, text) != nil)
  }

  /// What XML escapes is drawn, and read back, as it is.
  @Test func labelsAreReadWithTheirEscapesUndone() throws {
    let key = Key("k", legend: "<&>", code: "'", appends: "&")
    let layout = Layout.cheonjiin.with(name: "<엑스>", latinName: "X & Y").adding(key)
    let picture = try picture(layout)
    #expect(failure(layout, picture) == nil && picture.contains("&lt;&amp;&gt;"))
    #expect(failure(layout, picture.replacing("&amp;&gt;", with: "&quot;&gt;")) != nil)
  }
}
