import Artifacts
import Zlib

/// The proof that files are as the manifest among them lists them.
enum ManifestProof {
  /// Compares size, limit and checksum of each listed file, and checks that every file is listed. The size of a
  /// compressed file depends on the zlib that made it, so that only its limit is compared.
  ///
  /// - Throws: `VerificationFailure` for the first difference, or if the manifest is not one of this version.
  static func run(on files: [ReadFile]) throws(VerificationFailure) {
    guard let file = files.first(where: { $0.name == .manifest }) else { return }
    guard let manifest = Manifest(file.bytes) else {
      throw VerificationFailure(path: file.path, detail: "is not a manifest")
    }
    guard manifest.formatVersion == Version.format else {
      throw VerificationFailure(
        path: file.path,
        detail: "is of version \(manifest.formatVersion) and not \(Version.format)")
    }
    let found = Set(files.map(\.path))
    if let missing = manifest.files.first(where: { !found.contains($0.path) }) {
      throw VerificationFailure(
        path: missing.path, detail: "is listed in the manifest and is not there")
    }
    let shipped = Dictionary(uniqueKeysWithValues: manifest.files.map { ($0.path, $0) })
    let review = Dictionary(uniqueKeysWithValues: manifest.review.map { ($0.path, $0) })
    for file in files where file.name != .manifest {
      let fault =
        if let listed = shipped[file.path] {
          fault(of: file, bytes: listed.bytes, limit: listed.limit, crc32: listed.crc32)
        } else if let listed = review[file.path] {
          fault(of: file, bytes: listed.bytes, limit: .max, crc32: listed.crc32)
        } else {
          "is not listed in the manifest"
        }
      if let fault { throw VerificationFailure(path: file.path, detail: fault) }
    }
  }

  private static func fault(of file: ReadFile, bytes: Int, limit: Int, crc32: String) -> String? {
    let (size, checksum) = (file.bytes.count, Checksum.text(file.content))
    if size != bytes, file.name.compression == nil { return "has \(size) bytes and not \(bytes)" }
    // A manifest cannot allow more than the project promises.
    if size > (limit == .max ? limit : min(limit, Budget.promise)) {
      return "has \(size) bytes, over its limit of \(limit)"
    }
    return checksum == crc32 ? nil : "has the checksum \(checksum), and \(crc32) is listed"
  }
}
