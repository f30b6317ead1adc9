import Artifacts
import Formats
import Layouts
import Maps
import Testing

/// Layouts that the keyboards of other apps cannot contain. The format omits such a layout, and reports the reason and
/// a remedy in one line.
@Suite struct OmissionTests {
  /// Returns Danmoeum with another legend or another scalar on the first key.
  private static func mine(legend: String? = nil, scalar: Unicode.Scalar? = nil) -> Layout {
    var keys = Layout.danmoeum.keys
    let first = keys[0]
    keys[0] = Key(
      first.id, legend: legend, scalar: scalar, code: first.code, appends: first.appends,
      advance: first.advance)
    return .danmoeum.with(id: "mine", keys: keys)
  }

  /// A layout with more keys than the nine rows of FUTO Keyboard can contain.
  private static let many = Layout.danmoeum.with(
    id: "mine",
    keys: Layout.danmoeum.keys + (0..<80).map { Key("k\($0)", appends: Letter(Unicode.Scalar(0x4E00 + UInt32($0))!)) })

  /// A layout with modifiers that change every state.
  private static let large = Layout.naratgeul.with(
    keys: Layout.naratgeul.keys
      + ["a", "b", "c"].map { Key($0, appends: nil, advance: "ㄱ→ㄷ→ㄱ ㄴ→ㅁ→ㄴ ㅅ→ㅎ→ㅅ ㅇ→ㅈ→ㅇ ㅏ→ㅗ→ㅏ ㅣ→ㅡ→ㅣ ㅓ→ㅜ→ㅓ") })

  private static let omissions: [(format: String, layout: Layout, reason: String?)] = [
    ("heliboard", mine(legend: "shift"), "key ㅂ has the legend shift"),
    ("heliboard", mine(legend: "a|b"), "key ㅂ has the legend a|b"),
    ("heliboard", mine(legend: "|\u{301}b"), "key ㅂ has the legend |\u{301}b"),
    ("heliboard", mine(legend: "$$$"), "key ㅂ has the legend $$$"),
    ("heliboard", mine(legend: "!icon/go"), "key ㅂ has the legend !icon/go"),
    ("heliboard", mine(legend: "\\x"), "key ㅂ has the legend \\x"),
    ("heliboard", mine(scalar: "q"), "key ㅂ has the scalar q"),
    ("futo", mine(legend: "!icon/go"), "key ㅂ has the legend !icon/go"),
    ("futo", mine(legend: "!\u{301}/\u{301}"), "key ㅂ has the legend !\u{301}/\u{301}"),
    ("futo", many, "key k68 is in row 10"), ("futo", mine(legend: "a|b"), nil),
    ("trie", many, "keys, including backspace, but "),
    ("kotlin", many, "keys, including backspace, but "),
    ("json", large, " bytes, but keyboards ship at most \(Budget.promise)"),
  ]

  @Test(arguments: omissions)
  func omitsALayoutWithAReason(format: String, layout: Layout, reason: String?) throws {
    let result = try FormatRegistry.named(format).files(for: [LayoutMaps(layout)])
    let description = result.omissions.first?.description
    #expect(result.artifacts.isEmpty == (reason != nil))
    guard let reason else {
      #expect(description == nil)
      return
    }
    #expect(description?.hasPrefix("\(format) omits \(layout.id): ") == true, "\(description ?? "")")
    #expect(description?.contains(reason) == true && description?.contains("\n") == false, "\(description ?? "")")
  }

  /// A combining mark after a quotation mark must not hide the quotation mark.
  @Test(arguments: [("heliboard", "\"\\\"\u{301}',\u{301}\""), ("futo", "\"\\\"\u{301}'\\\\,\u{301}\"")])
  func quotesTexts(format: String, text: String) throws {
    let texts = try FormatRegistry.named(format).texts(of: Self.mine(legend: "\"\u{301}',\u{301}"))
    #expect(texts.values.contains { $0.contains(text) })
  }
}
