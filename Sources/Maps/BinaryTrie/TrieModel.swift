import Artifacts
import Layouts

/// A map as a trie before it is laid out in bytes: by key, kind of the last scalar, its index, and the scalar before.
package struct TrieModel {
  /// What to do with the last scalar, or with the last two.
  package enum Cell: Hashable, Sendable {
    /// The number of the cell in docs/spec/FORMAT.md.
    case number(Int)
    /// The cells by the index of the scalar before; and the one for the last scalar alone if none fits, 0 for none.
    case before([Int: Int], alone: Int)
  }

  /// The letter that one key appends, and for each kind of last scalar the cells of the indices that have one.
  package struct Key: Sendable {
    package let appends: Letter?
    package let blocks: [Kind: [Int: Cell]]
  }

  /// The kinds of last scalars, in the order of a key's record.
  package enum Kind: Int, CaseIterable, Sendable {
    /// A syllable with a tail, by its tail.
    case tail
    /// An open syllable, by its vowel.
    case vowel
    /// A lone consonant, by lead index.
    case consonant
    /// Any other lone letter: by vowel, then by place among the trie's own letters.
    case letter
  }

  package let layout: Layout
  /// The trie's own letters, dots and marks, in the order of their scalars in the conjoining style.
  package let own: [Letter]
  /// All letters by their numbers: 19 consonants, 21 vowels, then the trie's own.
  package let letters: [Letter]
  /// The keys in the order of the layout, backspace last.
  package let keys: [Key]

  /// The trie of `map`.
  ///
  /// - Throws: `UnsupportedLayout` if an entry is of a kind that the format has no cell for.
  package init(_ map: StateMap) throws(UnsupportedLayout) {
    layout = map.layout
    own = map.layout.letters
      .filter { !$0.isConsonant && $0.vowel == nil }
      .sorted { DotStyle.conjoining.scalar(of: $0) < DotStyle.conjoining.scalar(of: $1) }
    letters = Jamo.leads + Jamo.vowels + own
    let appended = layout.keys.map(\.appends) + [nil]
    let builder = TrieKeyBuilder(layout: layout, letters: letters)
    keys = try Array(zip(map.tables, appended)).concurrentMap {
      table, appends throws(UnsupportedLayout) in try builder.key(table, appends: appends)
    }
  }

  /// The indices that scalars of a kind can have.
  package func indices(of kind: Kind) -> Range<Int> {
    switch kind {
    case .tail: 1..<Tail.count
    case .vowel: 0..<Jamo.vowelCount
    case .consonant: 0..<Jamo.leadCount
    case .letter: 0..<Jamo.vowelCount + own.count
    }
  }

  /// The letter by which a cell of this number replaces the last scalar, if it does that.
  package func letter(ofCell number: Int) -> Letter? {
    number < CellNumber.letter ? nil : letters[number - CellNumber.letter]
  }
}
