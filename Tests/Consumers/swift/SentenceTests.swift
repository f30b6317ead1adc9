import Hwalja
import Testing

/// Words typed one after the other, with Enter or a space between them, on every layout and every host.
///
/// Nobody waits for anything: where Enter sends, one types on while the app is busy.
struct SentenceTests {
  static let texts = 500

  @Test(arguments: Host.fair + Host.partial)
  func everyTextComesOut(host: Host) {
    let result = Sentences(on: host)
    #expect(result.wrong == 0 && result.lost == 0, "\(result)")
  }

  @Test func whatIsTypedWhileAChatIsBusyComesOut() {
    let result = Sentences(on: Host.chat)
    #expect(result.wrong == 0 && result.lost == 0, "\(result)")
  }

  /// A stale answer may cost a join, never a letter.
  @Test(arguments: Host.stale + [Host.dark])
  func noTextLosesALetter(host: Host) {
    let result = Sentences(on: host)
    #expect(result.lost == 0, "\(result)")
  }
}

/// Texts typed on a host, and what became of them.
private struct Sentences: CustomStringConvertible {
  private(set) var description = ""
  private(set) var wrong = 0
  private(set) var lost = 0

  init(on host: Host) {
    var random = Xorshift()
    var (count, example) = (0, "")
    var shortest = Int.max
    for words in Words.ofAllLayouts {
      var wrongHere = 0
      for _ in 0..<SentenceTests.texts {
        let text = Text(words, &random)
        let (found, lost) = text.type(on: host, &random)
        self.lost += lost
        count += 1
        if found.unicodeScalars.elementsEqual(text.expected.unicodeScalars) { continue }
        wrongHere += 1
        if text.acts.count < shortest {
          shortest = text.acts.count
          example =
            "\(words.layout.id): \(text.acts.map(\.description).joined(separator: " ")): \(found)"
        }
      }
      wrong += wrongHere
      description += "\(words.layout.id) \(wrongHere), "
    }
    description =
      "\(wrong) of \(count) texts wrong (\(description)\(lost) scalars lost); \(example)"
  }
}

private struct Text {
  private let layout: KeyboardLayout
  private(set) var acts: [Act] = []
  private(set) var expected = ""

  init(_ words: Words, _ random: inout Xorshift) {
    layout = words.layout
    for _ in 0...random.below(4) {
      if !acts.isEmpty {
        let isEnter = random.below(3) > 0
        acts += isEnter ? [.enter] : [.next, .space]
        expected += isEnter ? "\n" : " "
      }
      let word = words.all[random.below(words.all.count)]
      acts += word.acts
      expected += word.text
    }
  }

  /// - Returns: What was sent, line by line, with what the field holds behind it, and how many scalars were lost.
  func type(on host: Host, _ random: inout Xorshift) -> (found: String, lost: Int) {
    var typist = Typist(layout, host.proxy())
    var time = 0.0
    for act in acts {
      time += random.seconds(0.08...0.25)
      typist.proxy.takeForNewlines(random.seconds(0.25...0.8))
      typist.perform(act, at: time)
    }
    let app = typist.proxy.app
    return ((app.sent + [app.field.text]).joined(separator: "\n"), typist.lost)
  }
}
