import Artifacts
import Distribution
import Formats
import Testing

/// The promise of the project: what a keyboard ships is at most 500,000 bytes.
@Suite struct BudgetTests {
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
