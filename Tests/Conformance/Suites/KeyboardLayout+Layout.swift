import Layouts
import SwiftRuntime

extension KeyboardLayout {
  /// Creates the layout of a keyboard from `layout`. The keys of the new layout type nothing, because its trie has no
  /// keys.
  init(_ layout: Layout) {
    self.init(
      id: layout.id, name: layout.name, latinName: layout.latinName,
      spaceEndsRun: layout.spaceEndsRun, cycleTimeout: Double(layout.cycleTimeout) / 1000,
      keys: layout.keys.map { SwiftRuntime.Key($0.id, legend: $0.legend, under: $0.under) },
      trie: .empty)
  }
}

extension Trie {
  /// A trie without keys: a header with a valid checksum.
  fileprivate static let empty = try! Trie(copying: "HWJTyT9bK&;%%%%%%%%%%%".utf8)
}
