import Keyboards
import Layouts
import Rule
import Testing

/// What docs/KEYBOARD.md says of pages, touches and time, of the model that the scenarios are written from.
@Suite struct KeyboardModelTests {
  @Test func symbolsGoBackToTheLettersAfterASpaceOnceUsed() {
    var model = KeyboardModel.typing(.cheonjiin)
    model.type("!#1 ␣")
    #expect(model.pageID == "symbols")
    model.type("? ␣")
    #expect(model.pageID == "letters" && model.text.before == " ? ")
    model.type("!#1 123 1 ␣")
    #expect(model.pageID == "digits")
  }

  @Test func anApostropheGoesBackToLatinAtOnceAndNotToKorean() {
    var model = KeyboardModel.typing()
    model.type("!#1 '")
    #expect(model.pageID == "symbols")
    model.type("가 한/영 !#1 '")
    #expect(model.pageID == "latin")
  }

  @Test func aPageUnderAFingerIsLeftWithIt() {
    var model = KeyboardModel.typing()
    model.take(.down(0, model.place(of: "!#1")))
    model.take(.move(0, model.place(of: "@")))
    model.take(.up(0))
    #expect(model.text.before == "@" && model.pageID == "letters")
  }

  @Test func holdingTypesTheDigitInPlaceOfTheKey() {
    var model = KeyboardModel.typing(.cheonjiin)
    model.type("ㅇㅁ ㅣ")
    model.take(.down(0, model.place(of: "ㆍ")))
    #expect(model.text.before == "아")
    model.take(.pass(350))
    #expect(model.text.before == "이2")
    model.take(.up(0))
    #expect(model.text.before == "이2")
  }

  @Test func aListIsChosenFromAndASecondFingerTakesWhatIsChosen() {
    var model = KeyboardModel.typing()
    let stop = model.place(of: ".")
    for steps: [KeyboardStep] in [
      [.choose(0, 2), .up(0)], [.down(1, model.place(of: "ㄱ")), .up(1), .up(0)],
      [.choose(0, 7), .up(0)], [.cancel(0)],
    ] {
      for step in [.down(0, stop), .pass(350)] + steps { model.take(step) }
    }
    #expect(model.text.before == "!,ㄱ")
  }

  @Test func aFlickTypesItsOfferAndAnotherDirectionTheSlot() {
    var model = KeyboardModel.typing()
    model.type("한/영")
    let slot = model.place(of: "q")
    for (dx, dy) in [(3, 24), (3, 23), (30, 24), (0, -40)] {
      for step: KeyboardStep in [.down(0, slot), .drag(0, dx, dy), .up(0)] { model.take(step) }
    }
    #expect(model.text.before == "1qqq")
  }

  @Test func spaceMovesTheCursorAndTypesNothingThen() {
    var model = KeyboardModel.typing(.dubeolsik, text: "abcdef")
    let space = model.place(of: "␣")
    model.take(.down(0, space))
    for dx in [-49, -50, -70, -60, 10] { model.take(.drag(0, dx, 0)) }
    model.take(.up(0))
    #expect(model.requests == [-1, -2, 1, 2].map { .moveCursor($0) })
    #expect(model.text.before == "abcdef")
  }

  @Test func backspaceRepeatsAndThenTakesWords() {
    var model = KeyboardModel.typing(
      .dubeolsik, text: "one two three four " + String(repeating: "x", count: 32))
    let key = model.place(of: "⌫")
    model.take(.down(0, key))
    model.take(.pass(399))
    #expect(model.text.before.count == 50)
    for _ in 0..<32 { model.take(.pass(50)) }
    #expect(model.text.before == "one two three four")
    for _ in 0..<2 { model.take(.pass(200)) }
    #expect(model.text.before == "one two ")
    model.take(.up(0))
    model.take(.pass(1_000))
    #expect(model.text.before == "one two ")
  }

  @Test func twoSpacesAreAFullStopOnceAndBackspaceTakesItBack() {
    var model = KeyboardModel.typing(.cheonjiin)
    model.type("ㄱㅋ ㅣ 다음 ␣ ␣")
    #expect(model.text.before == "기. ")
    model.type("⌫")
    #expect(model.text.before == "기  ")
    model.type("␣ ⌫")
    #expect(model.text.before == "기  ")
    model.type("ㄱㅋ 다음 ␣ +1101 ␣")
    #expect(model.text.before == "기  ㄱ  ")
  }

  @Test func fieldsOpenTheirPagesAndNameEnter() {
    var model = KeyboardModel.typing(.sky, KeyboardField(.number, .none, .search))
    #expect(model.pageID == "number")
    model.type("검색")
    #expect(model.requests == [.action(.search)] && model.text.before.isEmpty)
    model.take(.field(KeyboardField(.email)))
    #expect(model.pageID == "latin")
    model.type("a @ .")
    #expect(model.text.before == "a@.")
  }
}
