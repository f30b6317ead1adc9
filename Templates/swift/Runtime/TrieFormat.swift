/// The numbers of the binary format, version 1.
enum TrieFormat {
  static let magic: [UInt8] = [0x48, 0x57, 0x4A, 0x54]  // HWJT
  static let version = 1
  static let headerSize = 22
  static let keySize = 10

  // What a cell says to do, in its upper three bits; 0 says nothing.
  static let tail = 1
  static let push = 2
  static let carry = 3
  static let vowel = 4
  static let letter = 5
  static let before = 6

  // Operands of `vowel` besides 0…20, and of `letter` besides a letter's code.
  static let noVowel = 30
  static let initialVowel = 31
  static let nothing = 2047

  /// The index, in a block for the scalar before the last, of a lead that stands without a vowel.
  static let bareLead = 28
  /// A key's initial where it has none, and what it joins to where it joins nothing.
  static let none = 127
  /// A key's initial is written after the conjoining lead, U+1100….
  static let conjoining = 21
  /// A key's initial is written after the compatibility consonant, U+3131….
  static let compatibility = 22
}
