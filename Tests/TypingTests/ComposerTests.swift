import Conformance
import Keyboards
import Layouts
import Testing
import Typing

/// Typing on the map: what drivers of all languages are asked, but for pauses, of which a map knows nothing, and for
/// what takes dots back that are committed: they go with their lead, as Swift counts Characters.
@Suite struct ComposerTests {
  @Test func doesWhatTheRuleSays() throws {
    let keyboards = Dictionary(uniqueKeysWithValues: Keyboard.all.map { ($0.layout.styledID, $0) })
    let corpus = Corpus(layouts: Layout.all, keyboards: [], tries: [], density: .sample)
    for asked in corpus.cases(of: .composer) where !asked.question.contains("…") {
      let columns = asked.question.split(separator: "\t", omittingEmptySubsequences: false)
      let keyboard = try #require(keyboards[String(columns[1])])
      let takesDots = keyboard.layout.hasDots && columns[2].contains(/[_␣].*[⌫⎌]/)
      guard !takesDots else { continue }
      try #require(same(keyboard.type(String(columns[2])), asked.answer), "\(asked.question)")
    }
  }
}
