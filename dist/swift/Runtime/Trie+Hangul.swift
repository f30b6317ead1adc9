// Part of Hwalja, under the MIT licence: see LICENSE.

extension Trie {
  /// A range of consecutive scalars, such as the nineteen leads.
  struct ScalarRange {
    let first: UInt32
    let count: Int

    /// Returns the index of `scalar` in the range. Returns nil if `scalar` is outside the range.
    func index(of scalar: Unicode.Scalar) -> Int? {
      let index = Int(scalar.value) - Int(first)
      return 0..<count ~= index ? index : nil
    }

    /// Returns the scalar at `index`, which may lie beyond the end of the range.
    func scalar(_ index: Int) -> Unicode.Scalar { Unicode.Scalar(first + UInt32(index))! }
  }

  /// The ranges of Hangul in Unicode.
  enum Hangul {
    static let syllables = ScalarRange(first: 0xAC00, count: 11_172)
    /// The leads ᄀ to ᄒ, which join the following letter.
    static let leads = ScalarRange(first: 0x1100, count: 19)
    /// The letters ㄱ to ㅎ, including clusters.
    static let consonants = ScalarRange(first: 0x3131, count: 30)
    /// The letters ㅏ to ㅣ.
    static let vowels = ScalarRange(first: 0x314F, count: 21)
    static let tailCount = 28
    /// The vowels and tails of decomposed syllables.
    static let joiningVowels = ScalarRange(first: 0x1161, count: 21)
    static let joiningTails = ScalarRange(first: 0x11A8, count: 27)

    /// Returns true if `scalar` is one or two pending dots, in either style.
    static func isDot(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case Format.dot, Format.twoDots, Format.compatibilityDot, Format.compatibilityTwoDots: true
      default: false
      }
    }

    /// Returns true if `scalar` is Hangul or a pending dot. In a run, every other scalar is a mark.
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3, Format.compatibilityTwoDots: true
      default: false
      }
    }

    /// Returns the last letter of `scalar` if that letter is a consonant or a mark. Returns nil if it is a vowel or a
    /// dot.
    static func consonantOrMark(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
      if let syllable = Syllable(scalar) {
        return syllable.tail > 0 ? Format.lastConsonants[syllable.tail - 1] : nil
      }
      return contains(scalar) && consonants.index(of: scalar) == nil ? nil : scalar
    }
  }

  /// A syllable, as the indices of its parts.
  struct Syllable {
    var lead, vowel: Int
    /// The index of the tail, from 1. It is 0 if the syllable has no tail.
    var tail = 0

    /// The syllable as a scalar.
    var scalar: Unicode.Scalar {
      Hangul.syllables.scalar((lead * Hangul.vowels.count + vowel) * Hangul.tailCount + tail)
    }
  }
}

extension Trie.Syllable {
  /// Creates the parts of `scalar`. Returns nil if `scalar` is not a syllable.
  init?(_ scalar: Unicode.Scalar) {
    guard let index = Trie.Hangul.syllables.index(of: scalar) else { return nil }
    let (leadAndVowel, tail) = index.quotientAndRemainder(dividingBy: Trie.Hangul.tailCount)
    let (lead, vowel) = leadAndVowel.quotientAndRemainder(dividingBy: Trie.Hangul.vowels.count)
    self.init(lead: lead, vowel: vowel, tail: tail)
  }

  /// Returns the syllable with another tail, as a scalar.
  func with(tail: Int) -> Unicode.Scalar {
    Self(lead: lead, vowel: vowel, tail: tail).scalar
  }
}
