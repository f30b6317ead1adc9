import Artifacts
import Distribution
import Formats
import Layouts
import TestSupport
import Testing

/// What is made of layouts as a whole.
@Suite struct DistributionTests {
  @Test func invalidLayoutsMakeNothing() {
    #expect(throws: InvalidLayout.self) {
      try Distribution(layouts: [.sky.with(rows: [])], exporters: Made.formats)
    }
  }

  /// The notice that each copied file has is that of the project.
  @Test func theNoticeIsTheFile() throws {
    #expect(
      License.notice == (try Repository.text("LICENSE")).split(separator: "\n").map(String.init))
  }

  private struct Ten: Exporter {
    let name = "ten"
    let summary = "a file that may have ten bytes"
    let count: Int

    func makeArtifacts(for maps: [LayoutMaps]) -> [Artifact] {
      let bytes = [UInt8](repeating: 0, count: count)
      return [
        Artifact(.source(language: "a", file: "b"), bytes: bytes, budget: .shipped(limit: 10))
      ]
    }
  }

  @Test func oneByteOverFailsTheDistribution() throws {
    let within = try Distribution(layouts: [.sky], exporters: [Ten(count: 10)])
    #expect(within.artifacts.map(\.bytes.count) == [10])
    let error = try #require(throws: BudgetExceeded.self) {
      try Distribution(layouts: [.sky], exporters: [Ten(count: 11)])
    }
    #expect((error.path, error.actual, error.limit, error.excess) == ("a/b", 11, 10, 1))
    for part in ["a/b", "11", "10"] { #expect(error.description.contains(part)) }
  }
}
