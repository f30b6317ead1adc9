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

  @Test func aLayoutOfOnesOwnIsMadeOfKeysRowsAndATrie() throws {
    let layout = KeyboardLayout(
      id: "mine", name: "내 것", latinName: "Mine", spaceEndsRun: true,
      keys: ["인", "천", "지", "ㄱㅋ"].map { Key($0, legend: $0) },
      rows: [[0, 1, 2, .mark(.backspace, width: 1.5)], [.mark(.gap), .key(3), .mark(.space)]],
      trie: try Trie(copying: Review.data("trie/cheonjiin.trie")))
    #expect(layout.rows.map { $0.map(\.width) } == [[1, 1, 1, 1.5], [1, 1, 1]])
    #expect(layout.rows[1].map(\.content) == [.gap, .key(layout.keys[3]), .space])
    var composer = Composer(layout: layout)
    for id in ["ㄱㅋ", "인", "천"] { _ = composer.press(try #require(layout.key(id))) }
    #expect(composer.composing == "가")
    _ = composer.backspace()
    #expect(composer.composing == "ㄱ")
    #expect(composer.press(try #require(KeyboardLayout.cheonjiin.key("인"))) == .none)
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

  @Test(arguments: KeyboardLayout.all + [.cheonjiinCompatibility])
  func everyKeyIsFoundByItsScalarAndByNoOther(layout: KeyboardLayout) {
    let scalars = (0...0xFFFF).compactMap { Unicode.Scalar($0 as UInt32) }
    let found = scalars.compactMap { scalar in layout.key(scalar: scalar).map { (scalar, $0) } }
    #expect(found.allSatisfy { $0 == $1.scalar })
    #expect(Set(found.map(\.1)) == Set(layout.keys) && found.count == layout.keys.count)
  }

  @Test func modifiersHaveScalarsOfTheirOwn() {
    #expect(KeyboardLayout.naratgeul.key(scalar: "ㆆ")?.id == "획추가")
    #expect(KeyboardLayout.naratgeul.key(scalar: "ㆀ")?.id == "쌍자음")
    #expect(KeyboardLayout.cheonjiin.key(scalar: "ㄱ")?.id == "ㄱㅋ")
  }

  @Test(arguments: KeyboardLayout.all + [.cheonjiinCompatibility])
  func settingsBringALayoutBack(layout: KeyboardLayout) throws {
    #expect(KeyboardLayout(id: layout.id) == layout)
    let stored = try JSONEncoder().encode([layout])
    #expect(String(decoding: stored, as: UTF8.self) == "[\"\(layout.id)\"]")
    #expect(try JSONDecoder().decode([KeyboardLayout].self, from: stored).map(\.id) == [layout.id])
    #expect(KeyboardLayout(rawValue: "nothing") == nil)
  }

  @Test func theStyleOfDotsIsPartOfALayout() {
    #expect(KeyboardLayout.cheonjiin != .cheonjiinCompatibility)
    #expect(
      Set(KeyboardLayout.all + [.cheonjiinCompatibility]).count == KeyboardLayout.all.count + 1)
    var composer = Composer(layout: KeyboardLayout(id: "cheonjiin-compatibility")!)
    for id in ["ㄱㅋ", "천"] { _ = composer.press(composer.layout.key(id)!) }
    #expect(composer.composing == "ㄱㆍ")
  }

  @Test func spaceEndsTheRunWhereKeysCycle() {
    #expect(KeyboardLayout.all.filter(\.spaceEndsRun).map(\.latinName) == ["Cheonjiin", "SKY-II"])
  }
}
