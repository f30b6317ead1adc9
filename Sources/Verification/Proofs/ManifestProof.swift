import Artifacts
import Zlib

/// The proof that files are as a manifest lists them.
struct ManifestProof {
  let manifest: Manifest

  /// Reads the manifest in `bytes`.
  ///
  /// - Throws: `VerificationFailure` if they hold none, or one of another version.
  init(_ bytes: [UInt8]) throws(VerificationFailure) {
    let path = ArtifactName.manifest.path
    guard let manifest = Manifest(bytes) else {
      throw VerificationFailure(path: path, detail: "is not a manifest")
    }
    guard manifest.formatVersion == Version.format else {
      throw VerificationFailure(
        path: path, detail: "is of version \(manifest.formatVersion) and not \(Version.format)")
    }
    self.manifest = manifest
  }

  /// Compares size, limit and checksum of each listed file, and checks that every file is listed. The
  /// size of a compressed file depends on the zlib that made it, so that only its limit is compared.
  ///
  /// - Throws: `VerificationFailure` for the first difference.
  func run(_ files: [(name: ArtifactName, bytes: [UInt8])]) throws(VerificationFailure) {
    for listed in manifest.files {
      guard let file = files.first(where: { $0.name.path == listed.path }) else {
        throw VerificationFailure(
          path: listed.path, detail: "is listed in the manifest and is not there")
      }
      try compare(file.name, file.bytes, with: listed)
    }
    for listed in manifest.review {
      guard let file = files.first(where: { $0.name.path == listed.path }) else { continue }
      try compareSize(listed.path, file.bytes, with: listed.bytes)
      try compareChecksum(listed.path, file.bytes, with: listed.crc32)
    }
    let listed = Set(manifest.files.map(\.path) + manifest.review.map(\.path))
    for file in files where file.name != .manifest && !listed.contains(file.name.path) {
      throw VerificationFailure(path: file.name.path, detail: "is not listed in the manifest")
    }
  }

  private func compare(_ name: ArtifactName, _ bytes: [UInt8], with listed: Manifest.File)
    throws(VerificationFailure)
  {
    if !name.isCompressed { try compareSize(name.path, bytes, with: listed.bytes) }
    guard bytes.count <= min(listed.limit, Budget.promise) else {
      throw VerificationFailure(
        path: name.path, detail: "has \(bytes.count) bytes, over its limit of \(listed.limit)")
    }
    var content = bytes
    if name.isCompressed {
      do {
        content =
          if case .perLayout(.florisBoard, _) = name {
            try ZipArchive(name.path, bytes).content
          } else {
            try Gzip.decompress(bytes)
          }
      } catch let error as VerificationFailure {
        throw error
      } catch {
        throw VerificationFailure(path: name.path, detail: "cannot be inflated: \(error)")
      }
    }
    try compareChecksum(name.path, content, with: listed.crc32)
  }

  private func compareSize(_ path: String, _ bytes: [UInt8], with listed: Int)
    throws(VerificationFailure)
  {
    guard bytes.count == listed else {
      throw VerificationFailure(path: path, detail: "has \(bytes.count) bytes and not \(listed)")
    }
  }

  private func compareChecksum(_ path: String, _ bytes: [UInt8], with listed: String)
    throws(VerificationFailure)
  {
    let checksum = Checksum.text(bytes)
    guard checksum == listed else {
      throw VerificationFailure(
        path: path, detail: "has the checksum \(checksum), and \(listed) is listed")
    }
  }
}
