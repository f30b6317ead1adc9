import Artifacts
import Distribution
import Formats
import Layouts
import Testing
import Verification

/// The files of every format.
@Suite struct DistributionTests {
  /// All files at once: those that ship, those for review, and the manifest.
  @Test func whatIsMadeIsWhatTheMapsSay() throws {
    let made = Made.artifacts + [Made.manifest]
    try FilesProof(Made.maps.flatMap(\.all)).run(made.map { ($0.name, $0.bytes) })
  }

  @Test func twoRunsMakeTheSameBytes() throws {
    let again = try Distribution(
      layouts: Layout.all, exporters: FormatRegistry.all.filter(\.isListed))
    #expect(again.artifacts == Made.artifacts)
    #expect(try again.shippedWithManifest().artifacts.last == Made.manifest)
  }

  /// Each path reads back as the name that it was made from.
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

  @Test func formatsFollowEachOtherInTheirOrder() throws {
    let artifacts = try FormatRegistry.all.filter(\.isListed).map {
      try $0.artifacts(for: Made.maps)
    }
    #expect(artifacts.allSatisfy { !$0.isEmpty } && artifacts.flatMap { $0 } == Made.artifacts)
  }

  @Test func progressNamesEveryStage() throws {
    var stages: [String] = []
    _ = try Distribution(
      layouts: [.naratgeul, .sky], exporters: FormatRegistry.all.filter(\.isListed),
      progress: { stages.append($0) })
    #expect(
      stages == ["map of naratgeul", "map of sky"]
        + FormatRegistry.all.filter(\.isListed).map(\.name))
  }

  @Test func invalidLayoutsMakeNothing() {
    let broken = Layout(id: "mine", name: "내", latinName: "Mine", rows: [])
    #expect(throws: InvalidLayout.self) {
      try Distribution(layouts: [broken], exporters: FormatRegistry.all.filter(\.isListed))
    }
  }

  /// Files for review are made only when named; otherwise the manifest only lists them.
  @Test func whatShipsIsEverythingButTheFilesForReview() throws {
    let review = FormatRegistry.all.filter { $0.isReview && $0.isListed }
    #expect(Set(review.map(\.name)) == ["json-full", "conformance", "sessions"])
    #expect(FormatRegistry.all.filter { !$0.isListed }.map(\.name) == ["keyboards"])
    let files = try Set(review.flatMap { try $0.artifacts(for: Made.maps).map(\.path) })
    for artifact in Made.artifacts {
      #expect(artifact.budget.isShipped != files.contains(artifact.path), "\(artifact.path)")
    }
    #expect(
      Made.shipped.artifacts == Made.artifacts.filter(\.budget.isShipped) + [Made.manifest])
    #expect(Made.manifest.name == .manifest && Made.manifest.budget == .unbounded)
  }
}
