import Artifacts
import Layouts

/// The proof of a whole distribution on disk: every map against the rules of its layout, and every file
/// against the one that the generator makes today.
public enum FolderProof {
  /// - Returns: The layouts whose maps were found, and the number of their cells.
  public static func run(
    _ files: [(path: String, bytes: [UInt8])], comparingWith made: [Artifact], of layouts: [Layout]
  ) throws(VerificationFailure) -> [(layout: Layout, cells: Int)] {
    let madeByPath = Dictionary(uniqueKeysWithValues: made.map { (PathBytes($0.path), $0) })
    if let (path, _) = files.first(where: { madeByPath[PathBytes($0.path)] == nil }) {
      throw VerificationFailure(
        path: path,
        detail: "does not belong to this distribution; remove it, or name its layout or template")
    }
    let read = try files.concurrentMap { path, bytes throws(VerificationFailure) in
      let today = madeByPath[PathBytes(path)]!
      let file = try ReadFile(today.name, bytes, of: layouts)
      guard today.isSame(as: bytes) else {
        throw VerificationFailure(
          path: path,
          detail:
            "is not what is made today; make it again with gen, or give the options that made it")
      }
      return file
    }
    try checkThatNothingIsMissing(of: made, among: files.map(\.path))
    let maps = try ReadFile.maps(in: read)
    var proved: [(layout: Layout, cells: Int)] = []
    for layout in layouts {
      guard let readers = maps[layout] else { continue }
      proved.append((layout, try RuleProof(layout: layout, readers: readers).run()))
    }
    return proved
  }

  /// Checks that no source is missing where others of its language are, which include each other, and no file at all
  /// where a manifest is, which names all. Other files do not need each other.
  private static func checkThatNothingIsMissing(
    of made: [Artifact], among paths: [String]
  ) throws(VerificationFailure) {
    let found = Set(paths.map { PathBytes($0) })
    let isWhole = found.contains(PathBytes(ArtifactName.manifest.path))
    let languages = Set(made.filter { found.contains(PathBytes($0.path)) }.compactMap(\.name.language))
    for today in made where !found.contains(PathBytes(today.path)) {
      if let language = today.name.language, languages.contains(language) {
        throw VerificationFailure(
          path: today.path,
          detail: "is missing, and other files of \(language) are there; make it with gen")
      }
      if isWhole, today.isShipped {
        throw VerificationFailure(path: today.path, detail: "is listed in the manifest and is not there")
      }
    }
  }
}

extension Artifact {
  /// Whether `onDisk`, the bytes of a file, are the same, or compressed otherwise, by another version of zlib, and within
  /// the budget.
  public func isSame(as onDisk: [UInt8]) -> Bool {
    if bytes == onDisk { return true }
    guard name.compression != nil else { return false }
    return onDisk.count <= limit ?? .max && (name.compression != .gzip || Deflate.hasGzipHeader(onDisk))
      && (try? ReadFile.content(of: name, onDisk)) == content
  }
}

extension ArtifactName {
  fileprivate var language: String? {
    if case .source(let language, _) = self { language } else { nil }
  }
}
