import Artifacts
import Formats
import Hangul
import Layouts
import Testing

/// Layout files for other people's keyboards. Tests/Adapters reads them as these keyboards do.
@Suite struct AdapterTests {
  private static func layout(_ rows: [[Slot]]) -> Layout {
    Layout(id: "mine", name: "나의 자판", latinName: "Mine", rows: rows)
  }

  private static func key(_ id: String, legend: String? = nil, scalar: Unicode.Scalar? = nil)
    -> Slot
  {
    .key(Key(id, legend: legend, scalar: scalar, appends: Letter("ㄱ")))
  }

  private static func omission(_ format: String, _ slots: [[Slot]]) throws -> String? {
    let maps = try LayoutMaps(layout(slots))
    let exporter = FormatRegistry.named(format)
    let omission = exporter.omission(of: maps)
    #expect(try exporter.artifacts(for: [maps]).isEmpty == (omission != nil))
    return omission?.description
  }

  @Test(arguments: Layout.all)
  func everyLayoutOfTheProjectHasItsFiles(layout: Layout) {
    let paths = Set(Made.paths)
    #expect(paths.contains("heliboard/main/korean_\(layout.id).json"))
    #expect(paths.contains("futo/korean_hwalja_\(layout.id).yaml"))
    let isKeypad = layout.rows.allSatisfy { $0.count <= 5 }
    let functional = "heliboard/functional/functional_keys_korean_\(layout.id).json"
    #expect(paths.contains(functional) == isKeypad)
  }

  /// What is unfit for HeliBoard: the key, and what is said of it.
  @Test(arguments: [
    (key("x", legend: "shift"), "key x has the legend shift"),
    (key("x", legend: "a|b"), "key x has the legend a|b"),
    (key("x", legend: "$$$"), "key x has the legend $$$"),
    (key("x", legend: "!icon/go"), "key x has the legend !icon/go"),
    (key("x", legend: "\\x"), "key x has the legend \\x"),
    (key("x", legend: "ㄱ1", scalar: "q"), "key x is named by q"),
  ])
  func whatHeliBoardWouldMistakeIsLeftOut(slot: Slot, reason: String) throws {
    let said = try Self.omission("heliboard", [[slot, .backspace, .space]])
    #expect(said?.hasPrefix("heliboard leaves out mine: \(reason)") == true, "\(said ?? "")")
    #expect(said?.contains("\n") == false && said?.contains("; ") == true)
  }

  @Test func whatFutoCannotHoldIsLeftOut() throws {
    let legend = try Self.omission("futo", [[Self.key("x", legend: "!icon/go"), .space]])
    #expect(legend?.hasPrefix("futo leaves out mine: key x has the legend !icon/go") == true)
    let low = Slot.key(Key("low", appends: Letter("ㄴ")))
    let rows = Array(repeating: [Slot.gap], count: 9) + [[low, .space]]
    let row = try Self.omission("futo", [[Self.key("x")]] + rows)
    #expect(row?.hasPrefix("futo leaves out mine: key low is in row 10") == true, "\(row ?? "")")
    #expect(try Self.omission("futo", [[Self.key("x", legend: "a|b"), .space]]) == nil)
  }

  /// Rows of letters alone have gaps at both ends, of as many widths as there are such rows.
  @Test func fiveWidthsAreTooManyForFuto() throws {
    var jamo = "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎㅏㅑㅓㅕㅗㅛㅜㅠㅡㅣㅐㅔ".unicodeScalars[...]
    let rows = [7, 6, 4, 2].map { count -> [Slot] in
      defer { jamo = jamo.dropFirst(count) }
      return jamo.prefix(count).map { .key(Key(String($0), appends: Letter($0))) }
    }
    #expect(try Self.omission("futo", rows) == nil)
    let last = jamo.prefix(6).map { Slot.key(Key(String($0), appends: Letter($0))) }
    let said = try Self.omission("futo", rows + [last + [.backspace]])
    #expect(said?.contains("has a width that is the fifth") == true, "\(said ?? "")")
  }

  @Test func textsAreQuoted() throws {
    let maps = try LayoutMaps(Self.layout([[Self.key("x", legend: "\"',"), .space, .backspace]]))
    for (format, text) in [("heliboard", "\"\\\"',\""), ("futo", "\"\\\"'\\\\,\"")] {
      let made = try FormatRegistry.named(format).artifacts(for: [maps]).map {
        String(decoding: $0.bytes, as: UTF8.self)
      }
      #expect(made.contains { $0.contains(text) }, "\(format)")
    }
  }
}
