import Artifacts
import Layouts

/// Proves that a distribution on disk is correct and current: that every map agrees with the rules of its layout, and
/// that every file is the same as the one that the generator makes now.
public enum FolderProof {
  /// Proves `files` and returns the layouts whose maps they contain, with the number of their cells.
  ///
  /// - Throws: `VerificationFailure` for the first difference.
  public static func run(
    _ files: [(path: String, bytes: [UInt8])], comparingWith made: [Artifact], of layouts: [Layout]
  ) throws(VerificationFailure) -> [(layout: Layout, cells: Int)] {
    let bytes = Dictionary(uniqueKeysWithValues: files.map { (PathBytes($0.path), $0.bytes) })
    let comparison = FolderComparison(of: made) { bytes[PathBytes($0)] }
    if let path = comparison.unknown(among: files.map(\.path)).first {
      throw VerificationFailure(
        path: path,
        detail: "does not belong to this distribution; remove it, or pass the options that made it")
    }
    let stale = Set(comparison.stale.map { PathBytes($0.path) })
    let read = try files.concurrentMap { path, bytes throws(VerificationFailure) in
      let file = try DecodedArtifact(comparison.artifact(at: path)!.name, bytes, of: layouts)
      guard !stale.contains(PathBytes(path)) else {
        throw VerificationFailure(
          path: path,
          detail:
            "is out of date; run gen again, or pass the options that made it")
      }
      return file
    }
    try check(comparison.missing, of: made)
    let maps = try DecodedArtifact.maps(in: read)
    var proved: [(layout: Layout, cells: Int)] = []
    for layout in layouts {
      guard let readers = maps[layout] else { continue }
      proved.append((layout, try RuleProof(layout: layout, readers: readers).run()))
    }
    return proved
  }

  /// Checks that no existing file needs one of the `missing` files. Sources include other sources of their language, so
  /// they need all of these. A manifest needs all files that it lists. Other files do not need each other.
  private static func check(_ missing: [Artifact], of made: [Artifact]) throws(VerificationFailure) {
    let absent = Set(missing.map { PathBytes($0.path) })
    let found = made.filter { !absent.contains(PathBytes($0.path)) }
    let isWhole = found.contains { $0.name == .manifest }
    let languages = Set(found.compactMap(\.name.language))
    for artifact in missing {
      if let language = artifact.name.language, languages.contains(language) {
        throw VerificationFailure(
          path: artifact.path,
          detail: "is missing, but other files of \(language) exist; run gen again")
      }
      if isWhole, artifact.isShipped {
        throw VerificationFailure(path: artifact.path, detail: "is listed in the manifest but missing; run gen again")
      }
    }
  }
}

extension ArtifactName {
  fileprivate var language: String? {
    if case .source(let language, _) = self { language } else { nil }
  }
}
