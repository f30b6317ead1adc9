import Artifacts
import Layouts

/// Proves that new files agree with the maps that they were made from, before they replace the files on disk.
public enum FilesProof {
  /// Reads `files`, and compares every cell of the maps in them with `maps`.
  ///
  /// - Throws: `VerificationFailure` for the first difference.
  public static func run(
    _ files: [(name: ArtifactName, bytes: [UInt8])], against maps: [StateMap]
  ) throws(VerificationFailure) {
    let layouts = maps.map(\.layout)
    let read = try files.concurrentMap { file throws(VerificationFailure) in
      try DecodedArtifact(file.name, file.bytes, of: layouts)
    }
    let found = try DecodedArtifact.maps(in: read)
    for map in maps { try MapProof(map).run(found[map.layout] ?? []) }
  }
}
