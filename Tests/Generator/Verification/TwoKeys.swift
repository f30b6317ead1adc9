import Layouts
import Maps

@testable import Verification

/// The smallest layout with every kind of cell. It has a key for ㄱ, which becomes ㄲ, and a key for ㅏ.
enum TwoKeys {
  static let layout = Layout(
    id: "two", name: "둘", latinName: "Two",
    keys: [Key("ㄱ", appends: "ㄱ", advance: "ㄱ→ㄲ"), Key("ㅏ", appends: "ㅏ")])
  static let tables = LayoutMaps(layout).full.tables
}

/// A reader that gives correct answers, except for at most one.
struct StubReader: MapReader {
  var path = "stub"
  var listed: [ShortText] = []
  var wrong: (state: ShortText, key: Int, answer: Answer)?

  func answers(to state: ShortText) -> [Answer] {
    var answers = TwoKeys.tables.map { $0.answer(to: state) ?? .nothing }
    if let wrong, wrong.state == state { answers[wrong.key] = wrong.answer }
    return answers
  }
}

extension ShortText {
  /// Creates the text from a literal.
  init(of text: String) { self = ShortText(text)! }
}
