import Layouts
import Testing
import Typing

/// What presses did, in words.
@Suite struct ExplanationTests {
  private func rules(_ layout: Layout, _ keys: String) throws -> [String] {
    try Keyboards.keyboard(of: layout)
      .explanations(of: KeyNotation(layout).presses(in: keys)).map(\.rule)
  }

  @Test func cheonjiin() throws {
    #expect(
      try rules(.cheonjiin, "41255 44_ 1") == [
        "appends ㄱ", "appends ㅣ, on the lead ㄱ", "advances ㅣ→ㅏ",
        "appends ㄴ, which becomes the tail",
        "advances ㄴ→ㄹ", "appends ㄱ, which joins the tail as ㄺ",
        "advances ㄱ→ㅋ, which leaves the tail",
        "ends the run", "appends ㅣ",
      ])
    #expect(
      try rules(.cheonjiin, "012588 3 <") == [
        "appends ㅇ", "appends ㅣ, on the lead ㅇ", "advances ㅣ→ㅏ",
        "appends ㄴ, which becomes the tail",
        "appends ㅅ", "advances ㅅ→ㅎ, which joins the tail as ㄶ",
        "appends ㅡ, carries ㅎ over as its lead",
        "takes ㅡ away",
      ])
  }

  @Test func modifiersAndBackspace() throws {
    #expect(
      try rules(.naratgeul, "*1*#*") == [
        "needs a letter to change", "appends ㄱ", "advances ㄱ→ㅋ", "does nothing to ㅋ",
        "advances ㅋ→ㄱ",
      ])
    #expect(
      try rules(.dubeolsik, "R<<") == [
        "appends ㄲ", "takes ㄲ away", "nothing stands before",
      ])
    #expect(
      try rules(.dubeolsik, "hk<<") == [
        "appends ㅗ", "advances ㅗ→ㅘ", "takes ㅘ back to ㅗ", "takes ㅗ away",
      ])
    #expect(
      try rules(.dubeolsik, "_ \"a\" r \"b\" <") == [
        "nothing is composed", "enters the text", "appends ㄱ", "ends the run and enters the text",
        "deletes a Character",
      ])
  }

  @Test func space() throws {
    #expect(
      try rules(.cheonjiin, "4␣␣") == [
        "appends ㄱ", "ends the run", "ends the run and writes a space",
      ])
    #expect(try rules(.naratgeul, "1␣") == ["appends ㄱ", "ends the run and writes a space"])
  }

  @Test func whatWasReplaced() throws {
    let rows = try Keyboards.cheonjiin.explanations(
      of: KeyNotation(.cheonjiin).presses(in: "412554_<"))
    #expect(rows.map(\.press).suffix(3) == ["4 ㄱㅋ", "_", "<"])
    #expect(rows.map(\.before).suffix(4) == ["간", "갈", "갉", ""])
    #expect(rows.map(\.removed) == ["", "ㄱ", "기", "가", "간", "갈", "", "갉"])
    #expect(rows.map(\.inserted) == ["ㄱ", "기", "가", "간", "갈", "갉", "", ""])
    #expect(rows.map(\.text) == ["ㄱ", "기", "가", "간", "갈", "갉", "갉", ""])
  }

  /// Every press has a rule, and rules change texts when and only when they say so.
  @Test(arguments: Keyboards.all)
  func everyPressOnEveryLetterIsExplained(keyboard: Keyboard) throws {
    let notation = KeyNotation(keyboard.layout)
    for letter in keyboard.layout.letters {
      let typed = try notation.presses(in: keyboard.keys("\(letter)"))
      for key in keyboard.layout.keys.indices {
        let row = try #require(keyboard.explanations(of: typed + [.key(key)]).last)
        let changes = row.rule.hasPrefix("advances") || row.rule.hasPrefix("appends")
        let isSilent = keyboard.layout.keys[key].advance[letter] == letter
        #expect(changes == !(row.removed + row.inserted).isEmpty || isSilent, "\(row)")
      }
    }
  }
}
