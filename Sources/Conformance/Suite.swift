// Cases that any implementation of the rule must pass, in any language; `gen conform` asks programs.
//
//     Layout → ComposerSuite, SessionSuite, CompletionSuite (results: Rule) ────────────────┐
//     Keyboard → KeyboardSuite (SwiftRuntime over Rule), FileSuite (Keyboards) ────→ Case ──┴→ gen conform
//     trie → TrieSuite (Verification) ──────────────────────────────────────────────────────┘

import Artifacts
import Keyboards
import Layouts

/// What an implementation can do.
public enum Suite: String, CaseIterable, Sendable {
  /// A composer: keys, space, the end of a run and both backspaces.
  case composer
  /// An input session in a text field that reports its whole text.
  case session
  /// The same where the field reports little, or late.
  case reports
  /// A keyboard under fingers.
  case keyboard
  /// Which words a run can still become.
  case completions
  /// A reader of keyboard files while an app runs.
  case file
  /// A reader of tries.
  case trie

  var questionCount: Int {
    switch self {
    case .file: 2
    case .composer, .trie: 3
    case .session, .reports, .completions: 4
    case .keyboard: 5
    }
  }

  var answerCount: Int { self == .keyboard ? 3 : 1 }
}

/// How many of the possible cases are asked.
public enum Density: Sendable {
  /// Each syllable, and of the rest only cases that show something that none before them has shown.
  case sample
  /// All there is.
  case all
}

/// Chooses the cases that show something new.
struct Sample<Feature: Hashable> {
  private var seen: Set<Feature> = []

  /// Whether one of `features` was in no earlier case.
  mutating func learns(_ features: some Sequence<Feature>) -> Bool {
    let count = seen.count
    seen.formUnion(features)
    return seen.count > count
  }
}

extension Suite {
  /// The cases about `layouts`, composed on in every style of dots, about their own keyboards and `keyboards`, and about
  /// `tries` of layouts; the same on every machine.
  public func cases(
    about layouts: [Layout], _ keyboards: [Keyboard],
    tries: [(layout: Layout, bytes: [UInt8])] = [], _ density: Density
  ) -> [Case] {
    let styles = layouts.flatMap(\.styles)
    switch self {
    case .composer:
      return styles.concurrentMap { ComposerSuite($0, density).cases }.flatMap { $0 }
    case .session: return sessions(layouts, density, \.reportedWhole)
    case .reports: return sessions(layouts, density, \.reportedInPart)
    case .keyboard: return KeyboardSuite(keyboards: Keyboard.named(layouts, keyboards), density: density).cases
    case .completions: return styles.concurrentMap { CompletionSuite($0, density).cases }.flatMap { $0 }
    case .file:
      let own = layouts.map { Keyboard.korean($0) }
      return FileSuite(own: own, others: keyboards, layouts: layouts.besideBuiltIn, density: density).cases
    case .trie:
      return Array(tries.enumerated()).concurrentMap { number, trie in
        TrieSuite(layout: trie.layout, trie: trie.bytes, isDamaged: number == 0, density: density).cases
      }.flatMap { $0 }
    }
  }

  private func sessions(
    _ layouts: [Layout], _ density: Density,
    _ cases: @Sendable (SessionCases) -> [SessionCases.Scenario]
  ) -> [Case] {
    let styles = layouts.flatMap(\.styles)
    return styles.concurrentMap { layout in
      let place = layouts.firstIndex { $0.id == layout.id }!
      let other = layouts[(place + 1) % layouts.count]
      return SessionSuite(layout: layout, layouts: styles, suite: self, density: density)
        .cases(cases(SessionCases(layout, other: other)))
    }.flatMap { $0 }
  }
}
