/// Types words into a terminal, and prints a line for each. A line has the dot style, the bytes that the session wrote,
/// in hexadecimal, and the text that the rule gives for the keys. Tabs separate the three.
@main
enum Main {
  static func main() {
    for style in DotStyle.allCases {
      var random = Random(seed: 11)
      for _ in 1...300 {
        let (bytes, text) = line(on: .cheonjiin.writing(dots: style), &random)
        let hex = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        print(style, hex, text, separator: "\t")
      }
    }
  }

  private static func line(on layout: KeyboardLayout, _ random: inout Random) -> (bytes: [UInt8], text: String) {
    let terminal = Terminal()
    let session = InputSession(layout: layout, client: terminal)
    var model = PlainModel(layout, on: .readline, FieldText())
    var time = 0
    for _ in 0..<3 + random.next(6) {
      for step in steps(&random) {
        time += step == "…" ? 1000 : 100
        if step != "…" { model.perform(step, at: time) }
        perform(step, on: session, at: Double(time) / 1000)
      }
    }
    return (terminal.bytes, model.shown.text)
  }

  private static func perform(_ step: String, on session: InputSession<Terminal>, at time: Double) {
    switch step {
    case "…": break
    case "_": session.commit()
    case "␣": session.space()
    case "⌫": session.backspace(.jamo)
    case "⎌": session.backspace(.stroke)
    case "\"1\"": session.insert("1")
    default: session.press(session.layout.key(step)!, at: time)
    }
  }

  private static let consonants = ["ㄱㅋ", "ㄴㄹ", "ㄷㅌ", "ㅂㅍ", "ㅅㅎ", "ㅈㅊ", "ㅇㅁ"]
  private static let vowels = [
    "인", "지", "인 천", "천 인", "천 지", "지 천", "인 천 천", "천 천 인", "천 천 지", "지 천 천", "지 인", "인 천 인", "천 인 인",
    "천 지 인 천", "지 천 천 인", "천", "천 천",
  ]

  /// Returns the steps for a syllable, usually followed by steps that come before the next syllable.
  private static func steps(_ random: inout Random) -> [String] {
    func consonant() -> [String] {
      let key = consonants[random.next(consonants.count)]
      return [String](repeating: key, count: 1 + random.next(3))
    }
    var steps = random.next(6) == 0 ? [] : consonant()
    steps += parts(of: vowels[random.next(vowels.count)], at: " ")
    if random.next(2) == 0 { steps += consonant() }
    let between = ["", "", "_", "␣", "…", "⌫", "⌫ ⌫", "⎌", "⎌ ⎌ ⎌", "_ ⌫", "\"1\"", "⌫ ⌫ ⌫ ⌫"]
    return steps + parts(of: between[random.next(between.count)], at: " ")
  }
}

/// The proxy of a terminal, which has text but does not report it.
final class Terminal: TextClient {
  private(set) var bytes: [UInt8] = []
  var documentContextBeforeInput: String? { nil }
  var selectedText: String? { nil }
  var hasText: Bool { true }
  func deleteBackward() { bytes.append(0x7F) }
  func insertText(_ text: String) { bytes += text.utf8 }
}
