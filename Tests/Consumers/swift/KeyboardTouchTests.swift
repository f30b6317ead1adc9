import Hwalja
import Testing

/// What fingers do, one after the other and at the same time.
struct KeyboardTouchTests {
  private static let letters = KeyboardField(.email)

  private func typed(_ steps: String, _ pages: KeyboardPages = .practice) -> String? {
    Fingers(pages).perform(steps)
  }

  /// The same on the page of Latin letters.
  private func latin(_ steps: String, _ text: String = "|") -> String? {
    Fingers(.practice, for: Self.letters, text).perform(steps)
  }

  @Test func aKeyActsWhenTheFingerComesDown() {
    #expect(typed("a↓ㄱ") == "ㄱ|")
    #expect(typed("a↓ㄱ a→ a↑") == "ㄱ|")
    #expect(typed("a↓ㄱ a×") == "ㄱ|")
  }

  @Test func aTextWithOffersActsWhenTheFingerGoesUp() {
    #expect(latin("a↓w") == "w|")
    #expect(latin("a↓q") == "|")
    #expect(latin("a↓q a↑") == "q|")
    #expect(latin("a↓q a×") == "|")
    #expect(latin("a↓q a→w a↑") == "w|")
    #expect(latin("a↓q a→ a↑") == "|")
    #expect(latin("a↓q a→⇧ a↑ w") == "w|")
    #expect(latin("a↓q a→⌫ a↑", "x|") == "x|")
    #expect(latin("a↓q a→2.6 a↑") == "|")
  }

  @Test func aFingerThatComesSettlesTheOthers() {
    #expect(latin("a↓q b↓w b↑ a↑") == "qw|")
    #expect(latin("a↓q b↓e c↓x") == "qex|")
    #expect(latin("a↓e +350 a:1 b↓w") == "(w|)")
    #expect(latin("a↓␣ b↓w a~60,0 a↑") == " w|")
    #expect(latin("a↓⌫ b↓x +400 +50", "가나|") == "가x|")
    #expect(typed("a↓ㅏ b↓ㄱ +350 a↑") == "ㅏ4|")
  }

  @Test func aFingerThatComesTwiceWasLifted() {
    #expect(latin("a↓q a↓w") == "w|")
    #expect(latin("q a↓⇧ a↓⇧ a↑ w") == "qW|")
  }

  @Test func holdingASlotWithOneOfferWritesIt() {
    #expect(latin("a↓q +349") == "|")
    #expect(latin("a↓q +349 +1") == "1|")
    #expect(latin("a↓q +400 a↑") == "1|")
    #expect(latin("a↓q a→w +400 a↑") == "w|")
    #expect(latin("a↓q a→w a→q +400 a↑") == "q|")
    #expect(latin("a↓w +400 a↑") == "w|")
  }

  @Test func holdingAKeyWritesInThePlaceOfIt() {
    #expect(typed("ㅂ ㅏ a↓ㄱ +350") == "바4|")
    #expect(typed("a↓ㅂ +400 a↑") == "1|")
    #expect(typed("1.0 0.0 a↓0.1 +350", .keypad) == "기2|")
    // The same key again, when its cycle is over, is another letter.
    #expect(typed("1.0 +1000 a↓1.0 +350", .keypad) == "ㄱ4|")
  }

  @Test func whatIsNoLongerComposedIsNotReplaced() {
    #expect(typed("a↓ㄱ +\"x\" +350") == "ㄱx4|")
    #expect(typed("a↓ㄱ >0 +350") == "4|ㄱ")
    let fingers = Fingers(.practice, notice: .never)
    fingers.perform("ㅂ a↓ㄱ")
    fingers.field.moveCursor(to: 1)
    #expect(fingers.perform("+350") == "ㅂ4|ㄱ")
    let other = Fingers(.practice)
    other.perform("a↓ㄱ")
    other.keyboard.session.press(KeyboardLayout.dubeolsik.key("ㅏ")!)
    #expect(other.perform("+350") == "가4|")
  }

  @Test func aListIsOpenUntilTheFingerGoes() {
    let fingers = Fingers(.practice, for: Self.letters)
    fingers.perform("a↓e +350")
    #expect(fingers.keyboard.list?.items.map(\.legend) == ["é", "()", "ㅂ"])
    #expect(fingers.keyboard.list?.place == .init(0, 2))
    #expect(fingers.keyboard.list?.chosen == 0)
    fingers.perform("a:2")
    #expect(fingers.keyboard.list?.chosen == 2)
    fingers.perform("a:3")
    #expect(fingers.keyboard.list != nil)
    #expect(fingers.keyboard.list?.chosen == nil)
    #expect(fingers.perform("a↑") == "|")
    #expect(fingers.keyboard.list == nil)
  }

  @Test func anItemIsWrittenAsItIs() {
    #expect(latin("⇧ a↓e +350 a↑ w") == "éw|")
    #expect(latin("⇧ a↓e +350 a:2 a↑") == "ㅂ|")
    #expect(latin("a↓e +350 a:1 a↑") == "(|)")
    #expect(latin("a↓e +350 a×") == "|")
    #expect(typed("a↓ㅏ +350 a:1 a↑") == "♥|")
    #expect(typed("ㄱ a↓ㅏ +350 a:0 a↑") == "가|")
  }

  @Test func aFlickWritesInThePlaceOfTheSlot() {
    #expect(latin("a↓q a~3,24 a↑") == "1|")
    #expect(latin("a↓q a~0,23 a↑") == "q|")
    #expect(latin("a↓q a~24,24 a↑") == "q|")
    #expect(latin("a↓ß a~24,24 a↑") == "€|")
    #expect(latin("a↓q a→w a~0,30 a↑") == "w|")
    #expect(typed("ㄱ a↓ㅏ a~0,-24 a↑") == "거|")
    #expect(typed("ㄱ a↓ㅏ a~-30,4 +350 a↑") == "ㄱ<|")
  }

  @Test func theCursorSlidesOnSpace() {
    let fingers = Fingers(.practice, for: Self.letters, "가나다라마|")
    fingers.perform("a↓␣ a~49,80 a~-49,0")
    #expect(fingers.requests.isEmpty)
    #expect(fingers.perform("a~-50,0 a~-59,0 a~-70,0 a~-50,0 a~0,0 a↑") == "가나다라마|")
    #expect(fingers.requests == [">-1", ">-2", ">2", ">1"])
    #expect(fingers.perform("a↓␣ a~-50,0 +400 a↑ .") == "가나다라.|마")
    #expect(latin("a↓␣ a→w a↑") == " |")
    #expect(latin("a↓q a→␣ a~60,0 a↑") == " |")
  }

  @Test func slidingEndsTheRun() {
    let fingers = Fingers(.practice)
    fingers.perform("ㄱ a↓␣ a~55,0")
    #expect(fingers.outcome == .ended)
    #expect(fingers.perform("a↑ ㅏ") == "ㄱㅏ|")
  }

  @Test func aTextMayPutTheCursorInItself() {
    let fingers = Fingers(.practice)
    #expect(fingers.perform("!#1 () «") == "(«|)")
    #expect(fingers.requests == [">-1"])
  }

  @Test func aPageSlotThatIsHeldGoesBack() {
    let fingers = Fingers(.practice)
    #expect(fingers.perform("a↓!#1 b↓? b↑ a↑ ㄱ") == "?ㄱ|")
    fingers.perform("a↓!#1 a→0.0 a↑")
    #expect(fingers.field.marked == "?ㄱ?|")
    #expect(fingers.shown == "korean off ␣")
    fingers.perform("a↓!#1 a×")
    #expect(fingers.shown == "korean off ␣")
    fingers.perform("a↓!#1 a→␣ a↑")
    #expect(fingers.shown == "symbols off ␣")
  }

  @Test func tapsNeedNoFingers() {
    let fingers = Fingers(.practice, for: Self.letters)
    #expect(fingers.perform("⇧ q ␣ 한/영 ㄱ ㅏ") == "Q 가|")
    #expect(fingers.outcome == .changed)
  }

  @Test func hostsAreAskedForWhatNoFieldDoes() {
    let fingers = Fingers(.practice, for: .init(.number, action: .send), "1|")
    fingers.perform("⌄ 뒤로 ㄱ 전송")
    #expect(fingers.requests == ["hide", "send"])
    #expect(fingers.field.marked == "1ㄱ|")
    #expect(fingers.outcome == .ended)
    #expect(fingers.perform("ㅏ @letters,none,none ⏎ ㅏ 1.3 ㅏ") == "1ㄱㅏ\\nㅏㅏ|")
  }
}
