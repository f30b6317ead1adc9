/// A precomposed modern syllable, U+AC00…U+D7A3, as the indices of its lead, vowel and tail.
///
/// The arithmetic is from the Unicode Standard, chapter 3.12: 19 leads × 21 vowels × 28 tails.
public struct Syllable: Hashable, Sendable {
  /// The lead index, 0…18.
  public var lead: Int
  /// The vowel index, 0…20.
  public var vowel: Int
  /// The tail. An open syllable has the tail `.none`.
  public var tail: Tail

  /// Creates the syllable of `lead` (0…18), `vowel` (0…20) and `tail`.
  public init(lead: Int, vowel: Int, tail: Tail = .none) {
    self.lead = lead
    self.vowel = vowel
    self.tail = tail
  }

  /// Creates the syllable of `scalar`. Returns nil if `scalar` is outside U+AC00…U+D7A3.
  public init?(_ scalar: Unicode.Scalar) {
    let index = Int(scalar.value) - Syllable.base
    guard index >= 0, index < Syllable.count else { return nil }
    let block = index / Tail.count
    self.init(
      lead: block / Jamo.vowelCount,
      vowel: block % Jamo.vowelCount,
      tail: Tail(index: index % Tail.count)
    )
  }

  /// The precomposed scalar.
  public var scalar: Unicode.Scalar {
    let block = lead * Jamo.vowelCount + vowel
    return Unicode.Scalar(UInt32(Syllable.base + block * Tail.count + tail.index))!
  }

  /// The lead as a letter.
  public var leadLetter: Letter { Jamo.leads[lead] }

  /// The vowel as a letter.
  public var vowelLetter: Letter { Jamo.vowels[vowel] }

  /// The two to four letters of the syllable, in the order in which they are typed.
  public var letters: [Letter] { [leadLetter, vowelLetter] + tail.letters }

  /// Returns the syllable with another tail.
  public func with(tail: Tail) -> Syllable {
    Syllable(lead: lead, vowel: vowel, tail: tail)
  }

  /// The number of syllables: 11,172.
  public static let count = Jamo.leadCount * Jamo.vowelCount * Tail.count

  /// All syllables, in code point order.
  public static var all: some Sequence<Syllable> {
    (0..<UInt32(count)).lazy.map { Syllable(Unicode.Scalar(UInt32(base) + $0)!)! }
  }

  static let base = 0xAC00
}
