import Hangul
import Layouts
import StateMap

/// A map as a trie, before it is laid out in bytes: key, last scalar, the one before.
struct TrieModel {
  /// One key's initial and its four blocks, by what the last scalar is.
  struct Key {
    let initial: Letter?
    /// By tail: a syllable that has one.
    var finals = TrieBlock()
    /// By vowel: an open syllable.
    var vowels = TrieBlock()
    /// By lead index: a lone consonant.
    var consonants = TrieBlock()
    /// By vowel, then by place among the trie's own letters: any other lone letter.
    var letters = TrieBlock()

    /// The four blocks with the indices that each can name, in the order of a key's record.
    ///
    /// - Parameter letterCount: How many letters of its own the trie has.
    func blocks(letterCount: Int) -> [(block: TrieBlock, indices: Range<Int>)] {
      [
        (finals, 1..<Tail.count),
        (vowels, 0..<Jamo.vowels.count),
        (consonants, 0..<Jamo.leads.count),
        (letters, 0..<Jamo.vowels.count + letterCount),
      ]
    }
  }

  let layout: Layout
  /// The written scalars of dots and marks, in order.
  let letters: [Unicode.Scalar]
  /// The keys in keypad order, backspace last.
  let keys: [Key]

  /// The trie of `map`.
  ///
  /// - Throws: `TrieModelError` if an entry is of a kind that the format has no cell for.
  init(_ map: StateMap) throws(TrieModelError) {
    let layout = map.layout
    let letters = layout.letters
      .filter { !$0.isConsonant && $0.vowel == nil }
      .map { layout.dotStyle.scalar(of: $0) }
      .sorted()
    let initials = layout.keys.map(\.initial) + [nil]
    var keys: [Key] = []
    for (table, initial) in zip(map.tables, initials) {
      var builder = TrieKeyBuilder(
        key: Key(initial: initial), id: table.key, letters: letters, style: layout.dotStyle)
      keys.append(try builder.build(table))
    }
    self.layout = layout
    self.letters = letters
    self.keys = keys
  }
}

/// A map holds an entry that the binary form cannot say.
struct TrieModelError: Error, Hashable, CustomStringConvertible {
  let key: String
  let state: ShortText

  var description: String {
    "trie: what key \(key) does after \(state) has no binary form, or depends on the lead"
  }
}
