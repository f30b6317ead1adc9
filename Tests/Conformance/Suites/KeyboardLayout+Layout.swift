import Layouts
import SwiftRuntime

extension KeyboardLayout {
  /// What a keyboard has to know of `layout`; its keys type nothing, because its trie has no keys.
  init(_ layout: Layout) {
    self.init(
      id: layout.id, name: layout.name, latinName: layout.latinName,
      spaceEndsRun: layout.spaceEndsRun, cycleTimeout: Double(layout.cycleTimeout) / 1000,
      keys: layout.keys.map { SwiftRuntime.Key($0.id, legend: $0.legend, under: $0.under) },
      trie: .empty)
  }
}

extension Trie {
  /// A trie without keys: a header, whose checksum is right.
  fileprivate static let empty = try! Trie(copying: "HWJTyT9bK&;%%%%%%%%%%%".utf8)
}
