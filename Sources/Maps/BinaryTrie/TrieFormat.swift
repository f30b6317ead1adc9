// The binary format of a map. A look-up starts at the key, continues with the last scalar and then with the preceding
// scalar, and ends at a cell. The cell contains the action. docs/spec/FORMAT.md specifies the bytes.
//
//     StateMap → TrieModel (a cell for each state) → TrieBlockPool (no duplicate blocks) → digits

import Artifacts
import Layouts

/// The constants of the binary format in docs/spec/FORMAT.md.
enum TrieFormat {
  /// The first four bytes of a file.
  static let magic = Array("HWJT".utf8)
  static let version = UInt8(Version.format)
  /// The base of the digits. There are 90 characters from `zero` to `~`, and only one of them, the backslash, needs an
  /// escape in a string constant.
  static let base = 90
  /// The character of digit 0.
  static let zero = UInt8(ascii: "%")
  /// The digit for a missing letter or lead.
  static let none = UInt8(base - 1)
  /// The number of digits before the layout's id.
  static let headerSize = 22
  /// The number of digits in a key's record: its letter, the vowel or dot that it adds to a lead, and four offsets.
  static let keySize = 10
  /// The unit of offsets in cells. Blocks start at even offsets, because all have an even size.
  static let blockUnit = 2

  /// The size of a file in bytes must be less than this, because offsets have two digits.
  static let sizeLimit = base * base
  /// The maximum number of a trie's own letters. There is a limit because the cell numbers of letters must end before
  /// the cell numbers of before-blocks start.
  static let ownLetterLimit = CellNumber.before - CellNumber.letter - Jamo.leadCount - Jamo.vowelCount
  /// The number of keys, including backspace, must be less than this, because it is stored as one digit.
  static let keyLimit = base
  /// The scalar of a letter must be less than this, because it is stored as three digits.
  static let scalarLimit = base * base * base

  /// The digit for a pending dot in a key's record. The digit for a vowel is the vowel's index.
  static let pendingDot = UInt8(Jamo.vowelCount)

  /// Returns the digit for the dot style in the header, or 0 if `layout` has no dots.
  static func dots(of layout: Layout) -> UInt8 {
    if !layout.hasDots { return 0 }
    return layout.dotStyle == .conjoining ? 1 : 2
  }

  /// Returns `value` as two digits, the lower one first.
  static func pair(_ value: Int) -> [UInt8] { digits(value, count: 2) }

  /// Returns `value` as `count` digits, the lowest first.
  static func digits(_ value: Int, count: Int) -> [UInt8] {
    sequence(first: value) { $0 / base }.prefix(count).map { UInt8($0 % base) }
  }
}

/// The first number of each kind of cell. 0 means that there is no cell.
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
  /// Creates the error of a layout that a trie cannot represent.
  init(forTrie reason: String) {
    self.init(reason: "\(reason); use another format, such as json")
  }
}
