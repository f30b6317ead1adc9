import Hangul
import Layouts
import Parallel
import StateMap

/// A map as a trie before it is laid out in bytes, by key, last scalar and the scalar before.
package struct TrieModel {
  /// The letter that one key appends, and four blocks, one for each kind of last scalar.
  package struct Key: Sendable {
    package let appends: Letter?
    private var blocks = [TrieBlock](repeating: TrieBlock(), count: Kind.allCases.count)

    init(appends: Letter?) {
      self.appends = appends
    }

    package internal(set) subscript(kind: Kind) -> TrieBlock {
      get { blocks[kind.rawValue] }
      set { blocks[kind.rawValue] = newValue }
    }

    /// The four blocks with the indices that each can name, in the order of a key's record.
    ///
    /// - Parameter letterCount: How many letters of its own the trie has.
    func blocks(letterCount: Int) -> [(block: TrieBlock, indices: Range<Int>)] {
      Kind.allCases.map { (self[$0], $0.indices(letterCount: letterCount)) }
    }
  }

  /// The kinds of last scalars, in the order of a key's record.
  package enum Kind: Int, CaseIterable {
    /// A syllable with a tail, by its tail.
    case tail
    /// An open syllable, by its vowel.
    case vowel
    /// A lone consonant, by lead index.
    case consonant
    /// Any other lone letter: by vowel, then by place among the trie's own letters.
    case letter

    package func indices(letterCount: Int) -> Range<Int> {
      switch self {
      case .tail: 1..<Tail.count
      case .vowel: 0..<Jamo.vowelCount
      case .consonant: 0..<Jamo.leadCount
      case .letter: 0..<Jamo.vowelCount + letterCount
      }
    }
  }

  package let layout: Layout
  /// The dots and marks, in the order of their scalars in the conjoining style.
  package let letters: [Letter]
  /// The keys in the order of the layout, backspace last.
  package let keys: [Key]

  /// The trie of `map`.
  ///
  /// - Throws: `UnfitForTrie` if an entry is of a kind that the format has no cell for.
  package init(_ map: StateMap) throws(UnfitForTrie) {
    let layout = map.layout
    let letters = layout.letters
      .filter { !$0.isConsonant && $0.vowel == nil }
      .sorted { DotStyle.conjoining.scalar(of: $0) < DotStyle.conjoining.scalar(of: $1) }
    let appended = layout.keys.map(\.appends) + [nil]
    let builder = TrieKeyBuilder(layout: layout, letters: letters)
    let keys = try Array(zip(map.tables, appended)).concurrentMap {
      table, appends throws(UnfitForTrie) in try builder.key(table, appends: appends)
    }
    self.layout = layout
    self.letters = letters
    self.keys = keys
  }
}
