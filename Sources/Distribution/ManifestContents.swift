import Artifacts
import Formats
import Maps
import Parallel
import Zlib

extension Manifest {
  /// The manifest of `distribution`.
  init(of distribution: Distribution) {
    let checksums = distribution.files.concurrentMap { Checksum.text($0.artifact.content) }
    var files: [File] = []
    var review: [Review] = []
    for (file, checksum) in zip(distribution.files, checksums) {
      let artifact = file.artifact
      if let limit = artifact.limit, let gzipped = file.gzippedSize {
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
