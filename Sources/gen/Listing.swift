import BinaryTrie
import Formats
import Layouts

/// What `gen --list` prints.
enum Listing {
  static func print(isVerbose: Bool) throws {
    try Console.print("formats")
    for exporter in FormatRegistry.all {
      let condition = exporter.isReview ? " (when asked for)" : ""
      try Console.print("  \(exporter.name.padded(to: 12))\(exporter.summary)\(condition)")
    }
    try Console.print("layouts")
    for layout in LayoutName.all { try Console.print("  \(layout)") }
    if isVerbose {
      try Console.print("\nbytes of the tries\n")
      try Console.print(TrieStatistics.table(of: try Layout.all.map { try TrieStatistics($0) }))
    }
  }
}
