// A map as a trie: key → what the last scalar is → what the scalar before it is → what to do. Nothing in it
// depends on the lead of a syllable, so that one cell serves all 19 leads, and equal blocks are stored once,
// whichever keys use them. docs/FORMAT.md describes the bytes; the steps are
//
//     StateMap → TrieModel (blocks of cells) → TrieBlockPool (each block once) → TrieWriter (digits)

import Hangul

/// The numbers of the binary form, as docs/FORMAT.md gives them.
package enum TrieFormat {
  /// What a file begins with.
  static let magic = Array("HWJT".utf8)
  package static let version: UInt8 = 1
  /// A file is digits of this base. From `zero` to ~ there are as many characters, without the quote and
  /// the dollar sign that string constants would have to escape.
  package static let base = 90
  /// The character of digit 0.
  static let zero = UInt8(ascii: "%")
  /// A digit that names nothing: no letter, no lead.
  package static let none = UInt8(base - 1)
  /// Digits from the magic to the layout's id.
  package static let headerSize = 22
  /// Digits of a key's record: its letter, what that does on a lead, and four pointers.
  package static let keySize = 10
  /// How often a block's offset counts in a cell: blocks begin at even digits, since all their parts are pairs.
  static let blockUnit = 2

  /// A pair of digits counts up to this, so no file is as long.
  static let sizeLimit = base * base
  /// Letters of a trie's own fit between the numbers of letters and those of blocks.
  static let ownLetterLimit = Cell.before - Cell.letter - Jamo.leadCount - Jamo.vowelCount
  /// Keys, backspace among them, are counted in one digit, as is the id.
  static let keyLimit = base
  /// A letter's scalar takes three digits.
  static let scalarLimit = base * base * base

  /// What a letter that is no vowel makes on a lead: a pending dot after a conjoining lead, or after a
  /// compatibility consonant.
  package static let conjoiningDot = UInt8(Jamo.vowelCount)
  package static let compatibilityDot = UInt8(Jamo.vowelCount + 1)

  /// Two digits, the lower first.
  static func pair(_ value: Int) -> [UInt8] { digits(value, count: 2) }

  /// `count` digits, the lowest first.
  static func digits(_ value: Int, count: Int) -> [UInt8] {
    sequence(first: value) { $0 / base }.prefix(count).map { UInt8($0 % base) }
  }

  /// Where each kind of cell begins; 0 says nothing.
  package enum Cell {
    package static let tail = 1
    package static let push = tail + Tail.count
    package static let carry = push + Tail.count * Jamo.leadCount
    package static let vowel = carry + Tail.count * Jamo.leadCount
    package static let bareLead = vowel + Jamo.vowelCount
    package static let appended = bareLead + 1
    package static let nothing = appended + 1
    package static let letter = nothing + 1
    package static let before = 1_206
  }
}

/// Why a layout has no binary form. Its JSON maps can be made all the same.
public struct UnfitForTrie: Error, Hashable, Sendable, CustomStringConvertible {
  /// The layout's id.
  public let layout: String
  /// What does not fit, in words.
  public let reason: String

  public var description: String {
    "layout \(layout) has no trie, and so no sources: \(reason); --format json makes its maps"
  }
}
