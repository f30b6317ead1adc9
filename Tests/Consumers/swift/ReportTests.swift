import Hwalja
import Testing

/// What hosts did to sessions, one case after the other.
struct ReportTests {
  private func typist(_ host: Host, _ steps: String = "") -> Typist<SimulatedProxy> {
    var typist = Typist(.cheonjiin, host.proxy())
    type(steps, on: &typist, from: 0)
    return typist
  }

  private func type(_ steps: String, on typist: inout Typist<SimulatedProxy>, from time: Double) {
    for (place, step) in parts(of: steps, at: " ").enumerated() {
      typist.perform(step, at: time + 0.1 * Double(place))
    }
  }

  /// Only the host knows whether there is something to delete.
  @Test(arguments: Host.all, ["⌫", "⎌"])
  func backspaceWithoutARunReachesTheProxy(host: Host, key: String) {
    for keys in ["", "ㅇㅁ 인 천 _", "ㅇㅁ _ \(key)", "ㅇㅁ \(key)", "ㅇㅁ ⏎", "ㅇㅁ ⏎ \(key)"] {
      var typist = typist(host, keys)
      typist.host.settle()
      let deletions = typist.host.deletions
      type(key, on: &typist, from: typist.host.now + 1)
      #expect(typist.host.deletions == deletions + 1, "after \(keys)")
    }
  }

  @Test func anEmptyAnswerToEnterDeniesNothingThatWasTypedSince() {
    var typist = typist(.chat, "ㅇㅁ ⏎ ㄱㅋ 인")
    type("천 인", on: &typist, from: 0.8)
    #expect(typist.host.field.text == "개")
  }

  /// Whether or not the run counts as there: what a report has just denied is not deleted.
  @Test(arguments: Host.all.filter(\.mayBeLate))
  func anAnswerThatLacksTheRunCostsNoLetter(host: Host) {
    for delay in stride(from: 0.02, through: 1.2, by: 0.02) {
      var typist = typist(host, "ㅇㅁ ⏎ ㄱㅋ 인")
      type("천 인", on: &typist, from: 0.3 + delay)
      #expect(typist.lost == 0, "\(delay) s: \(typist.host.field.text)")
    }
  }

  @Test(arguments: ["나", "가나아", "ㄴ", "나."], ["천", "ㄴㄹ", "지"])
  func aPasteIsNeverEdited(paste: String, key: String) {
    var typist = typist(.paste, "ㅇㅁ 인 천")
    typist.host.change(isPaste: true) { $0.insert(paste) }
    let pasted = typist.host.field.text.unicodeScalars
    type(key, on: &typist, from: 1)
    // By scalars: a dot is one Character with the open syllable before it.
    #expect(typist.host.field.text.unicodeScalars.starts(with: pasted))
    #expect(typist.lost == 0)
  }

  /// A lead that is pasted alone is one Character with the syllable that is typed after it.
  @Test(arguments: [0.3, 1, 3])
  func aPastedLeadStays(delay: Double) {
    var typist = typist(.plain, "ㅇㅁ 인 천")
    typist.host.change { $0.insert("\u{1100}") }
    type("ㅅㅎ ㅅㅎ 인 천 ㄴㄹ", on: &typist, from: delay)
    #expect(Array(typist.host.field.text.unicodeScalars) == Array("아\u{1100}한".unicodeScalars))
  }

  /// Enter is answered by an empty field, and so is the app's own button after it.
  @Test(arguments: [Host.chat, .answeringChat])
  func textThatWasSentStaysSent(host: Host) {
    var typist = typist(host, "ㅇㅁ 인 천 ⏎")
    type("ㄴㄹ 천 인 인", on: &typist, from: 0.9)
    typist.host.change { $0 = FieldText() }
    type("ㄴㄹ 천 인", on: &typist, from: 1.4)
    #expect(typist.host.field.text == "너")
  }

  @Test func aFieldThatIsJustFullLosesNothing() {
    var typist = typist(.limited(to: 3), "ㅇㅁ 인 천 ㄴㄹ ㄴㄹ _ ㅇㅁ 인 천 _ ㅇㅁ 인")
    typist.host.settle()
    #expect(typist.host.field.text == "알아이")
    type("⌫ ⌫ ⌫", on: &typist, from: 10)
    #expect(typist.host.field.text == "알")
  }

  /// Enter comes in a turn of its own: no session writes anything else with it.
  @Test(arguments: KeyboardLayout.all.map(\.id))
  func enterInMidRunSends(id: String) {
    let layout = KeyboardLayout(id: id)!
    var typist = Typist(layout, Host.chat.proxy())
    for (place, key) in layout.keys.enumerated() {
      typist.perform(key.id, at: Double(place))
      typist.perform("⏎", at: Double(place) + 0.9)
    }
    #expect(typist.host.sent.count == layout.keys.count)
    #expect(typist.host.field.isEmpty)
  }
}
