import Hangul

/// The fewest presses that write letters, syllables and words.
///
/// A key that needs shift counts as two presses.
public struct PressCounts: Sendable {
  private let paths: KeyPaths

  /// The letters that a run can hold, by scalar value.
  public let letters: [Letter]

  /// The counts for `layout`.
  public init(_ layout: Layout) {
    let paths = KeyPaths(layout) { $0.under == nil ? 1 : 2 }
    self.paths = paths
    letters = layout.letters.filter { paths.cost(of: $0, after: nil) != nil }
  }

  /// The fewest presses that write `letter` after `previous`, or at the start of a run where that is
  /// nil; nil if none do.
  public func presses(for letter: Letter, after previous: Letter?) -> Int? {
    paths.cost(of: letter, after: previous)
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
}
