/// The numbers of the trie's format, version 1: every byte is a digit of base 90, written as one of
/// the printable characters U+0025 % to U+007E ~.
enum TrieFormat {
  static let magic: [UInt8] = [0x48, 0x57, 0x4A, 0x54]  // HWJT
  static let version = 1
  static let headerSize = 22
  static let keySize = 10

  /// The character of digit 0; that of digit 89 is ~.
  static let zero: UInt8 = 0x25
  static let base = 90

  // Where each kind of cell begins; 0 says nothing.
  static let tail = 1
  static let push = 29
  static let carry = 561
  static let vowel = 1_093
  static let bareLead = 1_114
  static let initial = 1_115
  static let nothing = 1_116
  static let letter = 1_117
  static let before = 1_206

  /// The index, in a block for the scalar before the last, of a lead that stands without a vowel.
  static let leadIndex = 28
  /// A key's initial where it has none, and what it joins to where it joins nothing.
  static let none = 89
  /// A key's initial is written after the conjoining lead, U+1100….
  static let conjoining = 21
  /// A key's initial is written after the compatibility consonant, U+3131….
  static let compatibility = 22
}
