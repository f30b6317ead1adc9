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
    let keyboard = Keyboard(id: "mine", layout: .cheonjiin, pages: Keyboard.korean(.cheonjiin).pages + [more])
    #expect(try read(KeyboardFile.text(of: keyboard)) == keyboard)
  }

  /// One change to Dubeolsik's file each: what is replaced, by what, and the report. The others are in
  /// Tests/Conformance/facts.tsv.
  static let faults = table(
    #"""
    "layout": "dubeolsik" ┃ "layout": "qwerty" ┃ 4: there is no layout qwerty; name one
    "layout": "dubeolsik", ┃  ┃ 5: its pages have keys of a layout; name that in layout
    "kind": "letters",  ┃  ┃ 13: page 2: the page has no kind; add it
    "kind": "letters",  ┃ "kind": "emoji",  ┃ 13: page 2: emoji is not a kind of page; those are letters
    {"key": "ㅁ"} ┃ {"key": "ㅃ"} ┃ 1: no page has the key ㅁ of dubeolsik⏎9: page 1, row 2, slot 2: dubeolsik has no unshifted key ㅃ
    {"key": "ㅁ"} ┃ {"key": "ㅁ", "color": 1} ┃ 9: page 1, row 2, slot 2: color is not a member of the slot
    """#)

  @Test(arguments: faults)
  func aFaultIsNamedWithItsLine(fault: [String]) {
    expect(fault, in: KeyboardFile.text(of: .korean(.dubeolsik))) { _ = try read($0) }
  }

  private func read(_ text: String) throws -> Keyboard {
    try KeyboardFile.keyboard(from: Array(text.utf8), file: "my.json", layouts: Layout.all)
  }
}
