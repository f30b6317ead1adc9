import Keyboards
import Layouts
import Testing

@Suite struct KeyboardFileTests {
  @Test func everyMemberSurvivesTheRoundTrip() throws {
    let slot = Keyboard.Slot(
      .text("\"", shifted: "\\", email: "@", address: "/"), hold: [3, "é"],
      flicks: [.up: "1", .down: 0, .left: "<b>|</b>", .right: "x"], width: 1.5)
    let more = Keyboard.Page(
      "more", legend: "+", kind: .digits, fields: [.search],
      rows: [
        [slot, Keyboard.Slot(.page(nil), legend: "back")],
        Keyboard.Role.allCases.map { Keyboard.Slot(.role($0), width: 0.5) } + [Keyboard.Slot(.gap)],
      ])
    let held = Keyboard.Page(
      "1-held", legend: "1", rows: [[Keyboard.Slot(.action("undo"), hold: ["a\tb"], flicks: [.up: "|"])]])
    let keyboard = Keyboard(
      id: "mine", layout: .cheonjiin, pages: Keyboard.korean(.cheonjiin).pages + [more, held],
      hostOnlyPages: ["1-held"])
    #expect(try read(KeyboardFile.text(of: keyboard)) == keyboard)
  }

  /// Tests every line of keyboard-faults.tsv.
  @Test func reportsEveryFaultWithItsPlace() throws {
    let table = try Repository.text("Tests/Generator/Keyboards/keyboard-faults.tsv")
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      let report = errorLines { _ = try read(String(columns[0])) }
      let answer = report.isEmpty ? "ok" : report.map { $0.dropFirst("my.json:1: ".count) }.joined(separator: " ␤ ")
      #expect(answer == columns[1], "\(columns[0])")
    }
  }

  /// The faults of one slot are on several lines.
  @Test func reportsTheLineOfTheMember() {
    let slot = """
      {"id": "t", "pages": [{"id": "a", "legend": "A", "kind": "symbols",
      "rows": [[{
      "text": "a|b|",
      "shifted": "",
      "hold": [
      "\\u202e"
      ],
      "legend": "a",
      "width": 0
      }]]}]}
      """
    let lines = errorLines { _ = try read(slot) }.map { $0.prefix { $0 != " " } }
    #expect(lines == ["my.json:3:", "my.json:4:", "my.json:5:", "my.json:9:"])
  }

  /// Changes to Dubeolsik's file, each with the old text, its replacement, and the report.
  static let faults = table(
    #"""
    "layout": "dubeolsik" ┃ "layout": "qwerty" ┃ 4: there is no layout qwerty; use one
    "layout": "dubeolsik", ┃  ┃ 5: its pages contain keys of a layout; set layout to
    "kind": "letters",  ┃  ┃ 13: page 2: the page has no kind; add it
    "kind": "letters",  ┃ "kind": "emoji",  ┃ 13: page 2: emoji is not a kind of page; valid values are letters
    {"key": "ㅁ"} ┃ {"key": "ㅃ"} ┃ 1: no page contains key ㅁ of dubeolsik⏎9: page 1, row 2, slot 2: dubeolsik has no unshifted key ㅃ
    {"key": "ㅁ"} ┃ {"key": "ㅁ", "color": 1} ┃ 9: page 1, row 2, slot 2: color is not a member of the slot
    """#)

  @Test(arguments: faults)
  func reportsFaultsWithTheirLines(fault: [String]) {
    expect(fault, in: KeyboardFile.text(of: .korean(.dubeolsik))) { _ = try read($0) }
  }

  @Test func readingNeedsALayout() {
    let text = #"{"id": "x", "pages": [{"id": "a", "legend": "a", "kind": "digits", "rows": [["1"]]}]}"#
    let report = errorLines { _ = try KeyboardFile.keyboard(from: Array(text.utf8), file: "my.json", layouts: []) }
    #expect(report.count == 1 && report[0].hasPrefix("my.json:1: no layouts given; pass one"))
  }

  private func read(_ text: String) throws -> Keyboard {
    try KeyboardFile.keyboard(from: Array(text.utf8), file: "my.json", layouts: Layout.all)
  }
}
