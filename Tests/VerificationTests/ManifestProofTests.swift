import Artifacts
import Testing
import Zlib

@testable import Verification

/// Files against a manifest, and a manifest against what it may say.
@Suite struct ManifestProofTests {
  private let map = ArtifactName.perLayout(.minifiedMap, layout: "x")
  private let gzip = ArtifactName.perLayout(.gzippedMap, layout: "x")
  private let review = ArtifactName.perLayout(.fullMap, layout: "x")
  private let content = Array("{}".utf8)

  private var files: [(name: ArtifactName, bytes: [UInt8])] {
    [(map, content), (gzip, try! Gzip.compress(content)), (review, [1, 2, 3]), (.manifest, [])]
  }

  private var manifest: Manifest {
    let crc = Checksum.text(content)
    return Manifest(
      layouts: [],
      files: [
        .init(path: map.path, bytes: 2, gzippedBytes: 22, limit: 2, crc32: crc),
        .init(path: gzip.path, bytes: 5, gzippedBytes: 5, limit: 40, crc32: crc),
      ], review: [.init(path: review.path, bytes: 3, crc32: Checksum.text([1, 2, 3]))])
  }

  private func failure(
    _ change: (inout Manifest) -> Void = { _ in },
    _ files: [(name: ArtifactName, bytes: [UInt8])]? = nil
  ) -> String? {
    var changed = manifest
    change(&changed)
    return VerificationTests.failure { try ManifestProof(changed.bytes()).run(files ?? self.files) }
  }

  @Test func whatIsListedPasses() {
    #expect(failure() == nil)
    // Files for review may be missing; the manifest does not list itself.
    #expect(failure({ _ in }, Array(files[..<2])) == nil)
  }

  @Test(arguments: ["", "{", "[]", "{}", "null", #"{"files":[]}"#])
  func whatIsNoManifestIsRefused(text: String) {
    let found = VerificationTests.failure { _ = try ManifestProof(Array(text.utf8)) }
    #expect(found == "manifest.json is not a manifest")
  }

  @Test func anotherVersionIsRefused() {
    for version in [0, 2] {
      #expect(
        failure({ $0.formatVersion = version })
          == "manifest.json is of version \(version) and not 1")
    }
  }

  @Test func aFileThatIsListedAndNotThere() {
    for path in [map.path, gzip.path] {
      let rest = files.filter { $0.name.path != path }
      #expect(failure({ _ in }, rest) == "\(path) is listed in the manifest and is not there")
    }
  }

  @Test func aFileThatIsThereAndNotListed() {
    for (name, bytes) in files where name != .manifest {
      let found = failure(
        { manifest in
          manifest.files.removeAll { $0.path == name.path }
          manifest.review.removeAll { $0.path == name.path }
        }, files + [(name, bytes)])
      #expect(found == "\(name.path) is not listed in the manifest")
    }
  }

  @Test func anotherSize() {
    #expect(failure({ $0.files[0].bytes = 3 }) == "\(map.path) has 2 bytes and not 3")
    #expect(failure({ $0.review[0].bytes = 4 }) == "\(review.path) has 3 bytes and not 4")
    // The size of a compressed file depends on the zlib at hand.
    #expect(failure({ $0.files[1].bytes = 99 }) == nil)
  }

  @Test func moreThanTheLimit() throws {
    #expect(failure({ $0.files[0].limit = 1 }) == "\(map.path) has 2 bytes, over its limit of 1")
    let size = try Gzip.compress(content).count
    #expect(failure({ $0.files[1].limit = size }) == nil)
    #expect(failure({ $0.files[1].limit = size - 1 })?.contains("over its limit") == true)
  }

  /// A manifest cannot allow more bytes than the project's promise.
  @Test func moreThanThePromise() {
    for (count, isWithin) in [(500_000, true), (500_001, false)] {
      let bytes = [UInt8](repeating: 7, count: count)
      let found = failure(
        { manifest in
          manifest.files[0].bytes = count
          manifest.files[0].limit = 600_000
          manifest.files[0].crc32 = Checksum.text(bytes)
        }, [(map, bytes)] + files.dropFirst())
      #expect((found == nil) == isWithin, "\(count)")
    }
  }

  @Test func anotherChecksum() {
    for index in 0..<2 {
      let found = failure { $0.files[index].crc32 = "00000000" }
      #expect(found?.hasSuffix(", and 00000000 is listed") == true)
    }
    #expect(failure({ $0.review[0].crc32 = "00000000" })?.hasPrefix(review.path) == true)
  }

  @Test func whatCannotBeInflated() {
    let broken = files.map { $0.name == gzip ? ($0.name, [0x1F]) : $0 }
    #expect(failure({ _ in }, broken)?.hasPrefix("\(gzip.path) cannot be inflated") == true)
  }
}
