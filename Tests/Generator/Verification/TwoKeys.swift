import Layouts
import Maps

@testable import Verification

/// The smallest layout with every kind of cell: a key for ㄱ, which becomes ㄲ, and a key for ㅏ.
enum TwoKeys {
  static let layout = Layout(
    id: "two", name: "둘", latinName: "Two",
    keys: [Key("ㄱ", appends: "ㄱ", advance: "ㄱ→ㄲ"), Key("ㅏ", appends: "ㅏ")])
  static let tables = LayoutMaps(layout).full.tables
}

/// A reader with right answers, perhaps but for one.
struct StubReader: MapReader {
  var path = "stub"
  var states: [ShortText] = []
  var wrong: (state: ShortText, key: Int, answer: Answer)?

  func appendAnswers(to state: ShortText, _ answers: inout [Answer]) {
    let start = answers.count
    answers += TwoKeys.tables.map { $0.answer(to: state) ?? .nothing }
    if let wrong, wrong.state == state { answers[start + wrong.key] = wrong.answer }
  }

  func stray(outside known: Set<ShortText>) -> ShortText? { states.first { !known.contains($0) } }
}

extension ShortText {
  /// The text of a literal.
  init(of text: String) { self = ShortText(text)! }
}
