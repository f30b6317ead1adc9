import Hwalja
import Testing

/// The facts about UIKit's proxies that the simulated ones stand for, without a session.
struct SimulatedProxyTests {
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
    #expect(proxy.documentContextBeforeInput == "가")
    proxy.pass(to: 10)
    #expect(proxy.documentContextBeforeInput == "가")
    #expect(proxy.field.marked == "가|")
  }

  @Test func anAnswerReplacesTheMirrorByTheFieldAsOfItsCall() {
    let proxy = SimulatedProxy(answers: Answers(after: 0.3))
    var reports: [(Double, String?)] = []
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
    #expect(proxy.documentContextBeforeInput == "가나다")
    #expect(reports.map(\.1) == ["가", "가나", "가나다"])
    #expect(reports.map(\.0) == [0.3, 0.55, 0.8])
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
    type("안녕", on: proxy)
    proxy.pass(to: 1)
    type("\n", on: proxy)
    #expect(proxy.sent == ["안녕"])
    #expect(proxy.documentContextBeforeInput == "안녕\n")
    proxy.pass(to: 1.7)
    type("기", on: proxy)
    #expect(proxy.documentContextBeforeInput == "안녕\n기")
    proxy.pass(to: 1.8)
    #expect(proxy.documentContextBeforeInput == "")
    #expect(!proxy.hasText)
    #expect(proxy.field.marked == "기|")
  }

  @Test func callsWaitForABusyApp() {
    let proxy = SimulatedProxy(
      app: SimulatedApp(newline: .send(seconds: 0.5)), answers: Answers(after: 0.1))
    var reports: [Double] = []
    proxy.onChange = { reports.append($0) }
    type("\n", "가", "나", on: proxy)
    proxy.settle()
    #expect(reports == [0.6, 0.6, 0.6])
    #expect(proxy.documentContextBeforeInput == "가나")
  }

  @Test func aNewlineInTheTurnOfAnInsertionIsASpaceAndSendsNothing() {
    let proxy = SimulatedProxy(app: SimulatedApp(newline: .send(seconds: 0.5)))
    proxy.insertText("가")
    proxy.insertText("\n")
    #expect(proxy.sent == [])
    #expect(proxy.field.text == "가 ")
    proxy.pass(to: 0)
    proxy.deleteBackward()
    proxy.insertText("\n")
    #expect(proxy.sent == ["가"])
    let lines = SimulatedProxy()
    lines.insertText("가")
    lines.insertText("\n")
    #expect(lines.field.text == "가\n")
  }

  @Test func whatAFullFieldDeclinesStaysInTheMirrorAndTheNextDeletionTakesTheUsersOwn() {
    let proxy = SimulatedProxy(app: SimulatedApp(limit: 2))
    type("가나", on: proxy)
    proxy.settle()
    type("ㄷ", on: proxy)
    proxy.settle()
    #expect(proxy.documentContextBeforeInput == "가나ㄷ")
    #expect(proxy.field.text == "가나")
    proxy.deleteBackward()
    #expect(proxy.documentContextBeforeInput == "가나")
    #expect(proxy.field.text == "가")
  }

  @Test func deletingTakesASelectionFirstAndOneCharacterOtherwise() {
    let proxy = SimulatedProxy()
    type("개\u{119E}ABC", on: proxy)
    proxy.change { $0.select(3..<5) }
    #expect(proxy.selectedText == "BC")
    proxy.deleteBackward()
    #expect(proxy.field.text == "개\u{119E}A")
    #expect(proxy.selectedText == nil)
    proxy.deleteBackward()
    proxy.deleteBackward()
    #expect(proxy.field.text.isEmpty)
    #expect(proxy.deletions == 3)
  }

  @Test func writingNothingTakesASelection() {
    let proxy = SimulatedProxy()
    type("가나", on: proxy)
    proxy.change { $0.select(0..<1) }
    proxy.insertText("")
    #expect(proxy.field.text == "나")
  }
}
