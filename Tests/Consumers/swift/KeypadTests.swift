import Foundation
import Hwalja
import Testing

/// What is needed to draw a keypad.
struct KeypadTests {
  @Test(arguments: KeyboardLayout.all)
  func everyKeyIsWhereItSaysItIs(layout: KeyboardLayout) {
    for key in layout.keys {
      guard case .key(let drawn) = layout.rows[key.row][key.column] else {
        Issue.record("\(key.id) is not drawn")
        continue
      }
      #expect((drawn.id == key.id) != key.isShifted)
      #expect(layout.key(key.id) == key)
    }
  }

  @Test func blanksOfAKeypadAreNoKeys() throws {
    let bytes = [UInt8](try Data(contentsOf: distribution("trie/cheonjiin.trie")))
    let text = "인\tㅣ  천\tㆍ 지\tㅡ ⌫ \n\n ㄱㅋ ㄴㄹ ㄷㅌ\nㅂㅍ ㅅㅎ ㅈㅊ .,?!\n□ ㅇㅁ ␣\n\n"
    let layout = KeyboardLayout(id: "x", name: "x", keypad: text, trie: try Trie(copying: bytes))
    #expect(layout.keys.map(\.id) == KeyboardLayout.cheonjiin.keys.map(\.id))
    #expect(layout.rows.map(\.count) == [4, 3, 4, 3])
    var composer = Composer(layout: layout)
    for id in ["ㄱㅋ", "인", "천"] { _ = composer.press(try #require(layout.key(id))) }
    _ = composer.backspace()
    #expect(composer.composing == "ㄱ")
  }

  @Test func cheonjiinIsATwelveKeyPad() {
    let rows = KeyboardLayout.cheonjiin.rows.map { row in
      row.map { slot in if case .key(let key) = slot { key.legend } else { "\(slot)" } }
    }
    #expect(
      rows == [
        ["ㅣ", "ㆍ", "ㅡ", "backspace"], ["ㄱㅋ", "ㄴㄹ", "ㄷㅌ", "enter"],
        ["ㅂㅍ", "ㅅㅎ", "ㅈㅊ", ".,?!"], ["gap", "ㅇㅁ", "space", "gap"],
      ])
    #expect(
      KeyboardLayout.cheonjiin.keys.map(\.longPress) == [
        "1", "2", "3", "4", "5", "6", "7", "8", "9", nil, "0",
      ])
  }

  @Test func shiftUncoversTheTenseConsonantsOfDubeolsik() {
    let shifted = KeyboardLayout.dubeolsik.keys.filter(\.isShifted).map(\.id)
    #expect(shifted == ["ㅃ", "ㅉ", "ㄸ", "ㄲ", "ㅆ", "ㅒ", "ㅖ"])
  }
}
