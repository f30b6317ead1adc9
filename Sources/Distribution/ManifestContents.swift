import Artifacts
import Formats
import Maps
import Parallel
import Zlib

extension Manifest {
  /// The manifest of `distribution`.
  init(of distribution: Distribution) throws {
    let checksums = try distribution.files.concurrentMap { file throws(ZlibError) in
      Checksum.text(try file.artifact.portableContent())
    }
    var files: [File] = []
    var review: [Review] = []
    for (file, checksum) in zip(distribution.files, checksums) {
      let artifact = file.artifact
      if let limit = artifact.budget.limit, let gzipped = file.gzippedSize {
        files.append(
          File(
            path: artifact.path, bytes: artifact.bytes.count, gzippedBytes: gzipped, limit: limit,
            crc32: checksum))
      } else {
        review.append(
          Review(path: artifact.path, bytes: artifact.bytes.count, crc32: checksum))
      }
    }
    self.init(layouts: distribution.maps.map(Counts.init), files: files, review: review)
  }
}

extension Manifest.Counts {
  fileprivate init(_ maps: LayoutMaps) {
    let backspace = maps.full.tables.last!.entries.count
    self.init(
      layout: maps.layout.id, keys: maps.layout.keys.count,
      transitions: maps.full.entryCount - backspace, backspaceTransitions: backspace,
      minifiedTransitions: maps.minified.tables.reduce(0) { $0 + $1.entries.count },
      splits: maps.minified.splits.entries.count)
  }
}

extension Artifact {
  /// The bytes that do not depend on the zlib at hand: those of a compressed file are inflated.
  func portableContent() throws(ZlibError) -> [UInt8] {
    try portable(bytes)
  }

  /// Whether `onDisk`, the bytes of a file, are the same, or compressed otherwise and within the budget.
  public func isSame(as onDisk: [UInt8]) -> Bool {
    if bytes == onDisk { return true }
    if name == .manifest { return Manifest(bytes)?.isSame(as: onDisk) == true }
    if name.compression == .gzip, !Gzip.hasHeader(onDisk) { return false }
    guard name.compression != nil, onDisk.count <= budget.limit ?? .max else { return false }
    guard let content = try? portable(onDisk) else { return false }
    return content == (try? portableContent())
  }

  private func portable(_ bytes: [UInt8]) throws(ZlibError) -> [UInt8] {
    switch name.compression {
    case .gzip: try Gzip.decompress(bytes)
    case .zip: try ZipWriter.inflated(bytes)
    case nil: bytes
    }
  }
}
