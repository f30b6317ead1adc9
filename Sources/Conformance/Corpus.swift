import Keyboards
import Layouts
import Parallel

/// All cases about some layouts and keyboards.
public struct Corpus: Sendable {
  private let layouts: [Layout]
  private let keyboards: [Keyboard]
  private let tries: [(layout: Layout, bytes: [UInt8])]
  private let density: Density

  /// The cases of `layouts`, composed on in every style of dots, of their own keyboards and of `keyboards`.
  ///
  /// - Parameter tries: The tries of layouts.
  public init(
    layouts: [Layout], keyboards: [Keyboard], tries: [(layout: Layout, bytes: [UInt8])],
    density: Density
  ) {
    self.layouts = layouts
    self.keyboards = keyboards
    self.tries = tries
    self.density = density
  }

  /// The cases of a suite, the same on every machine.
  public func cases(of suite: Suite) -> [Case] {
    let styles = layouts.flatMap(\.styles)
    switch suite {
    case .composer: return styles.concurrentMap { ComposerSuite($0, density).cases }.flatMap { $0 }
    case .session: return sessions(of: suite, \.reportedWhole)
    case .reports: return sessions(of: suite, \.reportedInPart)
    case .keyboard: return KeyboardSuite(layouts, keyboards, density).cases
    case .completions:
      return styles.concurrentMap { CompletionSuite($0, density).cases }.flatMap { $0 }
    case .file: return FileSuite(layouts, keyboards, density).cases
    case .trie:
      return tries.concurrentMap { TrieSuite($0.layout, $0.bytes, density).cases }.flatMap { $0 }
    }
  }

  private func sessions(
    of suite: Suite, _ cases: @Sendable (SessionCases) -> [SessionCases.Scenario]
  ) -> [Case] {
    Array(layouts.indices).concurrentMap { index in
      let (layout, other) = (layouts[index], layouts[(index + 1) % layouts.count])
      return SessionSuite(layout, among: layouts, suite, density)
        .cases(cases(SessionCases(layout, other: other)))
    }.flatMap { $0 }
  }
}
