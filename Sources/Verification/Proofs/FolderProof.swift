import Artifacts
import Layouts

/// The proof of a whole distribution on disk: every map against the rules of its layout, and every file
/// against the one that the generator makes today.
public enum FolderProof {
  /// - Returns: The layouts whose maps were found, and the number of their cells.
  public static func run(
    _ files: [(path: String, bytes: [UInt8])], comparingWith made: [Artifact], of layouts: [Layout]
  ) throws(VerificationFailure) -> [(layout: Layout, cells: Int)] {
    let bytes = Dictionary(uniqueKeysWithValues: files.map { (PathBytes($0.path), $0.bytes) })
    let comparison = FolderComparison(of: made) { bytes[PathBytes($0)] }
    if let path = comparison.unknown(among: files.map(\.path)).first {
      throw VerificationFailure(
        path: path,
        detail: "does not belong to this distribution; remove it, or name its layout or template")
    }
    let stale = Set(comparison.stale.map { PathBytes($0.path) })
    let read = try files.concurrentMap { path, bytes throws(VerificationFailure) in
      let file = try DecodedArtifact(comparison.artifact(at: path)!.name, bytes, of: layouts)
      guard !stale.contains(PathBytes(path)) else {
        throw VerificationFailure(
          path: path,
          detail:
            "is not what is made today; make it again with gen, or give the options that made it")
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

  /// Checks that none of the `missing` files is needed: a source, by others of its language, which include it, or any
  /// file, by a manifest, which names it. Other files do not need each other.
  private static func check(_ missing: [Artifact], of made: [Artifact]) throws(VerificationFailure) {
    let absent = Set(missing.map { PathBytes($0.path) })
    let found = made.filter { !absent.contains(PathBytes($0.path)) }
    let isWhole = found.contains { $0.name == .manifest }
    let languages = Set(found.compactMap(\.name.language))
    for artifact in missing {
      if let language = artifact.name.language, languages.contains(language) {
        throw VerificationFailure(
          path: artifact.path,
          detail: "is missing, and other files of \(language) are there; make it with gen")
      }
      if isWhole, artifact.isShipped {
        throw VerificationFailure(path: artifact.path, detail: "is listed in the manifest and is not there")
      }
    }
  }
}

extension ArtifactName {
  fileprivate var language: String? {
    if case .source(let language, _) = self { language } else { nil }
  }
}
