import Hangul
import Layouts

/// What is typed in a conformance file, in the order in which it stands there.
struct ConformanceCases {
  /// Something typed, and the ways in which each case goes on from there.
  struct Group {
    let typed: [ConformanceToken]
    var endings: [[ConformanceToken]] = [[]]
  }

  private let layout: Layout
  /// What writes a letter after another, or at the start of a run.
  private let paths: [Letter?: [Letter: [ConformanceToken]]]

  init(_ layout: Layout) {
    self.layout = layout
    let indices = Dictionary(uniqueKeysWithValues: layout.keys.enumerated().map { ($1.id, $0) })
    let keyPaths = KeyPaths(layout)
    let letters = layout.letters
    paths = Dictionary(
      uniqueKeysWithValues: ([nil] + letters).map { previous in
        let tokens = letters.compactMap { letter in
          keyPaths.keys(for: letter, after: previous).map { keys in
            (letter, keys.compactMap { indices[$0.id].map(ConformanceToken.key) })
          }
        }
        return (previous, Dictionary(uniqueKeysWithValues: tokens))
      })
  }

  /// The sections with their titles.
  var sections: [(title: String, groups: [Group])] {
    [
      ("every syllable", Syllable.all.compactMap(presses).map { Group(typed: $0) }),
      ("every syllable with a tail, and keys that carry its last consonant on", moves),
      ("every letter and kind of syllable, and every key again and again", cycles),
      ("what ends a run, and what comes after it", ends),
      ("backspace, by jamo and by key press", deletions),
      ("anything", anything),
    ]
  }

  private var keys: [ConformanceToken] { layout.keys.indices.map { .key($0) } }

  /// Every letter alone, and one syllable of each vowel and of each tail.
  private var kinds: [[ConformanceToken]] {
    let syllables =
      Jamo.vowels.indices.map { Syllable(lead: 0, vowel: $0) }
      + Tail.all.dropFirst().map { Syllable(lead: 11, vowel: 0, tail: $0) }
    return layout.letters.compactMap { presses([$0]) } + syllables.compactMap(presses)
  }

  /// Three moves for each syllable with a tail: all of them where three keys draw every vowel, and by
  /// turns where there are more keys than that.
  private var moves: [Group] {
    let carrying = layout.keys.indices.filter { layout.keys[$0].initial?.takesLead ?? false }
    return Syllable.all.filter { $0.tail != .none }.enumerated().compactMap { turn, syllable in
      presses(syllable).map { typed in
        let taken = (0..<min(3, carrying.count)).map { carrying[(turn + $0) % carrying.count] }
        return Group(typed: typed, endings: taken.sorted().map { [.key($0)] })
      }
    }
  }

  private var cycles: [Group] {
    let endings = keys.flatMap { key in
      (1...4).map { [ConformanceToken](repeating: key, count: $0) }
    }
    return kinds.map { Group(typed: $0, endings: endings) }
  }

  private var ends: [Group] {
    let endings = keys.flatMap { key -> [[ConformanceToken]] in
      [[.commit, key], [.space, key], [.space, .space, key, key]]
    }
    return kinds.map { Group(typed: $0, endings: endings) }
  }

  private var deletions: [Group] {
    let kinds = kinds
    let endings = [ConformanceToken.jamo, .stroke].flatMap { step in
      (1...6).map { [ConformanceToken](repeating: step, count: $0) }
    }
    return kinds.flatMap { typed in [typed, kinds[kinds.count - 1] + typed, typed + kinds[0]] }
      .map { Group(typed: $0, endings: endings) }
  }

  /// Presses that nobody chose, the same ones every time.
  private var anything: [Group] {
    var generator = LinearCongruentialGenerator()
    let others: [ConformanceToken] = [.commit, .space, .jamo, .jamo, .stroke, .stroke]
    let tokens = keys + keys + others
    return (0..<2_000).map { index in
      Group(typed: (0...index % 40).map { _ in tokens[generator.next(below: tokens.count)] })
    }
  }

  private func presses(_ syllable: Syllable) -> [ConformanceToken]? {
    presses([syllable.leadLetter, syllable.vowelLetter] + syllable.tail.letters)
  }

  private func presses(_ letters: [Letter]) -> [ConformanceToken]? {
    var previous: Letter?
    var tokens: [ConformanceToken] = []
    for letter in letters {
      guard let path = paths[previous]?[letter] else { return nil }
      tokens += path
      previous = letter
    }
    return tokens
  }
}

/// Knuth's MMIX generator: the same numbers on every machine, which is all that is asked of it.
private struct LinearCongruentialGenerator {
  private var state: UInt64 = 1

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
