import Artifacts
import BinaryTrie
import Hangul
import Layouts

/// The numbers of docs/spec/FORMAT.md as placeholders, so that no reader of tries repeats them.
enum FormatNumbers {
  static var values: [String: Any] {
    [
      "version": Version.format, "base": TrieFormat.base, "headerSize": TrieFormat.headerSize,
      "keySize": TrieFormat.keySize, "none": TrieFormat.none,
      // The index of a bare lead in a before-block, after those of all tails.
      "leadIndex": Tail.count,
      "pending": TrieFormat.pendingDot,
      "conjoining": TrieFormat.number(of: .conjoining),
      "compatibility": TrieFormat.number(of: .compatibility),
      "tail": TrieFormat.Cell.tail, "push": TrieFormat.Cell.push, "carry": TrieFormat.Cell.carry,
      "vowel": TrieFormat.Cell.vowel, "bareLead": TrieFormat.Cell.bareLead,
      "appended": TrieFormat.Cell.appended, "nothing": TrieFormat.Cell.nothing,
      "letter": TrieFormat.Cell.letter, "before": TrieFormat.Cell.before,
      "dot": hexadecimal(.conjoining, .dot), "twoDots": hexadecimal(.conjoining, .twoDots),
      "compatibilityDot": hexadecimal(.compatibility, .dot),
      // The last consonant of each tail, from tail 1 on.
      "lastConsonants": Tail.all.compactMap { tail in
        tail.split.map { ["letter": "\($0.last)", "code": hexadecimal($0.last.scalar)] }
      },
    ]
  }

  private static func hexadecimal(_ style: DotStyle, _ dot: Letter) -> String {
    hexadecimal(style.scalar(of: dot))
  }

  /// The scalar as most languages write a number.
  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    "0x" + String(scalar.value, radix: 16, uppercase: true)
  }
}
