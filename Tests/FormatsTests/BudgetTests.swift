import Artifacts
import Distribution
import Formats
import Testing

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
        "conformance/cheonjiin.tsv 0", "florisboard/cheonjiin.flex 500000",
        "typescript/cheonjiin.js 122000", "typescript/cheonjiin.d.ts 122000",
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
      .source(language: "a", file: "b.json"),
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

    func makeArtifacts(for maps: [LayoutMaps]) -> [Artifact] {
      [
        Artifact(
          .source(language: "big", file: "file"),
          bytes: [UInt8](repeating: 0, count: 11), budget: .shipped(limit: 10))
      ]
    }
  }
}
