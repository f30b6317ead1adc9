import Artifacts

/// The proof that files are those that a manifest lists.
struct ManifestProof {
  let manifest: Manifest

  /// Compares the size, limit and checksum of each file listed. The size of a compressed file depends on
  /// the zlib that made it, so that of those only the limit binds.
  ///
  /// - Returns: The paths listed.
  /// - Throws: `VerificationFailure` for the first that differs.
  func run(_ files: [(path: String, bytes: [UInt8])]) throws(VerificationFailure) -> Set<String> {
    guard manifest.formatVersion == Manifest.formatVersion else {
      throw VerificationFailure(
        path: Manifest.path,
        detail: "is of version \(manifest.formatVersion) and not \(Manifest.formatVersion)")
    }
    for listed in manifest.files {
      guard let file = files.first(where: { $0.path == listed.path }) else { continue }
      let artifact = Artifact(path: file.path, bytes: file.bytes, limit: listed.limit)
      try checkSize(of: artifact, listed)
      let checksum = try checksum(of: artifact)
      guard checksum == listed.crc32 else {
        throw VerificationFailure(
          path: artifact.path, detail: "has checksum \(checksum) and not \(listed.crc32)")
      }
    }
    return Set(manifest.files.map(\.path))
  }

  private func checkSize(of artifact: Artifact, _ listed: Manifest.File)
    throws(VerificationFailure)
  {
    guard artifact.isCompressed || artifact.bytes.count == listed.bytes else {
      throw VerificationFailure(
        path: artifact.path, detail: "has \(artifact.bytes.count) bytes and not \(listed.bytes)")
    }
    if let limit = listed.limit, artifact.bytes.count > limit {
      throw VerificationFailure(
        path: artifact.path, detail: "has \(artifact.bytes.count) bytes, over its limit of \(limit)"
      )
    }
  }

  private func checksum(of artifact: Artifact) throws(VerificationFailure) -> String {
    do {
      let digits = String(Gzip.checksum(try artifact.portableContent()), radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    } catch {
      throw VerificationFailure(path: artifact.path, detail: "cannot be inflated: \(error)")
    }
  }
}
