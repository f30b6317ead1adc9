import Artifacts
import Distribution
import Formats
import Layouts
import Testing
import Verification
import Zlib

/// The files of every format.
@Suite struct DistributionTests {
  /// All files at once, those for review with those that ship, and the manifest of the latter.
  @Test func whatIsMadeIsWhatTheMapsSay() throws {
    let made = Made.artifacts + [Made.manifest]
    try FilesProof(Made.maps.flatMap(\.all)).run(made.map { ($0.name, $0.bytes) })
  }

  @Test func twoRunsMakeTheSameBytes() throws {
    let again = try Distribution(layouts: Layout.all, exporters: FormatRegistry.all)
    #expect(again.artifacts == Made.artifacts)
    #expect(try again.shippedWithManifest().artifacts.last == Made.manifest)
  }

  /// A path says what is in a file: it reads back as the name that it was made from.
  @Test func pathsAreUniqueAndReadBack() {
    #expect(Set(Made.paths).count == Made.paths.count)
    for artifact in Made.artifacts + [Made.manifest] {
      #expect(ArtifactName(path: artifact.path) == artifact.name)
    }
  }

  @Test func formatsHaveUniqueNamesAndSayWhatTheyAreFor() {
    let names = FormatRegistry.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(FormatRegistry.all.allSatisfy { !$0.summary.contains("\n") && !$0.summary.isEmpty })
  }

  @Test func everyFileBearsTheNameOfItsFormat() throws {
    for exporter in FormatRegistry.all {
      let artifacts = try exporter.artifacts(for: Made.maps)
      #expect(artifacts.allSatisfy { $0.format == exporter.name }, "\(exporter.name)")
      let expected = Made.artifacts.filter { $0.format == exporter.name }
      #expect(artifacts == expected && !artifacts.isEmpty)
    }
  }

  @Test func progressNamesEveryStage() throws {
    var stages: [String] = []
    _ = try Distribution(
      layouts: [.naratgeul, .sky], exporters: FormatRegistry.all, progress: { stages.append($0) })
    #expect(stages == ["map of naratgeul", "map of sky"] + FormatRegistry.all.map(\.name))
  }

  @Test func invalidLayoutsMakeNothing() {
    let broken = Layout(id: "mine", name: "내", latinName: "Mine", rows: [])
    #expect(throws: InvalidLayout.self) {
      try Distribution(layouts: [broken], exporters: FormatRegistry.all)
    }
  }

  /// What is for review is made when it is named, and stands in the manifest alone.
  @Test func whatShipsIsEverythingButTheFilesForReview() {
    let review = Set(["json-full", "conformance", "sessions"])
    #expect(Set(FormatRegistry.all.filter(\.isReview).map(\.name)) == review)
    for artifact in Made.artifacts {
      #expect(artifact.budget.isShipped != review.contains(artifact.format), "\(artifact.path)")
    }
    #expect(
      Made.shipped.artifacts == Made.artifacts.filter(\.budget.isShipped) + [Made.manifest])
    #expect(Made.manifest.name == .manifest && Made.manifest.budget == .unbounded)
  }
}

/// Whether a file on disk is the one that would be written.
@Suite struct CurrencyTests {
  private let gzip = Made.artifacts.first { $0.format == "gzip" }!

  @Test func theSameBytesAreCurrentAndOthersAreNot() {
    for artifact in [Made.artifact("json/sky.min.json"), gzip, Made.manifest] {
      #expect(artifact.isSame(as: artifact.bytes))
      #expect(!artifact.isSame(as: artifact.bytes + [0x0A, 0x78]))
      #expect(!artifact.isSame(as: []))
    }
  }

  @Test func theSameContentAtAnotherLevelIsCurrent() throws {
    let content = Array("활자 활자 활자".utf8)
    let artifact = try compressed(content, limit: 300)
    #expect(artifact.bytes != storedGzip(content) && artifact.isSame(as: storedGzip(content)))
    #expect(!artifact.isSame(as: storedGzip(content + [0x21])))
  }

  @Test(arguments: [[], [0x1F, 0x8B], Array("not gzip".utf8)] as [[UInt8]])
  func aDamagedGzipFileIsNot(bytes: [UInt8]) throws {
    #expect(try !compressed([1, 2, 3], limit: 300).isSame(as: bytes))
  }

  @Test func aGzipFileOverItsLimitIsNot() throws {
    let content = [UInt8](repeating: 7, count: 900)
    let size = storedGzip(content).count
    #expect(try compressed(content, limit: size).isSame(as: storedGzip(content)))
    #expect(try !compressed(content, limit: size - 1).isSame(as: storedGzip(content)))
  }

  @Test func aManifestWithOtherCompressedSizesIsCurrent() throws {
    let manifest = try #require(Manifest(Made.manifest.bytes))
    var other = manifest
    for index in other.files.indices {
      other.files[index].gzippedBytes += 1
      if other.files[index].path.hasSuffix(".gz") { other.files[index].bytes += 1 }
    }
    #expect(try Made.manifest.isSame(as: other.bytes()))
    let changes: [(inout Manifest) -> Void] = [
      { $0.files[0].crc32 = "00000000" }, { $0.files[0].bytes += 1 }, { $0.files[0].limit += 1 },
      { $0.files.removeLast() }, { $0.review[0].bytes += 1 }, { $0.review[0].crc32 = "00000000" },
      { $0.layouts[0].transitions += 1 }, { $0.formatVersion += 1 },
    ]
    for (index, change) in changes.enumerated() {
      var changed = manifest
      change(&changed)
      #expect(try !Made.manifest.isSame(as: changed.bytes()), "change \(index)")
    }
  }

  private func compressed(_ content: [UInt8], limit: Int) throws -> Artifact {
    Artifact(
      .perLayout(.gzippedMap, layout: "x"), format: "gzip", bytes: try Gzip.compress(content),
      budget: .shipped(limit: limit))
  }
}

/// The promise of the project: what a keyboard ships is at most 500,000 bytes.
@Suite struct BudgetTests {
  @Test func everyShippedFileIsWithinItsLimitAndThePromise() throws {
    #expect(Budget.promise == 500_000)
    for artifact in Made.artifacts where artifact.budget.isShipped {
      let limit = try #require(artifact.budget.limit)
      #expect(artifact.bytes.count <= limit && limit <= 500_000, "\(artifact.path)")
      #expect(try artifact.withinBudget() == artifact)
    }
  }

  @Test func theMapsHaveTheirLimits() {
    let limits = Made.artifacts.filter { $0.path.contains("/cheonjiin.") }
      .map { "\($0.path) \($0.budget.limit ?? 0)" }
    #expect(
      Set(limits) == [
        "json/cheonjiin.min.json 500000", "json/cheonjiin.min.json.gz 150000",
        "trie/cheonjiin.trie 2048", "keypad/cheonjiin.svg 16384", "json/cheonjiin.full.json 0",
        "conformance/cheonjiin.tsv 0",
      ])
  }

  @Test func noLimitIsAboveThePromise() {
    #expect(Budget.shipped(limit: 600_000).limit == 500_000)
    #expect(Budget.shipped(limit: 2).limit == 2)
    #expect(Budget.review.limit == nil && Budget.unbounded.limit == nil)
    #expect(Budget.shipped(limit: 2).isShipped && !Budget.review.isShipped)
    #expect(!Budget.unbounded.isShipped)
  }

  private func artifact(bytes: Int, limit: Int) -> Artifact {
    Artifact(
      .source(language: "a", file: "b.json"), format: "a",
      bytes: [UInt8](repeating: 0, count: bytes),
      budget: .shipped(limit: limit))
  }

  @Test func excessIsNamed() throws {
    let error = try #require(throws: BudgetExceeded.self) {
      try artifact(bytes: 1234, limit: 1000).withinBudget()
    }
    #expect((error.actual, error.limit, error.excess) == (1234, 1000, 234))
    for part in ["a/b.json", "1234", "1000", "234"] { #expect(error.description.contains(part)) }
  }

  @Test func theLimitItselfIsWithin() throws {
    let within = artifact(bytes: 3, limit: 3)
    #expect(try within.withinBudget() == within)
    #expect(throws: BudgetExceeded.self) { try artifact(bytes: 3, limit: 2).withinBudget() }
  }

  @Test func oneByteOverFailsTheDistribution() throws {
    let error = try #require(throws: BudgetExceeded.self) {
      try Distribution(layouts: [.cheonjiin], exporters: [Oversized()])
    }
    #expect((error.path, error.actual, error.limit) == ("big/file", 11, 10))
  }

  private struct Oversized: Exporter {
    let name = "oversized"
    let summary = "too large"

    func artifacts(for maps: [LayoutMaps]) -> [Artifact] {
      [
        Artifact(
          .source(language: "big", file: "file"), format: name,
          bytes: [UInt8](repeating: 0, count: 11), budget: .shipped(limit: 10))
      ]
    }
  }
}
