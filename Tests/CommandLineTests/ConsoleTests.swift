import TestSupport
import Testing

/// What a file, its name or an argument brings along acts on no terminal and fills no screen.
@Suite struct ConsoleTests {
  private let scratch = Scratch()
  /// A control, a change of direction, and the ends of a line and of a paragraph.
  private let name = "/a\u{1B}b\u{202E}c\u{2028}d\u{2029}"
  private let shown = "/a\\u{1b}b\\u{202e}c\\u{2028}d\\u{2029}"

  @Test func charactersThatActAreSpelledOut() throws {
    let error = try Gen.run("--layout-file", name, "--out", scratch.path)
    #expect(error.error == "error: cannot read \(shown): No such file or directory\n")
    let check = try Gen.run("--check", "-q", "--format", "trie", "--layout", "sky", "--out", name)
    #expect(check.errorLines.first == "stale: \(shown)/trie/sky.trie")
    #expect(check.errorLines.count == 2 && check.errorLines[1].contains("--out \(shown)"))
  }

  /// Python gives the run a terminal, on which alone stages are told.
  @Test func soAreThoseOfStages() throws {
    try scratch.put("templates/a\u{1B}b/x.txt.mustache", Array("{{header.version}}".utf8))
    let outcome = try Gen.run(
      script: "python3 -c 'import pty, sys; pty.spawn(sys.argv[1:])' \"$@\"",
      [
        "--template", scratch.path + "/templates", "--layout", "sky", "--out",
        scratch.path + "/out",
      ])
    #expect(outcome.output.contains("\r\u{1B}[Kmaking the map of sky"), "\(outcome.output)")
    #expect(outcome.output.contains("\r\u{1B}[Kmaking the a\\u{1b}b"), "\(outcome.output)")
    #expect(!outcome.output.contains("a\u{1B}b"))
  }

  @Test func aLongErrorIsCut() throws {
    for (count, isCut) in [(500, false), (5_000, true)] {
      let path = "/" + String(repeating: "가", count: count)
      let outcome = try Gen.run("type", "--layout-file", path, "1")
      #expect(outcome.status == 74 && outcome.error.hasPrefix("error: cannot read /가가가"))
      #expect(outcome.error.hasSuffix("…\n") == isCut && outcome.error.count < 610)
    }
  }
}
