import Foundation
import Keyboards
import LayoutFiles
import Layouts
import TestSupport
import Testing

@Suite struct KeyboardFileTests {
  @Test(arguments: Layout.all.flatMap(Keyboard.all))
  func everyKeyboardSurvivesTheRoundTrip(keyboard: Keyboard) throws {
    let found = try read(KeyboardFile.text(of: keyboard))
    #expect(found.id == keyboard.id && found.layout == keyboard.layout)
    #expect(found.pages == keyboard.pages)
  }

  @Test func everyMemberSurvivesTheRoundTrip() throws {
    let slot = PageSlot(
      .text(SlotText("\"", shifted: "\\", email: "@", address: "/")),
      hold: [.key("ㄱㅋ"), .text("é")],
      flicks: [.up: .text("1"), .down: .key("인"), .left: .text("<b>|</b>"), .right: .text("x")],
      halfKeys: 3)
    let more = Page(
      "more", legend: "+", kind: .digits, fields: [.search],
      rows: [
        [slot, PageSlot(.page(nil), legend: "back")],
        PageSlot.Role.allCases.map { PageSlot(.role($0), halfKeys: 1) } + [PageSlot(.gap)],
      ])
    let keyboard = Keyboard(
      id: "mine", layout: .cheonjiin, pages: Keyboard.korean(.cheonjiin).pages + [more])
    #expect(try read(KeyboardFile.text(of: keyboard)) == keyboard)
  }

  /// One change to Dubeolsik's file each: what is replaced, by what, the line and the report.
  static let faults = table(
    #"""
    "layout": "dubeolsik" ┃ "layout": "qwerty" ┃ 4 ┃ there is no layout qwerty; name one
    "layout": "dubeolsik", ┃  ┃ 1 ┃ its pages have keys of a layout; name that in layout
    "pages" ┃ "page" ┃ 5 ┃ page is not a member of the keyboard; those are id, layout, pages
    "kind": "letters" ┃ "kind": "emoji" ┃ 6 ┃ emoji is not a kind of page; those are
    "legend": "가",  ┃  ┃ 6 ┃ the page has no legend; add it
    "kind": "letters",  ┃  ┃ 13 ┃ the page has no kind; add it
    "rows" ┃ "lines" ┃ 6 ┃ the page has no rows; add it
    "capitals": true ┃ "capitals": 1 ┃ 13 ┃ capitals is neither true nor false
    "email", "address" ┃ "mail" ┃ 13 ┃ mail is not a field; those are letters, number
    {"key": "ㅁ"} ┃ {"key": "ㅃ"} ┃ 9 ┃ dubeolsik has no unshifted key ㅃ
    {"key": "ㅁ"} ┃ {"key": 1} ┃ 9 ┃ the key is not a string
    {"key": "ㅁ"} ┃ {"hold": ["1"]} ┃ 9 ┃ a slot has one of key, text, page and role
    {"key": "ㅁ"} ┃ {"key": "ㅁ", "email": "@"} ┃ 9 ┃ only a slot with a text has email
    {"key": "ㅁ"} ┃ {"key": "ㅁ", "text": "@"} ┃ 9 ┃ a slot has one of key, text, page and role
    {"key": "ㅁ"} ┃ {"key": "ㅁ", "address": "/"} ┃ 9 ┃ only a slot with a text has address
    "width": 1.5 ┃ "width": 20.5 ┃ 10 ┃ a width is 0.5 to 20 keys, in halves
    "role": "language"} ┃ "role": "language", "legend": "@"} ┃ 11 ┃ a role and a gap have no legend
    {"key": "ㅁ"} ┃ {"key": "ㅁ", "hold": [{}]} ┃ 9 ┃ an offer is a text or has a key
    {"key": "ㅁ"} ┃ {"key": "ㅁ", "hold": "1"} ┃ 9 ┃ hold is a list; write [ ]
    {"key": "ㅁ"} ┃ {"key": "ㅁ", "flicks": {"in": "1"}} ┃ 9 ┃ in is not a member of flicks
    {"key": "ㅁ"} ┃ {"key": "ㅁ", "color": "red"} ┃ 9 ┃ color is not a member of the slot
    "width": 1.5 ┃ "width": 1.3 ┃ 10 ┃ a width is 0.5 to 20 keys, in halves
    "width": 1.5 ┃ "width": "1.5" ┃ 10 ┃ a width is 0.5 to 20 keys, in halves
    "role": "globe" ┃ "role": "globes" ┃ 11 ┃ globes is not a role; those are shift
    "page": "symbols"} ┃ "page": "more"} ┃ 11 ┃ there is no page more to open
    "1", "2", "3", "4" ┃ "1|2|3", "2", "3", "4" ┃ 22 ┃ the text 1|2|3 has | twice
    """#)

  @Test(arguments: faults)
  func aFaultIsNamedWithItsLine(fault: [String]) {
    expect(fault, in: KeyboardFile.text(of: .korean(.dubeolsik))) { _ = try read($0) }
  }

  @Test(arguments: ["0.5", "20", "15e-1", "2.0"])
  func widthsThatAreRead(width: String) {
    let text = KeyboardFile.text(of: .korean(.dubeolsik)).replacing(
      "\"width\": 1.5", with: "\"width\": \(width)")
    #expect(lines(for: text).allSatisfy { !$0.contains("width") && !$0.contains("number") })
  }

  @Test func whatIsNoTextOrNoKeyboardIsRefused() {
    #expect(
      lines(for: "") == ["my.json:1: holds nothing; begin with what `gen keyboard korean` prints"])
    #expect(lines(for: "[]") == ["my.json:1: the keyboard is an object with members; write { }"])
  }

  private func lines(for text: String) -> [String] { errorLines { _ = try read(text) } }

  private func read(_ text: String) throws -> Keyboard {
    try KeyboardFile.keyboard(from: Array(text.utf8), file: "my.json", layouts: Layout.all)
  }
}
