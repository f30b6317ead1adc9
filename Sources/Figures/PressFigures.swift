import Hangul
import Layouts

/// How many presses a layout takes for a syllable, on average.
public struct PressFigures: Hashable, Sendable {
  /// The layout's name in the Latin alphabet.
  public let layout: String
  /// The keys on the keypad, the shifted ones not among them.
  public let keys: Int
  /// Hundredths of a press for each of the 11,172 syllables, each alone.
  public let allSyllables: Int
  /// Hundredths of a press for each syllable of the words.
  public let words: Int
  /// Hundredths of a press of the next-character key for every 100 syllables of the words.
  public let nextCharacters: Int

  /// Figures that were computed before.
  public init(layout: String, keys: Int, allSyllables: Int, words: Int, nextCharacters: Int) {
    self.layout = layout
    self.keys = keys
    self.allSyllables = allSyllables
    self.words = words
    self.nextCharacters = nextCharacters
  }

  /// The figures of `layout` over all syllables and over `words`.
  ///
  /// `layout` must be valid: every syllable can be typed then.
  public init(_ layout: Layout, words: [[Syllable]]) {
    let counts = PressCounts(layout)
    let ofWords = words.compactMap { counts.count(for: $0) }
    let syllables = words.reduce(0) { $0 + $1.count }
    self.init(
      layout: layout.latinName,
      keys: layout.keys.count - layout.shifted.count,
      allSyllables: PressFigures.allSyllables(of: layout),
      words: hundredths(ofWords.reduce(0) { $0 + $1.presses }, per: syllables),
      nextCharacters: hundredths(ofWords.reduce(0) { $0 + $1.nextCharacters } * 100, per: syllables)
    )
  }

  /// Hundredths of a press that each of the 11,172 syllables takes in `layout`, on average.
  public static func allSyllables(of layout: Layout) -> Int {
    let counts = PressCounts(layout)
    let total = Syllable.all.reduce(0) { $0 + (counts.count(for: [$1])?.presses ?? 0) }
    return hundredths(total, per: Syllable.count)
  }
}

/// `total` ÷ `count` in hundredths, rounded to the nearest.
private func hundredths(_ total: Int, per count: Int) -> Int {
  count == 0 ? 0 : (200 * total + count) / (2 * count)
}

/// `hundredths` with a decimal point: 543 is 5.43.
func decimal(_ hundredths: Int) -> String {
  let fraction = hundredths % 100
  return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
}
