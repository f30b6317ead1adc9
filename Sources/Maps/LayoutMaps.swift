// Builds a map and a trie for each layout. Given the text before the cursor and a key, a map contains the text that
// replaces the text before the cursor. The trie contains the same map in about a kilobyte.
//
// ReverseBuilder works backwards. A forward builder would have to search for every text that keys can produce, and
// would repeat the code of Rule, the oracle. A backward builder starts from the results, which are known. Each result
// is a *rest* with one more letter written after the rest. A rest is the empty text, a lone consonant or a syllable.
// Only two kinds of presses produce a result: a key appends that letter to the rest, or a key advances another letter
// to that letter. Enumerating rests and advances therefore finds every entry without a search, and comparing the map
// with Rule remains a real test.
//
// A look-up tries the last two scalars, then the last scalar, then the empty state, whose replacement is appended. The
// minifier drops an entry if the other entries lead to the same result. This happens if the entry of a shorter state is
// enough, or if the tail can be split because its last consonant becomes the lead of the next vowel (앉 becomes 안 and
// ㅈ). The minifier checks each entry before dropping it.
//
// The trie is small because no transition depends on the lead of a syllable, or on the vowel before a tail. One cell
// serves all 19 leads, and keys share equal blocks. TrieKeyBuilder therefore computes each cell from one sample state.
// MapProof, in Verification, later compares the trie with the map in every state that the map contains.

import Keyboards
import Layouts

/// A layout with its maps and keyboards: the input of a format.
public struct LayoutMaps: Sendable {
  /// The keyboards of the layout: the built-in ones, `Keyboard.korean` first, followed by the user's.
  public let keyboards: [Keyboard]
  /// The keyboards of the user, which are also in `keyboards`.
  public let customKeyboards: [Keyboard]
  /// The map with all transitions.
  public let full: StateMap
  /// The tables without the entries that follow from the split table. The split table is the last table.
  public let minified: [StateMap.Table]
  /// The bytes of the trie of `full`, or the reason why there is no trie.
  public let trie: Result<[UInt8], UnsupportedLayout>

  /// The reason why there is no trie, or nil if there is a trie.
  public var trieError: UnsupportedLayout? {
    if case .failure(let error) = trie { error } else { nil }
  }

  /// The fewest presses that write each letter.
  public let routes: KeyRoutes

  /// The layout that the maps were built from.
  public var layout: Layout { full.layout }

  /// Builds the maps of `layout`, which must not have problems.
  ///
  /// - Parameter keyboards: The user's keyboards. Keyboards that belong to other layouts are ignored.
  public init(_ layout: Layout, keyboards: [Keyboard] = []) {
    customKeyboards = keyboards.filter { $0.layout == layout }
    self.keyboards = Keyboard.all(of: layout) + customKeyboards
    let map = ReverseBuilder(layout).build()
    full = map
    routes = KeyRoutes(layout)
    minified = map.minified()
    trie = Result { () throws(UnsupportedLayout) in try TrieModel(map).bytes() }
  }
}
