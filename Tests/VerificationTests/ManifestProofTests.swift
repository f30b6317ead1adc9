import Artifacts
import TestSupport
import Testing
import Zlib

@testable import Verification

/// Files against a manifest, and a manifest against what it may say.
@Suite struct ManifestProofTests {
  private static let map = ArtifactName.perLayout(.minifiedMap, layout: "x")
  private static let gzip = ArtifactName.perLayout(.gzippedMap, layout: "x")
  private static let review = ArtifactName.perLayout(.fullMap, layout: "x")
  private static let files: [(name: ArtifactName, bytes: [UInt8])] = [
    (map, Array("{}".utf8)), (gzip, try! Gzip.compress(Array("{}".utf8))), (review, [1, 2, 3]),
    (.manifest, []),
  ]

  private static let manifest = Manifest(
    layouts: [],
    files: [
      .init(
        path: map.path, bytes: 2, gzippedBytes: 22, limit: 2, crc32: Checksum.text(Array("{}".utf8))
      ),
      .init(
        path: gzip.path, bytes: 5, gzippedBytes: 5, limit: 40,
        crc32: Checksum.text(Array("{}".utf8))),
    ], review: [.init(path: review.path, bytes: 3, crc32: Checksum.text([1, 2, 3]))])

  private func failure(
    _ change: (inout Manifest) -> Void = { _ in },
    _ files: [(name: ArtifactName, bytes: [UInt8])] = files
  ) -> String {
    var changed = Self.manifest
    change(&changed)
    return TestSupport.failure { try ManifestProof(changed.bytes()).run(files) } ?? "passed"
  }

  /// Files for review may be missing; the manifest does not list itself.
  @Test func whatIsListedPasses() {
    #expect(failure() == "passed" && failure({ _ in }, Array(Self.files[..<2])) == "passed")
  }

  /// The size of a compressed file depends on the zlib at hand.
  private static let changes: [(change: @Sendable (inout Manifest) -> Void, says: String)] = [
    ({ $0.formatVersion = 0 }, "manifest.json is of version 0 and not 1"),
    ({ $0.formatVersion = 2 }, "manifest.json is of version 2 and not 1"),
    ({ $0.files[0].bytes = 3 }, "json/x.min.json has 2 bytes and not 3"),
    ({ $0.review[0].bytes = 4 }, "json/x.full.json has 3 bytes and not 4"),
    ({ $0.files[1].bytes = 99 }, "passed"),
    ({ $0.files[0].limit = 1 }, "json/x.min.json has 2 bytes, over its limit of 1"),
    ({ $0.files[1].limit = files[1].bytes.count }, "passed"),
    (
      { $0.files[1].limit = files[1].bytes.count - 1 },
      "json/x.min.json.gz has 22 bytes, over its limit"
    ),
    ({ $0.files[0].crc32 = "00000000" }, "json/x.min.json has the checksum "),
    ({ $0.files[1].crc32 = "00000000" }, "json/x.min.json.gz has the checksum "),
    ({ $0.review[0].crc32 = "00000000" }, "json/x.full.json has the checksum "),
    ({ $0.files.remove(at: 0) }, "json/x.min.json is not listed in the manifest"),
    ({ $0.review.removeAll() }, "json/x.full.json is not listed in the manifest"),
  ]

  @Test(arguments: changes.indices) func everythingThatIsListedCounts(index: Int) {
    let found = failure(Self.changes[index].change)
    #expect(found.hasPrefix(Self.changes[index].says), "\(found)")
  }

  @Test(arguments: ["", "{", "[]", "{}", "null", #"{"files":[]}"#])
  func whatIsNoManifestIsRefused(text: String) {
    let found = TestSupport.failure { _ = try ManifestProof(Array(text.utf8)) }
    #expect(found == "manifest.json is not a manifest")
  }

  @Test(arguments: [map, gzip]) func aFileThatIsNotThereIsNamed(name: ArtifactName) {
    let rest = Self.files.filter { $0.name != name }
    #expect(failure({ _ in }, rest) == "\(name.path) is listed in the manifest and is not there")
  }

  /// A manifest cannot allow more bytes than the project's promise.
  @Test(arguments: [(500_000, true), (500_001, false)])
  func moreThanThePromise(count: Int, isWithin: Bool) {
    let bytes = [UInt8](repeating: 7, count: count)
    let found = failure(
      { manifest in
        (manifest.files[0].bytes, manifest.files[0].limit) = (count, 600_000)
        manifest.files[0].crc32 = Checksum.text(bytes)
      }, [(Self.map, bytes)] + Self.files.dropFirst())
    #expect((found == "passed") == isWithin, "\(found)")
  }

  @Test func whatCannotBeInflatedIsNamed() {
    let broken = Self.files.map { $0.name == Self.gzip ? ($0.name, [0x1F]) : $0 }
    #expect(failure({ _ in }, broken).hasPrefix("\(Self.gzip.path) cannot be inflated"))
  }
}
