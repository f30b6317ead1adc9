import Foundation
import Layouts
import Testing

@testable import Verification

/// Pictures read back through an XML parser.
@Suite struct KeypadProofTests {
  private static let pictures = Dictionary(
    uniqueKeysWithValues: [MadeFiles.naratgeul, .cheonjiin, try! MadeFiles([.dubeolsik])].map {
      ($0.layouts[0].id, $0["keypad/\($0.layouts[0].id).svg"])
    })

  private func failure(_ layout: Layout, _ bytes: [UInt8]) -> String? {
    VerificationTests.failure { try KeypadProof(layout: layout).run(on: "a.svg", bytes) }
  }

  @Test(arguments: [Layout.naratgeul, .cheonjiin, .dubeolsik])
  func aPictureShowsWhatItsLayoutHas(layout: Layout) throws {
    let picture = try #require(Self.pictures[layout.id])
    #expect(failure(layout, picture) == nil)
    for other in Layout.all where other.id != layout.id {
      #expect(failure(other, picture)?.hasPrefix("a.svg lacks") == true, "\(other.id)")
    }
  }

  /// A label of each kind is removed, changed, given another kind, or repeated.
  @Test(arguments: [
    ("legend", "dubeolsik"), ("held", "dubeolsik"), ("shifted", "dubeolsik"), ("code", "naratgeul"),
    ("code", "dubeolsik"), ("legend", "cheonjiin"),
  ])
  func everyLabelCounts(kind: String, id: String) throws {
    let layout = try #require(Layout.all.first { $0.id == id })
    let text = String(decoding: try #require(Self.pictures[id]), as: UTF8.self)
    // The last label of the kind, to prove that all labels are compared.
    let start = try #require(text.range(of: "<text class=\"\(kind)\"", options: .backwards))
      .lowerBound
    let end = try #require(text[start...].range(of: "</text>")).upperBound
    let label = String(text[start..<end])
    let other = kind == "legend" ? "held" : "legend"
    for new in [
      "", label.replacing("</text>", with: "x</text>"),
      label.replacing("\"\(kind)\"", with: "\"\(other)\""), label.replacing("text", with: "desc"),
    ] + (kind == "shifted" ? [] : [label + label]) {
      let damaged = String(text[..<start]) + new + text[end...]
      #expect(
        failure(layout, Array(damaged.utf8))?.hasPrefix("a.svg lacks") == true,
        "\(new) for \(label)")
    }
  }

  @Test(arguments: [
    "", "x", "<svg>", "<svg></svg", "<svg></g></svg>", "<svg><text></svg>", "<svg>&nothing;</svg>",
    "<svg/><svg/>",
  ])
  func whatIsNoPictureIsRefused(text: String) {
    #expect(failure(.naratgeul, Array(text.utf8)) != nil)
  }

  @Test func anElementThatIsNeverClosedIsFound() throws {
    let picture = try #require(Self.pictures["naratgeul"])
    for (old, new) in [("</svg>", ""), ("</text>", "</txt>"), ("</text>", "")] {
      #expect(failure(.naratgeul, changed(picture, old, to: new)) == "a.svg is not well-formed XML")
    }
  }

  /// Labels with characters that XML escapes are read back unescaped.
  @Test func labelsAreReadWithTheirEscapesUndone() {
    let layout = Layout(
      id: "x", name: "엑", latinName: "X",
      rows: [
        [
          .key(Key("k", legend: "<&>", code: "a", longPress: "\"", appends: "ㄱ")),
          .key(Key("l", code: "1", longPress: "1", appends: "ㄴ")),
        ]
      ])
    let labels = [
      ("legend", "&lt;&amp;&gt;"), ("held", "&quot;"), ("code", "a"), ("legend", "l"),
      ("held", "1"),
    ]
    let texts = labels.map { "<text class=\"\($0)\">\($1)</text>" }.joined()
    #expect(failure(layout, Array("<svg>\(texts)</svg>".utf8)) == nil)
    #expect(
      failure(layout, Array("<svg>\(texts.replacing("&amp;", with: "&quot;"))</svg>".utf8)) != nil)
  }
}
