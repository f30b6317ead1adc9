import Artifacts
import Distribution
import Formats
import Hangul
import Layouts
import Testing

/// Layout files for other people's keyboards. Tests/Adapters reads them as these keyboards do.
@Suite struct AdapterTests {
  /// Danmoeum in rows of so many keys, the first with another legend or character.
  private static func layout(
    _ counts: [Int], legend: String? = nil, scalar: Unicode.Scalar? = nil
  ) -> Layout {
    var keys = Layout.danmoeum.keys[...]
    let first = keys.removeFirst()
    keys.insert(
      Key(
        first.id, legend: legend, scalar: scalar, code: first.code, appends: first.appends,
        advance: first.advance), at: keys.startIndex)
    let rows = counts.map { count -> [Slot] in
      defer { keys = keys.dropFirst(count) }
      return keys.prefix(count).map { .key($0) }
    }
    return Layout(id: "mine", name: "나의 자판", latinName: "Mine", rows: rows)
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
      "heliboard", Self.layout([8, 8, 6], legend: legend, scalar: scalar))
    #expect(said?.hasPrefix("heliboard leaves out mine: key ㅂ \(reason)") == true, "\(said ?? "")")
    #expect(said?.contains("\n") == false && said?.contains("; ") == true)
  }

  /// HeliBoard counts the rows of a keypad by their letters; the bottom row may have none.
  @Test func aRowWithoutLettersIsLeftOutOfHeliBoard() throws {
    let keys = Layout.naratgeul.rows.map { $0.filter { $0.key != nil } }
    let between = Layout.naratgeul.with(
      rows: [keys[0], [.space, .gap], keys[1], keys[2], keys[3] + [.enter]])
    let said = try Self.omission("heliboard", between)
    #expect(said?.hasPrefix("heliboard leaves out naratgeul: has no letters in row 2") == true)
    #expect(try Self.omission("futo", between) == nil)
    let below = Layout.naratgeul.with(rows: keys + [[.gap, .space, .enter, .gap]])
    let texts = try FormatRegistry.named("heliboard").texts(of: below)
    let around = try #require(texts["heliboard/functional/functional_keys_korean_naratgeul.json"])
    let bottom = try #require(around.split(separator: "[\n").last)
    for label in ["space", "action", "symbol_alpha", "language_switch"] {
      #expect(bottom.contains("\"alphabet\":{\"label\":\"\(label)\""), "\(label)")
    }
    #expect(!bottom.contains("placeholder"))
  }

  /// What stands between letters stays there.
  @Test func aKeyBetweenLettersIsWithThem() throws {
    var rows = Layout.naratgeul.rows
    rows[0].insert(.enter, at: 1)
    let texts = try FormatRegistry.named("heliboard").texts(of: .naratgeul.with(rows: rows))
    let letters = try #require(texts["heliboard/main/korean_naratgeul.json"])
    let lines = letters.split(separator: "\n")
    #expect(lines[2].contains("\"ㄱ\"") && lines[3].hasPrefix("{\"label\":\"action\",\"width\":0.2"))
  }

  /// Rows of letters alone have gaps at both ends, of as many widths as there are such rows.
  @Test(arguments: [
    (layout([8, 8, 6], legend: "!icon/go"), "key ㅂ has the legend !icon/go"),
    (layout([13] + Array(repeating: 1, count: 9)), "key ㅡ is in row 10"),
    (layout([7, 6, 4, 3, 2]), "has a width that is the fifth"), (layout([7, 7, 6, 2]), nil),
    (layout([8, 8, 6], legend: "a|b"), nil),
  ])
  func whatFutoCannotHoldIsLeftOut(layout: Layout, reason: String?) throws {
    let said = try Self.omission("futo", layout)
    let says = reason.map { "futo leaves out mine: \($0)" }
    #expect(says.map { said?.hasPrefix($0) == true } ?? (said == nil), "\(said ?? "")")
  }

  @Test(arguments: [("heliboard", "\"\\\"',\""), ("futo", "\"\\\"'\\\\,\"")])
  func textsAreQuoted(format: String, text: String) throws {
    let texts = try FormatRegistry.named(format).texts(of: Self.layout([8, 8, 6], legend: "\"',"))
    #expect(texts.values.contains { $0.contains(text) })
  }
}
