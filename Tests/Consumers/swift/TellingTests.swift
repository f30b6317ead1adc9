import Testing

/// What the simulated proxies leave out, as UIKit's do.
struct TellingTests {
  static let contexts: [(Telling.Context, String?)] = [
    (.whole, "첫째\n둘째. 셋"), (.sentence, " 셋"), (.line, "둘째. 셋"), (.empty, ""), (.absent, nil),
  ]

  @Test(arguments: contexts)
  func aContextIsWholeCutEmptyOrAbsent(context: Telling.Context, before: String?) {
    let proxy = SimulatedProxy(telling: Telling(context: context))
    proxy.insertText("첫째\n둘째. 셋")
    #expect(proxy.documentContextBeforeInput == before)
    #expect(proxy.hasText)
  }

  @Test func aCutContextIsEmptyRightBehindTheEnd() {
    let field = FieldText("하나.|")
    #expect(Telling(context: .sentence).before(field) == "")
    #expect(Telling(context: .line).before(field) == "하나.")
    #expect(Telling(context: .line).before(FieldText("하나\\n|")) == "")
  }

  @Test(arguments: [Telling.Context.whole, .empty, .absent])
  func hasTextMayBeFalseForGood(context: Telling.Context) {
    let proxy = SimulatedProxy(telling: Telling(context: context, hasText: false))
    proxy.insertText("가")
    #expect(!proxy.hasText)
    #expect(proxy.documentContextBeforeInput == Telling(context: context).before(FieldText("가|")))
  }

  @Test func hasTextIsTheTruthElsewhere() {
    let proxy = SimulatedProxy()
    #expect(!proxy.hasText)
    proxy.insertText("가")
    #expect(proxy.hasText)
    proxy.deleteBackward()
    #expect(!proxy.hasText)
  }

  @Test func afterAPasteTheContextIsAbsentUntilACallIsAnswered() {
    let proxy = Host.paste.proxy()
    var reports = 0
    proxy.onChange = { _ in reports += 1 }
    proxy.insertText("가")
    proxy.change(isPaste: true) { $0.insert("나") }
    #expect(reports == 2)
    #expect(proxy.documentContextBeforeInput == nil)
    #expect(proxy.selectedText == nil)
    #expect(proxy.hasText)
    proxy.insertText("다")
    #expect(proxy.documentContextBeforeInput == nil)
    proxy.settle()
    #expect(proxy.documentContextBeforeInput == "가나다")
  }

  @Test func otherChangesAreToldAtOnceOrShownInSilence() {
    for (answers, count) in [(Answers(), 1), (Answers(to: .none), 0)] {
      let proxy = SimulatedProxy(answers: answers)
      var reports = 0
      proxy.onChange = { _ in reports += 1 }
      proxy.change { $0.insert("가") }
      #expect(proxy.documentContextBeforeInput == "가")
      #expect(reports == count)
    }
  }
}
