// Builds, for each layout, a map from the text before the cursor and a key to the text that replaces it, and a trie
// that holds the same map in about a kilobyte.
//
// ReverseBuilder works backwards. A forward builder would have to search for every text that keys can produce, and
// would repeat Rule, the oracle. Backwards, the results are known: nothing, a lone consonant or a syllable (a *rest*),
// with one more letter written after it. Only two presses produce one: a key appends that letter to the rest, or
// advances another letter to it. Enumerating rests and advances therefore finds every entry without a search, and
// comparing the map with Rule remains a real test.
//
// A look-up tries the last two scalars, then the last one, then the empty state, which appends. The minifier drops
// entries that the other look-ups answer anyway: a shorter state, or a split of the tail whose last consonant the next
// vowel takes (앉 becomes 안 and ㅈ). It checks each entry before dropping it.
//
// The trie is small because no transition depends on the lead of a syllable, or on the vowel before a tail. One cell
// serves all 19 leads, and keys share equal blocks. TrieKeyBuilder therefore looks at one syllable of each kind; a
// proof then queries the trie about all of them.

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
  /// The tables without the entries that follow from the split table. The split table is the last one.
  public let minified: [StateMap.Table]
  /// The bytes of the trie of `full`, or the reason why there is no trie.
  public let trie: Result<[UInt8], UnsupportedLayout>

  /// The reason why there is no trie; nil if there is one.
  public var trieError: UnsupportedLayout? {
    if case .failure(let error) = trie { error } else { nil }
  }

  /// The fewest presses that write each letter.
  public let routes: KeyRoutes

  /// The layout that the maps were built from.
  public var layout: Layout { full.layout }

  /// Builds the maps of `layout`, which must not have problems.
  ///
  /// - Parameter keyboards: The user's keyboards. Those of other layouts are ignored.
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
