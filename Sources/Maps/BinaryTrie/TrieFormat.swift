// A map as a trie: key → kind of the last scalar → kind of the scalar before it → what to do. docs/spec/FORMAT.md
// describes the bytes.
//
//     StateMap → TrieModel (a cell for each place) → TrieBlockPool (each block once) → digits

import Artifacts
import Layouts

/// The numbers of the binary form, as docs/spec/FORMAT.md gives them.
enum TrieFormat {
  /// The first four bytes of a file.
  static let magic = Array("HWJT".utf8)
  static let version = UInt8(Version.format)
  /// The base of the digits: there are 90 characters from `zero` to `~`, and only the backslash among them
  /// needs an escape in a string constant.
  static let base = 90
  /// The character of digit 0.
  static let zero = UInt8(ascii: "%")
  /// The digit that stands for no letter and for no lead.
  static let none = UInt8(base - 1)
  /// The number of digits before the layout's id.
  static let headerSize = 22
  /// The number of digits of a key's record: its letter, what a lead with that letter becomes, and four
  /// offsets.
  static let keySize = 10
  /// The unit of offsets in cells: blocks begin at even digits, since all of them have an even size.
  static let blockUnit = 2

  /// Offsets are pairs of digits, so that a file has fewer bytes than this.
  static let sizeLimit = base * base
  /// The most letters of a trie's own: in cells their numbers end where those of before-blocks begin.
  static let ownLetterLimit = CellNumber.before - CellNumber.letter - Jamo.leadCount - Jamo.vowelCount
  /// The number of keys, with backspace, is one digit, and so is less than this.
  static let keyLimit = base
  /// A letter's scalar is three digits, and so is less than this.
  static let scalarLimit = base * base * base

  /// The digit of a key's record for a pending dot; a vowel has its index there.
  static let pendingDot = UInt8(Jamo.vowelCount)

  /// The digit of the header for how pending dots are written, 0 if `layout` has none.
  static func dots(of layout: Layout) -> UInt8 {
    if !layout.hasDots { return 0 }
    return layout.dotStyle == .conjoining ? 1 : 2
  }

  /// Two digits, the lower first.
  static func pair(_ value: Int) -> [UInt8] { digits(value, count: 2) }

  /// `count` digits, the lowest first.
  static func digits(_ value: Int, count: Int) -> [UInt8] {
    sequence(first: value) { $0 / base }.prefix(count).map { UInt8($0 % base) }
  }
}

/// The first number of each kind of cell; 0 is no cell.
enum CellNumber {
  static let tail = 1
  static let push = tail + Tail.count
  static let carry = push + Tail.count * Jamo.leadCount
  static let vowel = carry + Tail.count * Jamo.leadCount
  static let bareLead = vowel + Jamo.vowelCount
  static let appended = bareLead + 1
  static let nothing = appended + 1
  static let letter = nothing + 1
  static let before = 1_206
}

extension UnsupportedLayout {
  /// Creates the reason why a layout has no trie.
  init(forTrie reason: String) {
    self.init(reason: "\(reason); take another format, such as json")
  }
}
