import Artifacts
import Distribution
import Formats
import Layouts
import Testing
import Verification

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
