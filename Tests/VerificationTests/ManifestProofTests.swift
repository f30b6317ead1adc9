import Artifacts
import Layouts
import TestSupport
import Testing
import Zlib

@testable import Verification

/// Files against a manifest, and a manifest against what it may say.
@Suite struct ManifestProofTests {
  /// A source, a compressed file and one for review.
  private static let files = [
    read(.source(language: "x", file: "a"), [1, 2]),
    read(
      .perLayout(.gzippedMap, layout: "naratgeul"), MadeFiles.naratgeul[MadeFiles.gzip]),
    read(
      .perLayout(.fullMap, layout: "naratgeul"), MadeFiles.naratgeul["json/naratgeul.full.json"]),
  ]

  private static let manifest = Manifest(
    layouts: [],
    files: files[..<2].map {
      .init(
        path: $0.path, bytes: $0.bytes.count, gzippedBytes: 22, limit: $0.bytes.count,
        crc32: Checksum.text($0.content))
    },
    review: [
      .init(
        path: files[2].path, bytes: files[2].bytes.count, crc32: Checksum.text(files[2].content))
    ])

  private static func read(_ name: ArtifactName, _ bytes: [UInt8]) -> ReadFile {
    try! ReadFile(name, bytes, of: [.naratgeul])
  }

  /// What is said of `files` beside a manifest of these bytes.
  private func failure(_ manifest: [UInt8], _ files: [ReadFile]) -> String {
    TestSupport.failure {
      try ManifestProof.run(on: files + [Self.read(.manifest, manifest)])
    } ?? "passed"
  }

  /// The size of a compressed file depends on the zlib at hand.
  private static let changes: [(change: @Sendable (inout Manifest) -> Void, says: String)] = [
    ({ _ in }, "passed"),
    ({ $0.formatVersion = 0 }, "manifest.json is of version 0 and not 1"),
    ({ $0.formatVersion = 2 }, "manifest.json is of version 2 and not 1"),
    ({ $0.files[0].bytes = 3 }, "x/a has 2 bytes and not 3"),
    ({ $0.review[0].bytes = 4 }, "json/naratgeul.full.json has "),
    ({ $0.files[1].bytes = 99 }, "passed"),
    ({ $0.files[0].limit = 1 }, "x/a has 2 bytes, over its limit of 1"),
    ({ $0.files[1].limit -= 1 }, "json/naratgeul.min.json.gz has "),
    ({ $0.files[0].crc32 = "00000000" }, "x/a has the checksum "),
    ({ $0.files[1].crc32 = "00000000" }, "json/naratgeul.min.json.gz has the checksum "),
    ({ $0.review[0].crc32 = "00000000" }, "json/naratgeul.full.json has the checksum "),
    ({ $0.files.remove(at: 0) }, "x/a is not listed in the manifest"),
    ({ $0.review.removeAll() }, "json/naratgeul.full.json is not listed in the manifest"),
  ]

  @Test(arguments: changes.indices) func everythingThatIsListedCounts(index: Int) throws {
    var changed = Self.manifest
    Self.changes[index].change(&changed)
    let found = failure(try changed.json(), Self.files)
    #expect(found.hasPrefix(Self.changes[index].says), "\(found)")
  }

  @Test(arguments: ["", "{", "[]", "{}", "null", #"{"files":[]}"#])
  func whatIsNoManifestIsRefused(text: String) {
    #expect(failure(Array(text.utf8), []) == "manifest.json is not a manifest")
  }

  /// Only files for review may be missing.
  @Test(arguments: [0, 1, 2]) func aFileThatIsNotThereIsNamed(index: Int) throws {
    var rest = Self.files
    let path = rest.remove(at: index).path
    let says = index == 2 ? "passed" : "\(path) is listed in the manifest and is not there"
    #expect(failure(try Self.manifest.json(), rest) == says)
  }

  /// A manifest cannot allow more bytes than the project's promise.
  @Test(arguments: [(500_000, true), (500_001, false)])
  func moreThanThePromise(count: Int, isWithin: Bool) throws {
    let file = Self.read(Self.files[0].name, [UInt8](repeating: 7, count: count))
    var manifest = Self.manifest
    manifest.files[0] = .init(
      path: file.path, bytes: count, gzippedBytes: 0, limit: 600_000,
      crc32: Checksum.text(file.bytes))
    let found = failure(try manifest.json(), [file] + Self.files[1...])
    #expect((found == "passed") == isWithin, "\(found)")
  }
}
