import Keyboards
import Layouts
import Parallel

extension Suite {
  /// The cases about `layouts`, composed on in every style of dots, about their own keyboards and `keyboards`, and about
  /// `tries` of layouts; the same on every machine.
  public func cases(
    about layouts: [Layout], _ keyboards: [Keyboard],
    tries: [(layout: Layout, bytes: [UInt8])] = [], _ density: Density
  ) -> [Case] {
    let styles = layouts.flatMap(\.styles)
    switch self {
    case .composer: return styles.concurrentMap { ComposerSuite($0, density).cases }.flatMap { $0 }
    case .session: return sessions(layouts, density, \.reportedWhole)
    case .reports: return sessions(layouts, density, \.reportedInPart)
    case .keyboard: return KeyboardSuite(layouts, keyboards, density).cases
    case .completions:
      return styles.concurrentMap { CompletionSuite($0, density).cases }.flatMap { $0 }
    case .file: return FileSuite(layouts, keyboards, density).cases
    case .trie:
      return tries.concurrentMap { TrieSuite($0.layout, $0.bytes, density).cases }.flatMap { $0 }
    }
  }

  private func sessions(
    _ layouts: [Layout], _ density: Density,
    _ cases: @Sendable (SessionCases) -> [SessionCases.Scenario]
  ) -> [Case] {
    Array(layouts.indices).concurrentMap { index in
      let (layout, other) = (layouts[index], layouts[(index + 1) % layouts.count])
      return SessionSuite(layout, among: layouts, self, density)
        .cases(cases(SessionCases(layout, other: other)))
    }.flatMap { $0 }
  }
}
