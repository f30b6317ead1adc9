import Artifacts
import Layouts
import Testing

/// The files of every format.
@Suite struct DistributionTests {
  @Test(arguments: Made.paths)
  func whatIsMadeIsWhatTheMapsSay(path: String) throws {
    try Made.verify(path, holding: Made.file(path).artifact.bytes)
  }

  @Test(arguments: Made.paths)
  func aFileOfNothingOrOfHalfIsRefusedByName(path: String) throws {
    let bytes = Made.file(path).artifact.bytes
    for cut in [0, 1, bytes.count / 2] {
      let error = try #require(throws: (any Error).self) {
        try Made.verify(path, holding: Array(bytes[..<cut]))
      }
      #expect("\(error)".contains(path))
    }
  }

  @Test func theWholeVerifiesAndAChangeInAnyFileIsFound() throws {
    let artifacts = Made.distribution.artifacts
    let exporters = ExporterRegistry.all
    try Made.distribution.verify(artifacts, exporters: exporters)
    for index in artifacts.indices {
      var broken = artifacts
      broken[index] = Artifact(path: artifacts[index].path, bytes: [0x7B, 0x7D], limit: nil)
      let error = try #require(throws: (any Error).self) {
        try Made.distribution.verify(broken, exporters: exporters)
      }
      #expect("\(error)".contains(artifacts[index].path))
    }
  }

  @Test func twoRunsMakeTheSameBytes() throws {
    let again = try Distribution(
      layouts: Layout.all, exporters: ExporterRegistry.all, manifest: true)
    #expect(again.artifacts.map(\.path) == Made.distribution.artifacts.map(\.path))
    for (first, second) in zip(Made.distribution.artifacts, again.artifacts) {
      #expect(first.bytes == second.bytes, "\(first.path)")
    }
  }

  @Test func pathsAreUnique() {
    let paths = Made.distribution.artifacts.map(\.path)
    #expect(Set(paths).count == paths.count)
  }

  @Test func formatsHaveUniqueNamesAndAreFoundByThem() {
    let names = ExporterRegistry.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { ExporterRegistry[$0]?.name == $0 })
    #expect(ExporterRegistry["nothing"] == nil)
    #expect(ExporterRegistry.all.allSatisfy { !$0.summary.contains("\n") && !$0.summary.isEmpty })
  }

  @Test func progressNamesEveryStage() throws {
    var stages: [String] = []
    _ = try Distribution(
      layouts: [.cheonjiin], exporters: ExporterRegistry.all, manifest: true,
      progress: { stages.append($0) })
    #expect(stages == ["map of cheonjiin"] + ExporterRegistry.all.map(\.name) + ["manifest"])
  }

  @Test func aFileOfNoLayoutIsRefusedByName() throws {
    for exporter in ExporterRegistry.all {
      let stray = Artifact(path: "json/qwerty.json", bytes: [], limit: nil)
      let error = try #require(throws: (any Error).self) {
        try exporter.verify(stray, against: Made.maps)
      }
      #expect("\(error)".contains(stray.path))
    }
  }

  @Test func invalidLayoutsMakeNothing() {
    let broken = Layout(id: "mine", name: "내", latinName: "Mine", rows: [])
    #expect(throws: InvalidLayout.self) {
      try Distribution(layouts: [broken], exporters: ExporterRegistry.all, manifest: true)
    }
  }
}

/// The promise of the project: what a keyboard ships is at most 500,000 bytes.
@Suite struct BudgetTests {
  @Test(arguments: Made.distribution.artifacts.map(\.path))
  func isWithinItsLimit(path: String) throws {
    let artifact = try #require(Made.distribution.artifacts.first { $0.path == path })
    if let limit = artifact.limit { #expect(artifact.bytes.count <= limit) }
    #expect(try artifact.withinBudget() == artifact)
  }

  /// The full map is for review and, compressed, for downloads; a file without a limit is not shipped.
  @Test(arguments: Made.paths.filter { !$0.hasSuffix(".full.json") && !$0.hasSuffix(".gz") })
  func whatAKeyboardShipsIsAtMost500000Bytes(path: String) {
    let artifact = Made.file(path).artifact
    guard let limit = artifact.limit else { return }
    #expect(limit <= 500_000)
    #expect(artifact.bytes.count <= 500_000)
  }

  @Test func theJSONHasItsLimits() {
    let limits = Made.files.filter { $0.artifact.path.hasPrefix("json/cheonjiin.") }
      .map { "\($0.artifact.path) \($0.artifact.limit ?? 0)" }
    #expect(
      Set(limits) == [
        "json/cheonjiin.min.json 500000", "json/cheonjiin.full.json 1600000",
        "json/cheonjiin.json.gz 300000",
      ])
  }

  @Test func excessIsNamed() throws {
    let artifact = Artifact(
      path: "a/b.json", bytes: [UInt8](repeating: 0, count: 1234), limit: 1000)
    let error = try #require(throws: BudgetExceeded.self) { try artifact.withinBudget() }
    #expect((error.actual, error.limit, error.excess) == (1234, 1000, 234))
    for part in ["a/b.json", "1234", "1000", "234"] {
      #expect(error.description.contains(part))
    }
  }

  @Test func theLimitItselfIsWithin() throws {
    let artifact = Artifact(path: "a", bytes: [1, 2, 3], limit: 3)
    #expect(try artifact.withinBudget() == artifact)
    let error = try #require(throws: BudgetExceeded.self) {
      try Artifact(path: "a", bytes: [1, 2, 3], limit: 2).withinBudget()
    }
    #expect(error.excess == 1)
  }

  @Test func oneByteOverFailsTheDistribution() throws {
    let error = try #require(throws: BudgetExceeded.self) {
      try Distribution(layouts: [.cheonjiin], exporters: [Oversized()], manifest: true)
    }
    #expect((error.path, error.actual, error.limit) == ("big", 11, 10))
  }

  private struct Oversized: Exporter {
    let name = "oversized"
    let summary = "too large"

    func artifacts(for maps: [LayoutMaps]) -> [Artifact] {
      [Artifact(path: "big", bytes: [UInt8](repeating: 0, count: 11), limit: 10)]
    }

    func verify(_ artifact: Artifact, against maps: [LayoutMaps]) {}
  }
}
