import Layouts
import Rule

@testable import Verification

/// The smallest layout with every kind of cell: a key for ㄱ, which becomes ㄲ, and a key for ㅏ. It has too few
/// keys to make files.
enum TwoKeys {
  static let layout = Layout(
    id: "two", name: "둘", latinName: "Two",
    keys: [Key("ㄱ", appends: "ㄱ", advance: "ㄱ→ㄲ"), Key("ㅏ", appends: "ㅏ")])

  /// What each key, and backspace last, does to `state`, by the rule.
  static func answers(to state: ShortText) -> [Answer] { known[state] ?? worked(out: state) }

  /// The answers to every state, worked out once for all tests.
  private static let known: [ShortText: [Answer]] = {
    let runs = ([[]] + layout.letters.map { [$0] } + Syllable.all.map(\.letters))
      .flatMap { rest in [rest] + layout.letters.map { rest + [$0] } }
    let apart = Syllable.all.compactMap { syllable in
      syllable.tail.split.map {
        ShortText(syllable.with(tail: $0.rest).scalar) + $0.last.scalar
      }
    }
    let states = apart + runs.map { ShortText(endOf: ComposingRun(layout: layout, letters: $0).scalars) }
    return Dictionary(Set(states).map { ($0, worked(out: $0)) }, uniquingKeysWith: { first, _ in first })
  }()

  private static func worked(out state: ShortText) -> [Answer] {
    func letters(of text: ShortText) -> [Letter] {
      text.scalars.flatMap { Syllable($0)?.letters ?? [Letter($0)] }
    }
    // Letters that would join if they were typed stand apart.
    let joins = ComposingRun(layout: layout, letters: letters(of: state)).scalars != state.scalars
    let start = joins ? state.dropLast() : .empty
    let run = letters(of: joins ? state.dropFirst() : state)
    var texts = layout.keys.map { key -> String in
      var pressed = ComposingRun(layout: layout, letters: run)
      pressed.press(key)
      return pressed.text
    }
    var scalars: [Unicode.Scalar] = []
    ComposingRun.writeDeletingJamo(run, style: .conjoining, to: &scalars)
    texts.append(String(scalars: scalars))
    return texts.map { Answer(consumed: state.count, text: start + ShortText($0)!) }
  }
}

/// What a reader says in place of what is right.
struct WrongAnswer {
  let state: String
  let key: Int
  let consumed: Int
  let text: String
}

/// A reader with the answers of the rule, perhaps but for one.
final class StubReader: MapReader {
  let path: String
  let listed: [ShortText]
  private let wrong: WrongAnswer?

  init(_ path: String = "stub", listed: [ShortText] = [], wrong: WrongAnswer? = nil) {
    self.path = path
    self.listed = listed
    self.wrong = wrong
  }

  func answers(to state: ShortText) -> [Answer] {
    var answers = TwoKeys.answers(to: state)
    guard let wrong, state == ShortText(of: wrong.state) else { return answers }
    answers[wrong.key] = Answer(consumed: wrong.consumed, text: ShortText(of: wrong.text))
    return answers
  }
}

extension ShortText {
  /// The text of a literal.
  init(of text: String) { self = ShortText(text)! }
}
