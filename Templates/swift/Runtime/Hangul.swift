/// Facts of Unicode about Hangul.
enum Hangul {
  static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
  static let firstSyllable: UInt32 = 0xAC00
  static let tailCount: UInt32 = 28
  static let vowelCount: UInt32 = 21
  /// How many syllables begin with the same lead.
  static let syllablesPerLead = vowelCount * tailCount

  /// How many leads there are.
  static let leadCount = 19
  /// How many vowels have a letter: all that a syllable can have.
  static let vowelLetterCount = Int(vowelCount)

  /// ㄱ to ㅎ, ㅏ to ㅣ, ㄱ to ㆎ with both and the old letters, and the nineteen modern leads that join.
  static let consonants: ClosedRange<UInt32> = 0x3131...0x314E
  static let vowels: ClosedRange<UInt32> = 0x314F...0x3163
  static let letters: ClosedRange<UInt32> = 0x3131...0x318E
  static let leads: ClosedRange<UInt32> = 0x1100...0x1112

  /// ᆞ, ᆢ and ㆍ: what a vowel is begun with.
  static func isDot(_ scalar: UInt32) -> Bool {
    scalar == 0x119E || scalar == 0x11A2 || scalar == 0x318D
  }

  static func isLead(_ scalar: UInt32) -> Bool {
    leads ~= scalar || consonants ~= scalar
  }

  /// Whether a Character may begin with `scalar` and end before the next plain one.
  @inline(__always) static func isPlain(_ scalar: UInt32) -> Bool {
    syllables ~= scalar || letters ~= scalar || 0x20...0x7E ~= scalar
  }

  /// Whether a Character begins with `scalar` after all but what is hardly ever written.
  static func begins(_ scalar: UInt32) -> Bool { isPlain(scalar) || leads ~= scalar }

  /// Whether two scalars beside each other are one Character (Unicode Standard Annex 29, GB6 to GB8); nil if
  /// that takes more than Hangul to say.
  @inline(__always) static func joins(_ left: UInt32, _ right: UInt32) -> Bool? {
    isPlain(left) && isPlain(right) ? false : partsJoin(left, right)
  }

  @inline(never) private static func partsJoin(_ left: UInt32, _ right: UInt32) -> Bool? {
    guard let left = Part(left), let right = Part(right) else { return nil }
    switch left {
    case .lead: return right != .tail && right != .other
    case .open, .vowel: return right == .vowel || right == .tail
    case .closed, .tail: return right == .tail
    case .other: return false
    }
  }

  /// What a scalar is to its neighbours.
  private enum Part {
    case lead, vowel, tail, open, closed, other

    init?(_ scalar: UInt32) {
      switch scalar {
      case Hangul.syllables:
        self = (scalar - Hangul.firstSyllable) % Hangul.tailCount == 0 ? .open : .closed
      case 0x1100...0x115F: self = .lead
      case 0x1160...0x11A7: self = .vowel
      case 0x11A8...0x11FF: self = .tail
      default:
        guard Hangul.isPlain(scalar) else { return nil }
        self = .other
      }
    }
  }
}
