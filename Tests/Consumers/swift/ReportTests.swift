import Hwalja
import Testing

/// What hosts did to sessions, one case after the other.
struct ReportTests {
  private func typist(_ host: Host, _ keys: String = "", at time: Double = 0) -> Typist {
    var typist = Typist(.cheonjiin, host.proxy())
    type(keys, on: &typist, from: time)
    return typist
  }

  private func type(_ keys: String, on typist: inout Typist, from time: Double) {
    for (place, id) in keys.split(separator: " ").enumerated() {
      let act: Act =
        switch id {
        case "⏎": .enter
        case "_": .next
        case "⌫": .backspace(.jamo)
        case "⎌": .backspace(.stroke)
        default: .key(typist.layout.key(String(id))!)
        }
      typist.perform(act, at: time + 0.1 * Double(place))
    }
  }

  /// Only the host knows whether there is something to delete.
  @Test(arguments: Host.fair + Host.partial + Host.stale + [Host.chat, Host.dark], ["⌫", "⎌"])
  func backspaceWithoutARunReachesTheProxy(host: Host, key: String) {
    for keys in ["", "ㅇㅁ 인 천 _", "ㅇㅁ _ \(key)", "ㅇㅁ \(key)", "ㅇㅁ ⏎", "ㅇㅁ ⏎ \(key)"] {
      var typist = typist(host, keys)
      typist.proxy.settle()
      let deletions = typist.proxy.deletions
      type(key, on: &typist, from: typist.proxy.now + 1)
      #expect(typist.proxy.deletions == deletions + 1, "after \(keys)")
    }
  }

  @Test func anEmptyAnswerToEnterLeavesTheLetterThatWasTypedSince() {
    var typist = typist(Host.chat, "ㅇㅁ ⏎ ㄱㅋ 인")
    typist.proxy.pass(to: 0.7)
    #expect(typist.proxy.documentContextBeforeInput == "")
    type("천 인", on: &typist, from: 0.8)
    #expect(typist.lost == 0)
    #expect(typist.proxy.app.field.text == "개")
  }

  /// Whether or not the run counts as there: what a report has just denied is not deleted.
  @Test(arguments: Host.stale + [Host.chat])
  func anAnswerThatLacksTheRunCostsNoLetter(host: Host) {
    for delay in stride(from: 0.02, through: 1.2, by: 0.02) {
      var typist = typist(host, "ㅇㅁ ⏎ ㄱㅋ 인")
      type("천 인", on: &typist, from: 0.3 + delay)
      #expect(typist.lost == 0, "\(delay) s: \(typist.proxy.app.field.text)")
    }
  }

  @Test(arguments: ["나", "가나아", "ㄴ", "나."])
  func aPasteIsNeverEdited(paste: String) {
    for host in [Host.paste, Host.dark] {
      for key in ["천", "ㄴㄹ", "지"] {
        var typist = typist(host, "ㅇㅁ 인 천")
        typist.proxy.change(isPaste: true) { $0.insert(paste) }
        let pasted = typist.proxy.app.field.scalars
        type(key, on: &typist, from: 1)
        // By scalars: a dot is one Character with the open syllable before it.
        let isWhole = typist.proxy.app.field.scalars.starts(with: pasted)
        #expect(isWhole, "\(key) on \(host)")
        #expect(typist.lost == 0)
      }
    }
  }

  @Test func aFieldThatIsJustFullLosesNothing() {
    let host = Host.limited(to: 3)
    var typist = typist(host, "ㅇㅁ 인 천 ㄴㄹ ㄴㄹ _ ㅇㅁ 인 천 _ ㅇㅁ 인")
    typist.proxy.settle()
    #expect(typist.proxy.app.field.text == "알아이")
    type("⌫ ⌫ ⌫", on: &typist, from: 10)
    #expect(typist.proxy.app.field.text == "알")
  }

  /// Enter comes in a turn of its own: no session writes anything else with it.
  @Test(arguments: KeyboardLayout.all)
  func enterInMidRunSends(layout: KeyboardLayout) {
    var typist = Typist(layout, Host.chat.proxy())
    for (place, key) in layout.keys.enumerated() {
      typist.perform(.key(key), at: Double(place))
      typist.perform(.enter, at: Double(place) + 0.9)
    }
    #expect(typist.proxy.app.sent.count == layout.keys.count)
    #expect(typist.proxy.app.field.text.isEmpty)
  }
}
