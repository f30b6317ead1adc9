import Artifacts
import Formats
import Keyboards
import Layouts
import Maps
import Verification

/// The generator from end to end. Its stages are the modules in Sources, and data flows in one direction:
///
///     Layouts, Keyboards ─→ Maps ─→ Formats ─→ Artifacts ─→ dist/
///        └─→ Rule ─→ Verification ←───────────────┘
struct Pipeline {
  let layouts: [Layout]
  let keyboards: [Keyboard]
  let formats: [Format]
  let publication: Publication
  /// True if all formats of all layouts are made. Only then does the distribution have a manifest.
  let isWhole: Bool

  /// Makes the files in memory.
  func make() throws -> Distribution {
    let maps = layouts.concurrentMap { LayoutMaps($0, keyboards: keyboards) }
    let distribution = try Distribution(of: maps, in: formats, publication: publication)
    return isWhole ? try distribution.withManifest() : distribution
  }

  /// Proves every map in the files, and the tries that sources are made from, and then writes the files that are not
  /// current.
  ///
  /// - Returns: The paths of the obsolete files that were removed.
  /// - Throws: `VerificationFailure` if a file does not agree with its map. In this case, nothing is written.
  ///   `FileError` if a file cannot be written.
  static func deliver(_ distribution: Distribution, by delivery: Delivery) throws -> [String] {
    let artifacts = distribution.artifacts.map { ($0.name, $0.bytes) }
    // If the tries are also among the files, the proof reads them only once.
    let tries = distribution.maps.compactMap { maps in
      (try? maps.trie.get()).map { (ArtifactName.perLayout(.trie, layout: maps.layout.id), $0) }
    }
    try FilesProof.run(artifacts + tries, against: distribution.maps.map(\.full))
    return try delivery.write()
  }
}
