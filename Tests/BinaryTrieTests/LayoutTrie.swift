import Formats
import Layouts
import StateMap
import Testing

/// A layout's map, and the trie that is made of it.
struct LayoutTrie {
  let map: StateMap
  let bytes: [UInt8]

  init(_ layout: Layout) throws {
    let maps = try LayoutMaps(layout)
    map = maps.full
    bytes = try maps.trie.get()
  }

  /// Every layout, and those with dots in the other style too.
  static let layouts =
    Layout.all + Layout.all.filter(\.hasDots).map { $0.with(dotStyle: .compatibility) }
}
