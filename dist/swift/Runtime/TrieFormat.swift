// Part of Hwalja, under the MIT licence: see LICENSE.

extension Trie {
  /// The constants of docs/spec/FORMAT.md.
  enum Format {
    static let version = 1
    static let base = 90
    static let headerSize = 22
    static let keySize = 10
    static let leadIndex = 28
    static let none = 89
    static let pending = 21
    static let compatibility = 2
    static let tail = 1
    static let push = 29
    static let carry = 561
    static let vowel = 1093
    static let bareLead = 1114
    static let appended = 1115
    static let nothing = 1116
    static let letter = 1117
    static let before = 1206
    /// The last consonant of each tail, from tail 1 on.
    static let lastConsonants = Array("ㄱㄲㅅㄴㅈㅎㄷㄹㄱㅁㅂㅅㅌㅍㅎㅁㅂㅅㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)
    /// The pending dots: one dot and two dots in the conjoining style, then both in the compatibility style.
    static let dot: UInt32 = 0x119E
    static let twoDots: UInt32 = 0x11A2
    static let compatibilityDot: UInt32 = 0x318D
    static let compatibilityTwoDots: UInt32 = 0x2025
  }
}
