import Foundation
import TestSupport
import Testing

/// The summary that `gen` prints of its files.
@Suite struct SummaryTests {
  private let scratch = Scratch()

  private func generate(_ arguments: String...) throws -> Gen.Outcome {
    try Gen.run(
      ["--layout", "sky", "--format", "json", "--format", "trie", "--out", scratch.path] + arguments
    )
  }

  @Test func aTableForPeople() throws {
    let outcome = try generate()
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    let rows = outcome.errorLines.map { $0.split(separator: " ").map(String.init) }
    #expect(rows.contains(["file", "bytes", "gzip", "budget", "headroom", "ms"]))
    let row = try #require(rows.first { $0.first == "json/sky.min.json" })
    let bytes = try #require(scratch.get("json/sky.min.json")).count
    #expect(row.count == 8 && row[1] == "\(bytes)" && row[3] == "500000" && row[7] == "written")
    #expect(row[4] == "\((500_000 - bytes) / 5_000)" && row[5] == "%")
    #expect(try generate().errorLines.contains { $0.hasSuffix("unchanged") })
  }

  @Test func aLineForThoseInAHurry() throws {
    for word in ["2 written", "2 unchanged", "2 current"] {
      let outcome = try generate("--quiet", word == "2 current" ? "--check" : "--quiet")
      #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errorLines.count == 1)
      #expect(outcome.error.contains(word) && outcome.error.contains(scratch.path))
    }
  }

  @Test func jsonForMachines() throws {
    struct Summary: Decodable {
      struct File: Decodable {
        let path, outcome: String
        let bytes, gzippedBytes, limit, milliseconds: Int
      }
      let files: [File]
      let milliseconds: Int
    }
    for outcome in ["written", "unchanged"] {
      let made = try generate("--json", "-q")
      #expect(made.status == 0 && made.errorLines.count == 1)
      let summary = try JSONDecoder().decode(Summary.self, from: Data(made.output.utf8))
      #expect(summary.files.map(\.path) == ["json/sky.min.json", "trie/sky.trie"])
      for file in summary.files {
        #expect(file.bytes == scratch.get(file.path)?.count && file.outcome == outcome)
        #expect(file.gzippedBytes > 100 && file.gzippedBytes < file.bytes)
      }
      #expect(summary.files.map(\.limit) == [500_000, 2_048])
    }
    try scratch.put("trie/sky.trie", [])
    let checked = try generate("--json", "--check", "-q")
    #expect(checked.status == 1 && checked.output.contains("\"outcome\" : \"stale\""))
  }

  @Test func jsonAndAFileCannotBothGoToStandardOutput() throws {
    let outcome = try Gen.run("--format", "json", "--layout", "sky", "--out", "-", "--json")
    #expect(outcome.status == 64 && outcome.output.isEmpty)
  }

  /// What a template or a folder is called reaches no terminal as it is: in tables, findings, lists of what is stale
  /// and last lines.
  @Test func controlCharactersInPathsAreEscaped() throws {
    let red = "\u{1B}[31m\u{202E}\u{9B}1m\u{2028}"
    try scratch.put(
      "templates/my/\(red).txt.mustache", Array("{{header.version}}{{#layouts}}{{/layouts}}".utf8))
    let base = ["--template", scratch.path + "/templates", "--format", "my"]
    let out = ["--out", "\(scratch.path)/\(red)"]
    for more in [[], ["--quiet"], ["--check"]] {
      let outcome = try Gen.run(base + out + more)
      #expect(outcome.status == 0, "\(outcome.error)")
      expectNoControls(outcome)
      #expect(outcome.error.contains("\\u{1b}[31m\\u{202e}\\u{9b}1m\\u{2028}"))
    }
    let verified = try Gen.run([
      "verify", "\(scratch.path)/\(red)", "--template", scratch.path + "/templates",
    ])
    expectNoControls(verified)
    try scratch.put("\(red)/my/\(red).txt", [1])
    for command in [base + out + ["--check"], ["verify", "\(scratch.path)/\(red)"]] {
      let outcome = try Gen.run(command)
      #expect(outcome.status != 0 && outcome.error.contains("\\u{1b}[31m"), "\(outcome.error)")
      expectNoControls(outcome)
    }
  }

  private func expectNoControls(_ outcome: Gen.Outcome) {
    let lines = outcome.error.unicodeScalars.filter { $0 != "\n" }
    #expect(
      lines.allSatisfy {
        ![.control, .format, .lineSeparator].contains($0.properties.generalCategory)
      })
  }
}
