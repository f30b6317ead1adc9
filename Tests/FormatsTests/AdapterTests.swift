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

  @Test(arguments: Layout.all)
  func everyLayoutOfTheProjectHasItsFiles(layout: Layout) {
    let paths = Set(Made.paths)
    for page in ["main/", "symbols/symbols_", "more_symbols/symbols_shifted_"] {
      #expect(paths.contains("heliboard/\(page)korean_\(layout.id).json"), "\(page)")
    }
    for page in ["", "_symbols", "_symbols_shift"] {
      #expect(paths.contains("futo/korean_hwalja_\(layout.id)\(page).yaml"), "\(page)")
    }
    let isKeypad = layout.rows.allSatisfy { $0.count <= 5 }
    let functional = "heliboard/functional/functional_keys_korean_\(layout.id).json"
    #expect(paths.contains(functional) == isKeypad)
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

  /// If it is all that was asked for, nothing is made, and that is an error.
  @Test func whatIsLeftOutIsTold() throws {
    let layout = Self.layout([8, 8, 6], legend: "shift")
    let error = try #require(throws: Omission.self) {
      try Distribution(layouts: [layout], exporters: [FormatRegistry.named("heliboard")])
    }
    #expect(error.layout == "mine" && error.format == "heliboard" && error.key == "ㅂ")
    let made = try Distribution(
      layouts: [layout, .danmoeum], exporters: [FormatRegistry.named("heliboard")])
    #expect(made.omissions == [error])
    #expect(made.artifacts.count == 3)
    #expect(made.artifacts.allSatisfy { $0.name.layout == "danmoeum" })
  }

  /// HeliBoard counts the rows of a keypad by their letters; the bottom row may have none.
  @Test func aRowWithoutLettersIsLeftOutOfHeliBoard() throws {
    let keys = Layout.naratgeul.rows.map { $0.filter { $0.key != nil } }
    func layout(_ rows: [[Slot]]) -> Layout {
      Layout(id: "mine", name: "나의 자판", latinName: "Mine", rows: rows)
    }
    let between = layout([keys[0], [.space, .gap], keys[1], keys[2], keys[3] + [.enter]])
    let said = try Self.omission("heliboard", between)
    #expect(said?.hasPrefix("heliboard leaves out mine: has no letters in row 2") == true)
    #expect(try Self.omission("futo", between) == nil)

    let below = layout(keys + [[.gap, .space, .enter, .gap]])
    let made = try FormatRegistry.named("heliboard").artifacts(for: [LayoutMaps(below)])
    let texts = Dictionary(
      uniqueKeysWithValues: made.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    let around = try #require(texts["heliboard/functional/functional_keys_korean_mine.json"])
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
    let layout = Layout(id: "mine", name: "나의 자판", latinName: "Mine", rows: rows)
    let made = try FormatRegistry.named("heliboard").artifacts(for: [LayoutMaps(layout)])
    let letters = try #require(made.first { $0.path == "heliboard/main/korean_mine.json" })
    let lines = String(decoding: letters.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines[2].contains("\"ㄱ\"") && lines[3].hasPrefix("{\"label\":\"action\",\"width\":0.2"))
  }

  @Test func whatFutoCannotHoldIsLeftOut() throws {
    let legend = try Self.omission("futo", Self.layout([8, 8, 6], legend: "!icon/go"))
    #expect(legend?.hasPrefix("futo leaves out mine: key ㅂ has the legend !icon/go") == true)
    let row = try Self.omission("futo", Self.layout([13] + Array(repeating: 1, count: 9)))
    #expect(row?.hasPrefix("futo leaves out mine: key ㅡ is in row 10") == true, "\(row ?? "")")
    #expect(try Self.omission("futo", Self.layout([8, 8, 6], legend: "a|b")) == nil)
  }

  /// Rows of letters alone have gaps at both ends, of as many widths as there are such rows.
  @Test func fiveWidthsAreTooManyForFuto() throws {
    #expect(try Self.omission("futo", Self.layout([7, 7, 6, 2])) == nil)
    let said = try Self.omission("futo", Self.layout([7, 6, 4, 3, 2]))
    #expect(said?.contains("has a width that is the fifth") == true, "\(said ?? "")")
  }

  @Test func textsAreQuoted() throws {
    let maps = try LayoutMaps(Self.layout([8, 8, 6], legend: "\"',"))
    for (format, text) in [("heliboard", "\"\\\"',\""), ("futo", "\"\\\"'\\\\,\"")] {
      let made = try FormatRegistry.named(format).artifacts(for: [maps])
        .map { String(decoding: $0.bytes, as: UTF8.self) }
      #expect(made.contains { $0.contains(text) }, "\(format)")
    }
  }
}
