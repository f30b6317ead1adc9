import Hwalja
import Testing

/// What is needed to draw a keypad.
struct KeypadTests {
  @Test(arguments: Layout.all)
  func everyKeyIsWhereItSaysItIs(layout: Layout) {
    for key in layout.keys {
      guard case .key(let drawn) = layout.rows[key.row][key.column] else {
        Issue.record("\(key.id) is not drawn")
        continue
      }
      #expect((drawn.id == key.id) != key.isShifted)
      #expect(layout.key(key.id) == key)
    }
  }

  @Test func cheonjiinIsATwelveKeyPad() {
    let rows = Layout.cheonjiin.rows.map { row in
      row.map { slot in if case .key(let key) = slot { key.legend } else { "\(slot)" } }
    }
    #expect(
      rows == [
        ["ㅣ", "ㆍ", "ㅡ", "backspace"], ["ㄱㅋ", "ㄴㄹ", "ㄷㅌ", "enter"],
        ["ㅂㅍ", "ㅅㅎ", "ㅈㅊ", ".,?!"], ["gap", "ㅇㅁ", "space", "gap"],
      ])
    #expect(
      Layout.cheonjiin.keys.map(\.longPress) == [
        "1", "2", "3", "4", "5", "6", "7", "8", "9", nil, "0",
      ])
  }

  @Test func shiftUncoversTheTenseConsonantsOfDubeolsik() {
    let shifted = Layout.dubeolsik.keys.filter(\.isShifted).map(\.id)
    #expect(shifted == ["ㅃ", "ㅉ", "ㄸ", "ㄲ", "ㅆ", "ㅒ", "ㅖ"])
  }
}
