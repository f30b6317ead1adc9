import Artifacts
import Layouts

/// The content of a trie before it is laid out in bytes: the cells, indexed by the key, by the kind and the index of
/// the last scalar, and by the index of the preceding scalar.
struct TrieModel {
  /// The action on the last scalar, or on the last two.
  enum Cell: Hashable, Sendable {
    /// The number of an action in docs/spec/FORMAT.md.
    case number(Int)
    /// The numbers of actions, by the index of the preceding scalar. `alone` is the action after any scalar that is not
    /// listed, or 0 if there is no such action. This action changes only the last scalar.
    case before([Int: Int], alone: Int)
  }

  /// The letter that a key appends, and its cells by the kind and the index of the last scalar.
  struct Key: Sendable {
    let appends: Letter?
    let blocks: [Kind: [Int: Cell]]
  }

  /// The kinds of last scalars, in the order in which a key's record lists them.
  enum Kind: Int, CaseIterable, Sendable {
    /// A syllable with a tail. Its index is the tail index.
    case tail
    /// An open syllable. Its index is the vowel index.
    case vowel
    /// A lone consonant. Its index is the lead index.
    case consonant
    /// Any other lone letter. Vowels come first in the indices, then the trie's own letters.
    case letter
  }

  let layout: Layout
  /// The trie's own letters, which are dots and marks, sorted by their scalars in the conjoining style.
  let own: [Letter]
  /// All letters, by number: 19 consonants, 21 vowels, then the trie's own letters.
  let letters: [Letter]
  /// The keys in the order of the layout, backspace last.
  let keys: [Key]

  /// Creates the trie of `map`.
  ///
  /// - Throws: `UnsupportedLayout` if the format has no cell for one of the entries.
  init(_ map: StateMap) throws(UnsupportedLayout) {
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

  /// Returns the valid indices for a kind of last scalar.
  func indices(of kind: Kind) -> Range<Int> {
    switch kind {
    case .tail: 1..<Tail.count
    case .vowel: 0..<Jamo.vowelCount
    case .consonant: 0..<Jamo.leadCount
    case .letter: 0..<Jamo.vowelCount + own.count
    }
  }
}
