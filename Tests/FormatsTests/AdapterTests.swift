import Artifacts
import Distribution
import Formats
import Hangul
import Layouts
import TestSupport
import Testing

/// Layout files for other people's keyboards. Tests/Adapters reads them as these keyboards do.
@Suite struct AdapterTests {
  /// Danmoeum, with another legend or character on its first key.
  private static func layout(legend: String? = nil, scalar: Unicode.Scalar? = nil) -> Layout {
    var keys = Layout.danmoeum.keys
    let first = keys[0]
    keys[0] = Key(
      first.id, legend: legend, scalar: scalar, code: first.code, appends: first.appends,
      advance: first.advance)
    return Layout(id: "mine", name: "나의 자판", latinName: "Mine", keys: keys)
  }

  private static func omission(_ format: String, _ layout: Layout) throws -> String? {
    let maps = try LayoutMaps(layout)
    let exporter = FormatRegistry.named(format)
    let omission = exporter.omission(of: maps)
    #expect(try exporter.artifacts(for: [maps]).isEmpty == (omission != nil))
    return omission?.description
  }

  /// What is unfit for HeliBoard, and what is said of it.
  @Test(arguments: [
    ("shift", nil, "has the legend shift"), ("a|b", nil, "has the legend a|b"),
    ("$$$", nil, "has the legend $$$"), ("!icon/go", nil, "has the legend !icon/go"),
    ("\\x", nil, "has the legend \\x"), ("ㅂ", "q" as Unicode.Scalar?, "is named by q"),
  ])
  func whatHeliBoardWouldMistakeIsLeftOut(legend: String, scalar: Unicode.Scalar?, reason: String)
    throws
  {
    let said = try Self.omission(
      "heliboard", Self.layout(legend: legend, scalar: scalar))
    #expect(said?.hasPrefix("heliboard leaves out mine: key ㅂ \(reason)") == true, "\(said ?? "")")
    #expect(said?.contains("\n") == false && said?.contains("; ") == true)
  }

  @Test(arguments: [
    (layout(legend: "!icon/go"), "key ㅂ has the legend !icon/go"), (many, "key k68 is in row 10"),
    (layout(legend: "a|b"), nil),
  ])
  func whatFutoCannotHoldIsLeftOut(layout: Layout, reason: String?) throws {
    let said = try Self.omission("futo", layout)
    let says = reason.map { "futo leaves out mine: \($0)" }
    #expect(says.map { said?.hasPrefix($0) == true } ?? (said == nil), "\(said ?? "")")
  }

  /// More keys than fit into the nine rows that FUTO Keyboard has.
  private static let many = Layout.danmoeum.with(
    id: "mine",
    keys: Layout.danmoeum.keys
      + (0..<80).map { Key("k\($0)", appends: Letter(Unicode.Scalar(0x4E00 + UInt32($0))!)) })

  @Test(arguments: [("heliboard", "\"\\\"',\""), ("futo", "\"\\\"'\\\\,\"")])
  func textsAreQuoted(format: String, text: String) throws {
    let texts = try FormatRegistry.named(format).texts(of: Self.layout(legend: "\"',"))
    #expect(texts.values.contains { $0.contains(text) })
  }
}
