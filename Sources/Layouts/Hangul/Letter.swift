/// One letter of a composing run: a consonant, a vowel, a pending dot or a mark. A mark does not join other letters.
///
/// A jamo is always identified by its Hangul Compatibility Jamo (U+3131…U+3163), and a pending dot by U+318D ㆍ or
/// U+11A2 ᆢ, no matter how it is written in a text. The tables of a layout therefore contain the letters that are
/// printed on its keys. Every other scalar is a mark.
public struct Letter: Hashable, Sendable {
  /// The scalar that identifies the letter.
  public let scalar: Unicode.Scalar

  /// Creates the letter that `scalar` identifies.
  public init(_ scalar: Unicode.Scalar) {
    self.scalar = scalar
  }

  /// ㆍ, the dot of Cheonjiin's heaven key, pending until another stroke makes it a vowel.
  public static let dot: Letter = "\u{318D}"

  /// ᆢ, two pending dots.
  public static let twoDots: Letter = "\u{11A2}"

  /// The index among the 19 leads, or nil if this is not a consonant.
  public var lead: Int? {
    let place = Int(scalar.value) - 0x3131
    guard 0..<30 ~= place, Self.leads >> place & 1 == 1 else { return nil }
    return (Self.leads & ((1 << place) - 1)).nonzeroBitCount
  }

  /// A bit for each of the 30 consonants from U+3131 on. The bit is set if the consonant is a lead, and clear if it is
  /// a cluster. The table is an integer, because each access to a static array would check that the array is
  /// initialized.
  private static let leads: UInt32 = 0x3FF7_01CB

  /// The index among the 21 vowels, or nil if this is not a vowel. The vowels are consecutive from U+314F on.
  public var vowel: Int? {
    let index = Int(scalar.value) - 0x314F
    return 0..<Jamo.vowelCount ~= index ? index : nil
  }

  /// True if this is a consonant that can be the lead of a syllable.
  public var isConsonant: Bool { lead != nil }

  /// True if this is one of the two pending dots.
  public var isDot: Bool { self == .dot || self == .twoDots }

  /// True if a consonant before this letter becomes its lead, as with vowels and pending dots.
  public var takesLead: Bool { vowel != nil || isDot }

  /// True if this is a jamo or a pending dot, and not a mark.
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
