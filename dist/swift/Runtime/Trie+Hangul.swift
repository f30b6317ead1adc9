// Part of Hwalja, under the MIT licence: see LICENSE.

extension Trie {
  /// Consecutive scalars, such as the nineteen leads.
  struct Scalars {
    let first: UInt32
    let count: Int

    /// The index of `scalar` among them, or nil.
    func index(of scalar: Unicode.Scalar) -> Int? {
      let index = Int(scalar.value) - Int(first)
      return 0..<count ~= index ? index : nil
    }

    /// The scalar at `index`, of these or of those that follow them.
    func scalar(_ index: Int) -> Unicode.Scalar { Unicode.Scalar(first + UInt32(index))! }
  }

  /// How Unicode orders Hangul.
  enum Hangul {
    static let syllables = Scalars(first: 0xAC00, count: 11_172)
    /// ᄀ to ᄒ, which join what follows.
    static let leads = Scalars(first: 0x1100, count: 19)
    /// ㄱ to ㅎ, with the clusters.
    static let consonants = Scalars(first: 0x3131, count: 30)
    /// ㅏ to ㅣ.
    static let vowels = Scalars(first: 0x314F, count: 21)
    static let tailCount = 28
    /// The vowels and tails of decomposed syllables.
    static let joiningVowels = Scalars(first: 0x1161, count: 21)
    static let joiningTails = Scalars(first: 0x11A8, count: 27)

    /// True if `scalar` is one or two pending dots, in either style.
    static func isDot(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case Format.dot, Format.twoDots, Format.compatibilityDot, Format.compatibilityTwoDots: true
      default: false
      }
    }

    /// True if `scalar` is Hangul or a pending dot. In a run, all else is a mark.
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3, Format.compatibilityTwoDots: true
      default: false
      }
    }

    /// The last letter of `scalar` if it is a consonant or a mark; nil if it is a vowel or a dot.
    static func consonantOrMark(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
      if let syllable = Syllable(scalar) {
        return syllable.tail > 0 ? Format.lastConsonants[syllable.tail - 1] : nil
      }
      return contains(scalar) && consonants.index(of: scalar) == nil ? nil : scalar
    }
  }

  /// A syllable in parts.
  struct Syllable {
    var lead, vowel: Int
    /// 0 for none.
    var tail = 0

    /// The syllable as a scalar.
    var scalar: Unicode.Scalar {
      Hangul.syllables.scalar((lead * Hangul.vowels.count + vowel) * Hangul.tailCount + tail)
    }
  }
}

extension Trie.Syllable {
  /// The syllable `scalar` in parts; nil if it is no syllable.
  init?(_ scalar: Unicode.Scalar) {
    guard let index = Trie.Hangul.syllables.index(of: scalar) else { return nil }
    let (leadAndVowel, tail) = index.quotientAndRemainder(dividingBy: Trie.Hangul.tailCount)
    let (lead, vowel) = leadAndVowel.quotientAndRemainder(dividingBy: Trie.Hangul.vowels.count)
    self.init(lead: lead, vowel: vowel, tail: tail)
  }

  /// The syllable with another tail, as a scalar.
  func with(tail: Int) -> Unicode.Scalar {
    Self(lead: lead, vowel: vowel, tail: tail).scalar
  }
}
