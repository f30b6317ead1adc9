import Layouts

@testable import SwiftRuntime

extension KeyboardLayout {
  /// What a keyboard has to know of `layout`; it types nothing, for its trie is a header that says nothing.
  package init(_ layout: Layout) {
    self.init(
      id: layout.id, name: layout.name, latinName: layout.latinName,
      spaceEndsRun: layout.spaceEndsRun, cycleTimeout: Double(layout.cycleTimeout) / 1000,
      keys: layout.keys.map { SwiftRuntime.Key($0.id, legend: $0.legend, under: $0.under) },
      trie: Trie(unchecked: [UInt8](repeating: UInt8(ascii: "%"), count: 22)))
  }
}
