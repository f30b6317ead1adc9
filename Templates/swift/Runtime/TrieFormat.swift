/// Digits of base 90, written as the characters from % to ~.
struct Digits {
  let base: UnsafePointer<UInt8>

  // Without checks for overflow, which a tenth of a look-up's instructions were: a byte is small.
  @inline(__always) subscript(offset: Int) -> Int { Int(base[offset]) &- 0x25 }

  /// A number of two digits, the lower first.
  @inline(__always) func pair(_ offset: Int) -> Int {
    self[offset] &+ self[offset &+ 1] &* 90
  }

  /// A number of three digits.
  @inline(__always) func triple(_ offset: Int) -> Int {
    pair(offset) &+ self[offset &+ 2] &* 8_100
  }
}

/// Where each kind of cell begins; 0 says nothing.
enum Cell {
  static let tail = 1
  static let push = 29
  static let carry = 561
  static let vowel = 1_093
  static let bareLead = 1_114
  static let appended = 1_115
  static let nothing = 1_116
  static let letter = 1_117
  static let before = 1_206
}

enum TrieFormat {
  /// How many digits a key has, and where among them are the pointers to the cells after a tail, after an open
  /// syllable's vowel, after a lone consonant, and after any other letter.
  static let keySize = 10
  static let tails = 2
  static let vowels = 4
  static let consonants = 6
  static let letters = 8
  /// How many digits a letter of the trie's own has.
  static let letterSize = 3
  /// The index of a bare lead, before the last scalar.
  static let leadIndex = 28
  /// The letter of a key that appends none; what a consonant or mark makes on a lead.
  static let none = 89
  /// A letter that follows the conjoining lead, U+1100….
  static let conjoining = 21
}
