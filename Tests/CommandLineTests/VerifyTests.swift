import TestSupport
import Testing

/// `gen verify`.
@Suite struct VerifyTests {
  private let scratch = Scratch()
  private var out: String { scratch.path + "/out" }

  private func generate(_ arguments: String...) throws {
    #expect(try Gen.run(["--format", "trie", "--out", out, "-q"] + arguments).status == 0)
  }

  @Test func saysWhatWasProved() throws {
    try generate("--layout", "naratgeul", "--layout", "sky")
    let outcome = try Gen.run("verify", out)
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 3)
    for (line, name) in zip(outcome.errorLines, ["naratgeul", "sky"]) {
      #expect(line.hasPrefix("trie/\(name).trie") && line.hasSuffix(" cells"), "\(line)")
    }
    let quiet = try Gen.run("verify", "--quiet", out)
    #expect(quiet.status == 0 && quiet.errorLines.count == 1)
  }

  @Test func namesTheFirstDifference() throws {
    try generate("--layout", "naratgeul")
    try generate("--layout", "sky")
    let sky = try #require(scratch.get("out/trie/sky.trie"))
    try scratch.put("out/trie/naratgeul.trie", sky)
    let outcome = try Gen.run("verify", out)
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(
      outcome.error
        == "error: trie/naratgeul.trie is not what is made today; make it again with swift run gen\n"
    )
  }

  /// Files for review are proved, too; a file with an unknown path is refused.
  @Test func readsReviewFilesAndRefusesStrays() throws {
    try generate("--layout", "sky", "--format", "conformance", "--format", "sessions")
    let whole = try Gen.run("verify", out)
    let asMade = whole.errorLines.filter { $0.hasSuffix("as made today") }
    #expect(whole.status == 0 && asMade.count == 2)
    try scratch.put("out/notes.txt", [1])
    let stray = try Gen.run("verify", out)
    #expect(
      stray.status == 1 && stray.error.hasPrefix("error: notes.txt is no file of this distribution")
    )
  }

  @Test func aFolderOrFileThatIsMissing() throws {
    for path in [out, scratch.path] {
      let outcome = try Gen.run("verify", path)
      #expect(outcome.status == 74 && outcome.errorLines.count == 1)
      #expect(outcome.error.contains(path))
    }
    try scratch.put("file", [])
    #expect(try Gen.run("verify", scratch.path + "/file").status == 74)
  }

  @Test func layoutsOfOnesOwnAndTheOtherDotStyle() throws {
    let printed = try Gen.run("layout", "naratgeul").output
    try scratch.put("mine.json", Array(printed.replacing("\"naratgeul\"", with: "\"mine\"").utf8))
    let file = ["--layout-file", scratch.path + "/mine.json"]
    try generate(file[0], file[1])
    #expect(try Gen.run(["verify", out] + file).status == 0)
    #expect(try Gen.run("verify", out).status == 1)
    let other = scratch.path + "/other"
    let style = ["--dot-style", "compatibility"]
    #expect(
      try Gen.run(["--format", "trie", "-l", "cheonjiin", "-q", "--out", other] + style).status
        == 0)
    #expect(try Gen.run(["verify", other] + style).status == 0)
    #expect(try Gen.run("verify", other).status == 1)
  }
}
