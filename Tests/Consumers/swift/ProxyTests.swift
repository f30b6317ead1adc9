import Testing

/// The facts about UIKit's proxies that the simulated ones stand for, without a session.
struct ProxyTests {
  private func type(_ texts: String..., on proxy: SimulatedProxy) {
    for text in texts {
      proxy.insertText(text)
      proxy.pass(to: proxy.now)
    }
  }

  @Test func ownEditsShowAtOnce() {
    let proxy = SimulatedProxy(answers: Answers(to: .none))
    type("가", "나", on: proxy)
    #expect(proxy.documentContextBeforeInput == "가나")
    proxy.deleteBackward()
    proxy.pass(to: 10)
    #expect(proxy.documentContextBeforeInput == "가")
    #expect(proxy.field.marked == "가|")
  }

  @Test func anAnswerReplacesTheMirrorByTheFieldAsOfItsCall() {
    let proxy = SimulatedProxy(answers: Answers(after: 0.3))
    var reports: [(time: Double, text: String?)] = []
    proxy.onChange = { [unowned proxy] in reports.append(($0, proxy.documentContextBeforeInput)) }
    type("가", on: proxy)
    proxy.pass(to: 0.25)
    type("나", on: proxy)
    #expect(proxy.documentContextBeforeInput == "가나")
    proxy.pass(to: 0.5)
    #expect(proxy.documentContextBeforeInput == "가")
    type("다", on: proxy)
    #expect(proxy.documentContextBeforeInput == "가다")
    proxy.settle()
    #expect(reports.map(\.text) == ["가", "가나", "가나다"])
    #expect(reports.map(\.time) == [0.3, 0.55, 0.8])
  }

  @Test func theCallsOfOneTurnAreAnsweredTogether() {
    let proxy = SimulatedProxy()
    type("가나", on: proxy)
    proxy.settle()
    var reports: [String?] = []
    proxy.onChange = { [unowned proxy] _ in reports.append(proxy.documentContextBeforeInput) }
    proxy.deleteBackward()
    proxy.insertText("다")
    proxy.settle()
    #expect(reports == ["가다"])
  }

  @Test(arguments: 1...3)
  func answersComeSomeCallsLateOrAfterAPause(late: Int) {
    let proxy = SimulatedProxy(answers: Answers(after: 0.02, late: late))
    for text in ["가", "나", "다", "라"] {
      proxy.pass(to: proxy.now + 0.1)
      proxy.insertText(text)
    }
    proxy.pass(to: proxy.now + 0.05)
    #expect(proxy.documentContextBeforeInput == String("가나다라".dropLast(late)))
    proxy.pass(to: proxy.now + 1.2)
    #expect(proxy.documentContextBeforeInput == "가나다라")
  }

  @Test func aChatIsBusyThenClearsAndItsAnswerLacksWhatWasTypedSince() {
    let proxy = SimulatedProxy(
      app: SimulatedApp(newline: .send(seconds: 0.8)), answers: Answers(to: .newlines, after: 0))
    type("안녕", "\n", "기", on: proxy)
    #expect(proxy.sent == ["안녕"])
    proxy.pass(to: 0.7)
    #expect(proxy.documentContextBeforeInput == "안녕\n기")
    proxy.pass(to: 0.8)
    #expect(proxy.documentContextBeforeInput == "")
    #expect(!proxy.hasText)
    #expect(proxy.field.marked == "기|")
  }

  @Test func aNewlineInTheTurnOfAnInsertionIsASpaceAndSendsNothing() {
    let (chat, lines) = (Host.chat.proxy(), SimulatedProxy())
    for proxy in [chat, lines] {
      proxy.insertText("가")
      proxy.insertText("\n")
    }
    #expect(chat.sent == [])
    #expect(chat.field.marked == "가 |")
    #expect(lines.field.marked == "가\\n|")
  }

  @Test func whatAFullFieldDeclinesStaysInTheMirrorAndTheNextDeletionTakesTheUsersOwn() {
    let proxy = Host.limited(to: 2).proxy()
    for text in ["가나", "ㄷ"] {
      type(text, on: proxy)
      proxy.settle()
    }
    #expect(proxy.documentContextBeforeInput == "가나ㄷ")
    #expect(proxy.field.marked == "가나|")
    proxy.deleteBackward()
    #expect(proxy.documentContextBeforeInput == "가나")
    #expect(proxy.field.marked == "가|")
  }

  @Test func deletingTakesASelectionFirstAndOneCharacterOtherwise() {
    let proxy = SimulatedProxy()
    proxy.change { $0 = FieldText("가개\u{119E}A[BC]D") }
    #expect(proxy.selectedText == "BC")
    for left in ["가개\u{119E}A|D", "가개\u{119E}|D", "가|D", "|D", "|D"] {
      proxy.deleteBackward()
      #expect(proxy.field.marked == left)
      #expect(proxy.selectedText == nil)
    }
    #expect(proxy.deletions == 5)
    proxy.change { $0 = FieldText("[가]나") }
    proxy.insertText("")
    #expect(proxy.field.marked == "|나")
  }

  static let contexts: [(Telling.Context, String?)] = [
    (.whole, "첫째\n둘째. 셋."), (.sentence, ""), (.line, "둘째. 셋."), (.empty, ""), (.absent, nil),
  ]

  @Test(arguments: contexts, [nil, false, true])
  func aContextIsWholeCutEmptyOrAbsentWhateverHasTextSays(
    context: (Telling.Context, before: String?), hasText: Bool?
  ) {
    let proxy = SimulatedProxy(telling: Telling(context: context.0, hasText: hasText))
    #expect(proxy.hasText == (hasText ?? false))
    proxy.insertText("첫째\n둘째. 셋.")
    #expect(proxy.documentContextBeforeInput == context.before)
    #expect(proxy.hasText == (hasText ?? true))
  }

  @Test func afterAPasteTheContextIsAbsentUntilACallIsAnswered() {
    let proxy = Host.paste.proxy()
    type("가", on: proxy)
    proxy.change(isPaste: true) { $0.insert("나") }
    #expect(proxy.documentContextBeforeInput == nil)
    #expect(proxy.selectedText == nil)
    #expect(proxy.hasText)
    proxy.insertText("다")
    #expect(proxy.documentContextBeforeInput == nil)
    proxy.settle()
    #expect(proxy.documentContextBeforeInput == "가나다")
  }

  @Test(arguments: [(Answers(), 1), (Answers(to: .none), 0)])
  func otherChangesAreToldAtOnceOrShownInSilence(answers: Answers, count: Int) {
    let proxy = SimulatedProxy(answers: answers)
    var reports = 0
    proxy.onChange = { _ in reports += 1 }
    proxy.change { $0.insert("가") }
    #expect(proxy.documentContextBeforeInput == "가")
    #expect(reports == count)
  }
}
