import BinaryTrie
import Hangul
import Layouts
import MapBuilder
import Parallel
import StateMap

/// A layout with its maps: all that an exporter is given.
public struct LayoutMaps: Sendable {
  /// The transitions.
  public let full: StateMap
  /// The same transitions with what the split table gives left out.
  public let minified: MinifiedMap
  /// The transitions with pending dots in the compatibility style, for a layout that has dots in the other.
  public let compatibility: StateMap?
  /// The transitions as a compact binary trie, or why there can be none.
  public let trie: Result<[UInt8], UnfitForTrie>
  /// The same of `compatibility`.
  public let compatibilityTrie: Result<[UInt8], UnfitForTrie>?

  /// The rules that the maps were built from.
  public var layout: Layout { full.layout }

  /// Every map that a file may hold.
  public var all: [StateMap] { [full] + (compatibility.map { [$0] } ?? []) }

  /// Builds the maps of `layout`.
  ///
  /// - Throws: `InvalidLayout` if its tables do not make sense.
  public init(_ layout: Layout) throws(InvalidLayout) {
    let hasOtherStyle = layout.hasDots && layout.dotStyle == .conjoining
    let styles = [layout] + (hasOtherStyle ? [layout.with(dotStyle: .compatibility)] : [])
    let made = try styles.concurrentMap { layout throws(InvalidLayout) in
      let map = try ReverseBuilder(layout).build()
      return (map: map, trie: LayoutMaps.trie(of: map))
    }
    full = made[0].map
    minified = full.minified()
    trie = made[0].trie
    compatibility = hasOtherStyle ? made[1].map : nil
    compatibilityTrie = hasOtherStyle ? made[1].trie : nil
  }

  private static func trie(of map: StateMap) -> Result<[UInt8], UnfitForTrie> {
    Result { () throws(UnfitForTrie) in try TrieWriter(TrieModel(map)).bytes }
  }
}
