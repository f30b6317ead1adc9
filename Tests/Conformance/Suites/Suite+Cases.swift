import Artifacts
import Keyboards
import Layouts

extension Suite {
  /// Returns the cases about `layouts` in every dot style, about their own keyboards and `keyboards`, and about
  /// `tries`. The cases are the same on every machine.
  func cases(
    about layouts: [Layout], _ keyboards: [Keyboard],
    tries: [(layout: Layout, bytes: [UInt8])] = [], _ coverage: Coverage
  ) -> [Case] {
    let styles = layouts.flatMap(\.styles)
    switch self {
    case .composer:
      return styles.concurrentMap { ComposerSuite($0, coverage).cases }.flatMap { $0 }
    case .session: return sessions(layouts, coverage, \.reportedWhole)
    case .reports: return sessions(layouts, coverage, \.reportedInPart)
    case .keyboard: return KeyboardSuite(keyboards: Keyboard.named(layouts, keyboards), coverage: coverage).cases
    case .completions: return styles.concurrentMap { CompletionSuite($0, coverage).cases }.flatMap { $0 }
    case .file:
      let own = layouts.map { Keyboard.korean($0) }
      return FileSuite(own: own, others: keyboards, layouts: layouts.mergedWithBuiltIn, coverage: coverage).cases
    case .trie:
      return Array(tries.enumerated()).concurrentMap { number, trie in
        TrieSuite(layout: trie.layout, trie: trie.bytes, hasDamagedCopies: number == 0, coverage: coverage).cases
      }.flatMap { $0 }
    }
  }

  private func sessions(
    _ layouts: [Layout], _ coverage: Coverage,
    _ cases: @Sendable (SessionCases) -> [SessionCases.Scenario]
  ) -> [Case] {
    let styles = layouts.flatMap(\.styles)
    return styles.concurrentMap { layout in
      let place = layouts.firstIndex { $0.id == layout.id }!
      let other = layouts[(place + 1) % layouts.count]
      return SessionSuite(layout: layout, layouts: styles, suite: self, coverage: coverage)
        .cases(cases(SessionCases(layout, other: other)))
    }.flatMap { $0 }
  }
}
