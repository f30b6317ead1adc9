import Hangul
import Layouts
import Rule

/// The cases of a conformance file, in their order.
struct ConformanceCases: Sendable {
  /// Tokens that cases share, and the branches that continue them; without branches, one case.
  struct Branch {
    let tokens: [ConformanceToken]
    var branches: [Branch] = []

    /// The number of cases in the branch.
    var caseCount: Int { branches.isEmpty ? 1 : branches.reduce(0) { $0 + $1.caseCount } }
  }

  private let layout: Layout
  private let routes: KeyRoutes

  init(_ layout: Layout) {
    self.layout = layout
    routes = KeyRoutes(layout)
  }

  /// Part of a file.
  struct Section: Sendable {
    let title: String
    let branches: @Sendable (ConformanceCases) -> [Branch]
  }

  /// The sections in their order.
  static let sections = [
    Section(title: "every syllable", branches: \.syllables),
    Section(
      title: "every syllable with a tail, and keys that carry its last consonant on",
      branches: \.moves),
    Section(
      title: "every letter and kind of syllable, and every key again and again", branches: \.cycles),
    Section(title: "what ends a run, and what comes after it", branches: \.ends),
    Section(title: "a pause before each key", branches: \.pauses),
    Section(title: "backspace, by jamo and by key press", branches: \.deletions),
    Section(
      title: "backspace by key press after presses that change nothing", branches: \.idlePresses),
    Section(title: "anything", branches: \.anything),
  ]

  private var syllables: [Branch] { everySyllable { Branch(tokens: $1) } }

  /// A branch for each lead and vowel, and in it one for each syllable that begins with them.
  private func everySyllable(_ branch: (Syllable, [ConformanceToken]) -> Branch?) -> [Branch] {
    (0..<Jamo.leadCount * Jamo.vowelCount).compactMap { index in
      let open = Syllable(lead: index / Jamo.vowelCount, vowel: index % Jamo.vowelCount)
      return presses([open.leadLetter, open.vowelLetter]).map { tokens in
        Branch(
          tokens: tokens,
          branches: Tail.all.compactMap { tail in
            presses(tail.letters, after: open.vowelLetter).flatMap {
              branch(open.with(tail: tail), $0)
            }
          })
      }
    }
  }

  private var keys: [ConformanceToken] { layout.keys.indices.map { .key($0) } }

  /// Every letter alone, and one syllable of each vowel and of each tail.
  private var kinds: [[ConformanceToken]] {
    let syllables =
      Jamo.vowels.indices.map { Syllable(lead: 0, vowel: $0) }
      + Tail.all.dropFirst().map { Syllable(lead: 11, vowel: 0, tail: $0) }
    return layout.letters.compactMap { presses([$0]) } + syllables.compactMap(presses)
  }

  /// Three vowel keys after each syllable with a tail, which move the tail on: the same three where a
  /// layout has no more, and otherwise taken in turns.
  private var moves: [Branch] {
    let carrying = layout.keys.indices.filter { layout.keys[$0].appends?.takesLead ?? false }
    return everySyllable { syllable, tokens in
      if syllable.tail == .none { return nil }
      let turn =
        (syllable.lead * Jamo.vowelCount + syllable.vowel) * Jamo.tails.count
        + syllable.tail.index - 1
      let taken = (0..<min(3, carrying.count)).map { carrying[(turn + $0) % carrying.count] }
      return Branch(tokens: tokens, branches: taken.sorted().map { Branch(tokens: [.key($0)]) })
    }
  }

  private var cycles: [Branch] {
    let endings = keys.flatMap { key in
      (1...4).map { Branch(tokens: [ConformanceToken](repeating: key, count: $0)) }
    }
    return kinds.map { Branch(tokens: $0, branches: endings) }
  }

  private var ends: [Branch] {
    let endings = keys.flatMap { key in
      [[.commit, key], [.space, key], [.space, .space, key, key]].map { Branch(tokens: $0) }
    }
    return kinds.map { Branch(tokens: $0, branches: endings) }
  }

  private var deletions: [Branch] {
    let kinds = kinds
    let endings = [ConformanceToken.jamo, .stroke].flatMap { step in
      (1...6).map { Branch(tokens: [ConformanceToken](repeating: step, count: $0)) }
    }
    return kinds.flatMap { typed in [typed, kinds[kinds.count - 1] + typed, typed + kinds[0]] }
      .map { Branch(tokens: $0, branches: endings) }
  }

  private var pauses: [Branch] {
    let endings = keys.flatMap { key in
      [[.pause, key], [.pause, key, key], [.pause, key, .pause, key, .stroke]].map {
        Branch(tokens: $0)
      }
    }
    return kinds.map { Branch(tokens: $0, branches: endings) }
  }

  /// Every key that does nothing, after presses, either backspace, the end of a run and a pause.
  private var idlePresses: [Branch] {
    let befores: [[ConformanceToken]] = [[], [.jamo], [.stroke], [.commit], [.space], [.pause]]
    let pressed = layout.keys
    let typed = [[]] + kinds.map { kinds[kinds.count - 1] + $0 }
    return typed.flatMap { typed in befores.map { typed + $0 } }.flatMap { tokens -> [Branch] in
      var before = TextField(layout: layout)
      for token in tokens { before.take(token, on: pressed) }
      return keys.compactMap { key -> Branch? in
        var field = before
        field.take(key, on: pressed)
        guard field.scalars == before.scalars else { return nil }
        let endings: [[ConformanceToken]] = [
          [.stroke], [.stroke, .stroke], [key, .stroke, .jamo],
        ]
        return Branch(tokens: tokens + [key], branches: endings.map { Branch(tokens: $0) })
      }
    }
  }

  /// Pseudo-random presses, the same every time.
  private var anything: [Branch] {
    var generator = LinearCongruentialGenerator()
    let others: [ConformanceToken] = [.commit, .space, .jamo, .jamo, .stroke, .stroke, .pause]
    let tokens = keys + keys + others
    return (0..<2_000).map { index in
      Branch(tokens: (0...index % 40).map { _ in tokens[generator.next(below: tokens.count)] })
    }
  }

  private func presses(_ syllable: Syllable) -> [ConformanceToken]? {
    presses(syllable.letters)
  }

  private func presses(_ letters: [Letter], after letter: Letter? = nil) -> [ConformanceToken]? {
    var previous = letter
    var tokens: [ConformanceToken] = []
    for letter in letters {
      guard let route = routes.route(to: letter, after: previous) else { return nil }
      tokens += route.keys.map { .key($0) }
      previous = letter
    }
    return tokens
  }
}

/// One thing that a user does.
enum ConformanceToken: Hashable {
  /// Presses the key with this place in keypad order.
  case key(Int)
  /// So much time passes that a key's cycle is over.
  case pause
  case commit
  case space
  case jamo
  case stroke
}
