import BinaryTrie
import Hangul
import Layouts
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
    full = try ReverseBuilder(layout).build()
    minified = full.minified()
    trie = LayoutMaps.trie(of: full)
    guard layout.hasDots, layout.dotStyle == .conjoining else {
      compatibility = nil
      compatibilityTrie = nil
      return
    }
    let other = try ReverseBuilder(layout.with(dotStyle: .compatibility)).build()
    compatibility = other
    compatibilityTrie = LayoutMaps.trie(of: other)
  }

  private static func trie(of map: StateMap) -> Result<[UInt8], UnfitForTrie> {
    Result { () throws(UnfitForTrie) in try TrieWriter(TrieModel(map)).bytes }
  }
}
