/// One unit of a composing run: a consonant, a vowel, a pending dot, or a mark that joins nothing.
///
/// However it is written, a jamo is named by its Hangul Compatibility Jamo (U+3131…U+3163) and a
/// pending dot by U+318D ㆍ or U+11A2 ᆢ, so that a layout's tables show the letters printed on its
/// keys. Every other scalar is a mark.
public struct Letter: Hashable, Sendable {
  /// The scalar that names the letter.
  public let scalar: Unicode.Scalar

  /// The letter that `scalar` names.
  public init(_ scalar: Unicode.Scalar) {
    self.scalar = scalar
  }

  /// ㆍ, the dot of Cheonjiin's heaven key, waiting for the stroke that makes it a vowel.
  public static let dot: Letter = "\u{318D}"

  /// ᆢ, two pending dots.
  public static let twoDots: Letter = "\u{11A2}"

  /// The index among the 19 leads, or nil unless this is a consonant.
  public var lead: Int? {
    let place = Int(scalar.value) - 0x3131
    guard 0..<30 ~= place, Self.leads >> place & 1 == 1 else { return nil }
    return (Self.leads & ((1 << place) - 1)).nonzeroBitCount
  }

  /// Which of the 30 consonants from U+3131 on are leads, a bit each; the others are clusters. Unlike a table, a number
  /// costs no check whether it has been made.
  private static let leads: UInt32 = 0x3FF7_01CB

  /// The index among the 21 vowels, which are consecutive from U+314F on, or nil unless this is a vowel.
  public var vowel: Int? {
    let index = Int(scalar.value) - 0x314F
    return 0..<Jamo.vowelCount ~= index ? index : nil
  }

  /// Whether this is a consonant, which can lead a syllable.
  public var isConsonant: Bool { lead != nil }

  /// Whether this is one of the two pending dots.
  public var isDot: Bool { self == .dot || self == .twoDots }

  /// Whether a consonant before this letter becomes its lead: true of vowels and of pending dots.
  public var takesLead: Bool { vowel != nil || isDot }

  /// Whether this is a jamo or a pending dot, and not a mark.
  public var isHangul: Bool { isConsonant || takesLead }
}

extension Letter: ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral value: Unicode.Scalar) {
    self.init(value)
  }
}

extension Letter: Comparable {
  public static func < (a: Letter, b: Letter) -> Bool { a.scalar < b.scalar }
}

extension Letter: CustomStringConvertible {
  public var description: String { String(scalar) }
}
