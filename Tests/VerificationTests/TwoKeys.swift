import Hangul
import Layouts
import Rule
import StateMap
import TestSupport

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
    let states = runs.map { ShortText(endOf: ComposingRun(layout: layout, letters: $0).scalars) }
    return Dictionary(
      Set(states).map { ($0, worked(out: $0)) }, uniquingKeysWith: { first, _ in first })
  }()

  private static func worked(out state: ShortText) -> [Answer] {
    let run = state.description.scalars.flatMap { Syllable($0)?.letters ?? [Letter($0)] }
    var texts = layout.keys.map { key -> String in
      var pressed = ComposingRun(layout: layout, letters: run)
      pressed.press(key)
      return pressed.text
    }
    var scalars: [Unicode.Scalar] = []
    ComposingRun.writeDeletingJamo(run, style: .conjoining, to: &scalars)
    texts.append(String(scalars: scalars))
    return texts.map { Answer(consumed: state.count, text: ShortText($0)!) }
  }
}

/// A reader with given answers.
final class StubReader: MapReader {
  let path: String
  private let answers: @Sendable (ShortText) -> [Answer]
  private let states: [ShortText]
  private let content: Int

  init(
    _ path: String = "stub", states: [ShortText] = [], content: Int = 0,
    answers: @escaping @Sendable (ShortText) -> [Answer] = TwoKeys.answers
  ) {
    self.path = path
    self.states = states
    self.content = content
    self.answers = answers
  }

  /// A reader with the answers of the rule, except for one cell.
  convenience init(
    _ path: String = "stub", wrongIn state: ShortText, key: Int, _ answer: Answer, content: Int = 0
  ) {
    self.init(path, content: content) { asked in
      var answers = TwoKeys.answers(to: asked)
      if asked == state { answers[key] = answer }
      return answers
    }
  }

  func appendAnswers(to state: ShortText, _ answers: inout [Answer]) {
    answers += self.answers(state)
  }

  func isCopy(of other: any MapReader) -> Bool { (other as? StubReader)?.content == content }

  func stray(outside known: StateTable) -> ShortText? { states.first { known[0, $0] == nil } }
}

extension ShortText {
  /// The text of a literal.
  init(of text: String) { self = ShortText(text)! }
}
