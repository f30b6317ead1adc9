import BinaryTrie
import Layouts

extension Trie {
  /// The numbers of docs/FORMAT.md, from the table of which the generated sources have them, too.
  enum Format {
    static let version = Int(TrieFormat.version)
    static let base = TrieFormat.base
    static let headerSize = TrieFormat.headerSize
    static let keySize = TrieFormat.keySize
    static let leadIndex = Hangul.tailCount
    static let none = Int(TrieFormat.none)
    static let conjoining = Int(TrieFormat.conjoiningDot)
    static let compatibility = Int(TrieFormat.compatibilityDot)
    static let tail = TrieFormat.Cell.tail
    static let push = TrieFormat.Cell.push
    static let carry = TrieFormat.Cell.carry
    static let vowel = TrieFormat.Cell.vowel
    static let bareLead = TrieFormat.Cell.bareLead
    static let appended = TrieFormat.Cell.appended
    static let nothing = TrieFormat.Cell.nothing
    static let letter = TrieFormat.Cell.letter
    static let before = TrieFormat.Cell.before
    static let dots = DotStyle.allCases.flatMap { style in
      [style.scalar(of: .dot).value, style.scalar(of: .twoDots).value]
    }
  }
}
