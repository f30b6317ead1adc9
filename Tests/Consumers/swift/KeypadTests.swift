import Foundation
import Hwalja
import Testing

/// What is needed to draw a keypad.
struct KeypadTests {
  @Test(arguments: KeyboardLayout.all)
  func everyKeyIsWhereItSaysItIs(layout: KeyboardLayout) {
    for key in layout.keys {
      guard case .key(let drawn) = layout.rows[key.row][key.column].content else {
        Issue.record("\(key.id) is not drawn")
        continue
      }
      #expect((drawn.id == key.id) != key.isShifted)
      #expect(layout.key(key.id) == key)
    }
  }

  @Test func blanksOfAKeypadAreNoKeys() throws {
    let bytes = [UInt8](try Review.data("trie/cheonjiin.trie"))
    let text = "인\tㅣ  천\tㆍ 지\tㅡ ⌫ \n\n ㄱㅋ ㄴㄹ ㄷㅌ\nㅂㅍ ㅅㅎ ㅈㅊ .,?!\n□ ㅇㅁ ␣\n\n"
    let layout = KeyboardLayout(
      id: "x", name: "x", latinName: "x", spaceEndsRun: true, keypad: text,
      trie: try Trie(copying: bytes))
    #expect(layout.keys.map(\.id) == KeyboardLayout.cheonjiin.keys.map(\.id))
    #expect(layout.rows.map(\.count) == [4, 3, 4, 3])
    var composer = Composer(layout: layout)
    for id in ["ㄱㅋ", "인", "천"] { _ = composer.press(try #require(layout.key(id))) }
    _ = composer.backspace()
    #expect(composer.composing == "ㄱ")
  }

  @Test func cheonjiinIsATwelveKeyPad() {
    let rows = KeyboardLayout.cheonjiin.rows.map { row in
      row.map { slot in
        if case .key(let key) = slot.content { key.legend } else { "\(slot.content)" }
      }
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

  @Test func someKeysOfDubeolsikAreOneAndAHalfKeysWide() {
    let wide = KeyboardLayout.dubeolsik.rows.joined().filter { $0.width == 1.5 }
    #expect(wide.map(\.content) == [.shift, .backspace, .enter])
    for layout in KeyboardLayout.all {
      let widths = layout.rows.map { row in row.reduce(0) { $0 + $1.width } }
      #expect(Set(widths).count == 1, "\(layout.id): rows of \(widths) keys")
    }
  }

  @Test(arguments: KeyboardLayout.all)
  func everyCodeTypesItsKey(layout: KeyboardLayout) {
    for key in layout.keys {
      guard let code = key.code else { continue }
      #expect(layout.key(code: code) == key)
      #expect(code.isUppercase == (key.isShifted && code.isLetter))
    }
    #expect(layout.key(code: "~") == nil)
  }

  @Test(arguments: KeyboardLayout.all)
  func settingsBringALayoutBack(layout: KeyboardLayout) throws {
    #expect(KeyboardLayout(id: layout.id)?.latinName == layout.latinName)
    let stored = try JSONEncoder().encode([layout])
    #expect(String(decoding: stored, as: UTF8.self) == "[\"\(layout.id)\"]")
    #expect(try JSONDecoder().decode([KeyboardLayout].self, from: stored).map(\.id) == [layout.id])
    #expect(KeyboardLayout(rawValue: "nothing") == nil)
  }

  @Test func spaceEndsTheRunWhereKeysCycle() {
    #expect(KeyboardLayout.all.filter(\.spaceEndsRun).map(\.latinName) == ["Cheonjiin", "SKY-II"])
  }
}
