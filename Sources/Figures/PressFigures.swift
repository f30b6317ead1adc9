import Hangul
import Layouts
import Typing

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

  /// The figures of `layout` over all syllables and over `words`.
  ///
  /// `layout` must be valid, so that every syllable can be typed.
  public init(_ layout: Layout, words: [[Syllable]]) {
    let finder = PressFinder(layout, cost: \.presses)
    let ofWords = words.map { finder.presses(for: $0.text) }
    let syllables = words.reduce(0) { $0 + $1.count }
    let total = Syllable.all.reduce(0) { $0 + layout.cost(of: finder.presses(for: [$1].text)) }
    self.layout = layout.latinName
    keys = layout.unshifted.count
    allSyllables = hundredths(total, per: Syllable.count)
    self.words = hundredths(ofWords.reduce(0) { $0 + layout.cost(of: $1) }, per: syllables)
    nextCharacters = hundredths(
      100 * ofWords.reduce(0) { $0 + $1.count { $0 == .next } }, per: syllables)
  }
}

extension Layout {
  /// The number of presses in `presses`, with those of shift and of the next-character key.
  fileprivate func cost(of presses: [Press]) -> Int {
    let keys = keys
    return presses.reduce(0) { cost, press in
      if case .key(let key) = press { cost + keys[key].presses } else { cost + 1 }
    }
  }
}

extension Key {
  /// A key that needs shift takes two.
  fileprivate var presses: Int { under == nil ? 1 : 2 }
}

extension [Syllable] {
  fileprivate var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: map(\.scalar))
    return String(view)
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
