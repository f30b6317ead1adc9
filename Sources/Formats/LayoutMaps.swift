import BinaryTrie
import Hangul
import Keyboards
import Layouts
import MapBuilder
import Parallel
import StateMap

/// A layout with its maps and keyboards: all that an exporter is given.
public struct LayoutMaps: Sendable {
  /// The keyboards with letters of the layout, `Keyboard.korean` first.
  public let keyboards: [Keyboard]
  /// The transitions.
  public let full: StateMap
  /// The map without the entries that follow from its split table.
  public let minified: MinifiedMap
  /// The map in the compatibility style, if the layout has dots and writes them in the conjoining style.
  public let compatibility: StateMap?
  /// The trie of `full`, or the reason why there is none.
  public let trie: Result<[UInt8], UnfitForTrie>
  /// The trie of `compatibility`.
  public let compatibilityTrie: Result<[UInt8], UnfitForTrie>?

  /// The rules that the maps were built from.
  public var layout: Layout { full.layout }

  /// The full map and, if there is one, the map in the compatibility style.
  public var all: [StateMap] { [full] + (compatibility.map { [$0] } ?? []) }

  /// Builds the maps of `layout`.
  ///
  /// - Parameter keyboards: Keyboards of the user's own; those with letters of another layout are passed over.
  /// - Throws: `InvalidLayout` if its tables do not make sense.
  public init(_ layout: Layout, keyboards: [Keyboard] = []) throws(InvalidLayout) {
    self.keyboards = [.korean(layout)] + keyboards.filter { $0.layout == layout }
    let made = try layout.styles.concurrentMap { layout throws(InvalidLayout) in
      let map = try ReverseBuilder(layout).build()
      return (map: map, trie: LayoutMaps.trie(of: map))
    }
    full = made[0].map
    minified = full.minified()
    trie = made[0].trie
    let other = made.dropFirst().first
    compatibility = other?.map
    compatibilityTrie = other?.trie
  }

  private static func trie(of map: StateMap) -> Result<[UInt8], UnfitForTrie> {
    Result { () throws(UnfitForTrie) in try TrieWriter(TrieModel(map)).bytes }
  }
}
