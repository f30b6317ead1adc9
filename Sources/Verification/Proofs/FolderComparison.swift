import Artifacts
import Zlib

extension [ReadFile] {
  /// Checks that the generator makes every file with the same content, and that none is missing. Another version of
  /// zlib may have compressed them differently.
  func compare(with made: [Artifact]) throws(VerificationFailure) {
    // By name, since a folder may hold thousands.
    let madeByName = Dictionary(uniqueKeysWithValues: made.map { ($0.name, $0) })
    for file in self {
      guard let today = madeByName[file.name] else { throw .stray(file.path) }
      guard today.isSame(as: file.bytes) else {
        throw VerificationFailure(
          path: file.path,
          detail:
            "is not what is made today; make it again with gen, or give the options that made it")
      }
    }
    try checkThatNothingIsMissing(of: made)
  }

  /// Checks that no source is missing where others of its language are, which include each other, and no file at all
  /// where a manifest is, which names all. Other files do not need each other.
  private func checkThatNothingIsMissing(of made: [Artifact]) throws(VerificationFailure) {
    let found = Set(map(\.path))
    let isWhole = found.contains(ArtifactName.manifest.path)
    let languages = Set(compactMap(\.name.language))
    for today in made where !found.contains(today.path) {
      if let language = today.name.language, languages.contains(language) {
        throw VerificationFailure(
          path: today.path,
          detail: "is missing, and other files of \(language) are there; make it with gen")
      }
      if isWhole, today.isShipped {
        throw VerificationFailure(
          path: today.path, detail: "is listed in the manifest and is not there")
      }
    }
  }
}

extension Artifact {
  /// Whether `onDisk`, the bytes of a file, are the same, or compressed otherwise and within the budget.
  public func isSame(as onDisk: [UInt8]) -> Bool {
    if bytes == onDisk { return true }
    guard name.compression != nil else { return false }
    return onDisk.count <= limit ?? .max
      && (name.compression != .gzip || Deflate.hasGzipHeader(onDisk))
      && (try? ReadFile.content(of: name, onDisk)) == content
  }
}

extension VerificationFailure {
  /// The failure of a file that the generator does not make.
  static func stray(_ path: String) -> Self {
    Self(
      path: path,
      detail: "does not belong to this distribution; remove it, or name its layout or template")
  }
}

extension ArtifactName {
  /// The language of a source.
  fileprivate var language: String? {
    if case .source(let language, _) = self { language } else { nil }
  }
}
