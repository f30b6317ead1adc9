import Hangul

/// The fewest presses that write a letter after another in one composing run.
///
/// A run's letters are settled from left to right: a press appends a letter or changes the last one.
/// So the search is for one letter at a time, given the one before it, which decides which keys can
/// append. A key that needs shift counts as two presses.
public struct PressCounts: Sendable {
  private let counts: [Letter?: [Letter: Int]]

  /// The counts for `layout`.
  public init(_ layout: Layout) {
    let keys = layout.keys
    var counts: [Letter?: [Letter: Int]] = [nil: PressCounts.counts(after: nil, keys)]
    for letter in layout.letters { counts[letter] = PressCounts.counts(after: letter, keys) }
    self.counts = counts
  }

  /// The letters that a run can hold.
  public var letters: [Letter] { counts[nil, default: [:]].keys.sorted() }

  /// The fewest presses that write `letter` after `previous`, or at the start of a run where that is
  /// nil; nil if none do.
  public func presses(for letter: Letter, after previous: Letter?) -> Int? {
    counts[previous]?[letter]
  }

  /// What it takes to write a text.
  public struct Count: Hashable, Sendable {
    /// All presses, those of the next-character key among them.
    public var presses = 0
    /// The presses of the next-character key.
    public var nextCharacters = 0
  }

  /// The fewest presses that write `text`; nil if a syllable of it cannot be written.
  ///
  /// Within a syllable there is no break. Between two, the next-character key is pressed where the
  /// second could not follow in the same run, or only with more presses.
  public func count(for text: some Sequence<Syllable>) -> Count? {
    var count = Count()
    var previous: Letter?
    for syllable in text {
      for (index, letter) in syllable.letters.enumerated() {
        let inRun = presses(for: letter, after: previous) ?? .max
        let afterBreak =
          index == 0 && previous != nil ? presses(for: letter, after: nil).map { $0 + 1 } : nil
        let least = min(inRun, afterBreak ?? .max)
        guard least < .max else { return nil }
        count.presses += least
        count.nextCharacters += inRun > least ? 1 : 0
        previous = letter
      }
    }
    return count
  }

  /// What every key makes of an appended letter, until no cheaper way is left.
  private static func counts(after previous: Letter?, _ keys: [Key]) -> [Letter: Int] {
    var counts: [Letter: Int] = [:]
    for key in keys where previous.map({ key.advance[$0] == nil }) ?? true {
      guard let initial = key.initial else { continue }
      counts[initial] = min(key.presses, counts[initial] ?? .max)
    }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for key in keys {
        for step in key.advance.steps {
          guard let count = counts[step.from], count + key.presses < counts[step.to] ?? .max
          else { continue }
          counts[step.to] = count + key.presses
          isSettled = false
        }
      }
    }
    return counts
  }
}

extension Key {
  /// How many presses this key takes: shift is one of its own.
  fileprivate var presses: Int { under == nil ? 1 : 2 }
}
