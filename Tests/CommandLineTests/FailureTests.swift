import Foundation
import TestSupport
import Testing

/// Invalid input and unwritable places give one line and an exit status, and change no file.
@Suite struct FailureTests {
  private let scratch = Scratch()
  private var out: String { scratch.path + "/out" }

  @Test(arguments: [
    ["--out", "-"], ["--out", "-", "--format", "json", "--format", "gzip"],
    ["--out", "-", "--format", "json", "--check"], ["--out", "-", "--format", "trie"],
    ["--keyboard-file", "mine.json", "--format", "trie"], ["--nonsense"], ["--out"],
  ])
  func wrongUsageIsRefused(arguments: [String]) throws {
    let outcome = try Gen.run(arguments)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1 && outcome.error.hasPrefix("error: "))
    #expect(!outcome.error.contains("Usage:"))
  }

  @Test func aFileInTheFoldersPlace() throws {
    try scratch.put("out", [1])
    let outcome = try Gen.run("--format", "json", "--out", out, "--quiet")
    expectOneLine(outcome, status: 74, naming: out)
    #expect(scratch.get("out") == [1] && scratch.contents == ["out"])
  }

  @Test func aFolderOfAnotherProgramStaysAsItIs() throws {
    let manifest = Array(#"{"main.js": {"file": "main.1.js"}}"#.utf8)
    try scratch.put("out/manifest.json", manifest)
    let outcome = try Gen.run("--format", "trie", "--out", out, "--quiet")
    expectOneLine(outcome, status: 64, naming: "\(out)/manifest.json")
    #expect(
      scratch.get("out/manifest.json") == manifest
        && scratch.contents == ["out", "out/manifest.json"])
  }

  @Test func aManifestThatIsBrokenIsMadeAnew() throws {
    try scratch.put("out/manifest.json", Array("<<<<<<< ours".utf8))
    #expect(try Gen.run("--format", "trie", "--out", out, "--quiet").status == 0)
  }

  @Test func aPlaceBelowAFileIsFoundBeforeTheWork() throws {
    try scratch.put("out", [1])
    let outcome = try Gen.run("--out", "\(out)/deep/er", "--json")
    expectOneLine(outcome, status: 74, naming: "\(out)/deep/er: Not a directory")
  }

  @Test func aFolderInAFilesPlace() throws {
    let taken = "out/json/cheonjiin.min.json"
    try scratch.put("\(taken)/inside", [1])
    let before = scratch.contents
    let outcome = try Gen.run("--format", "json", "--out", out, "--quiet")
    expectOneLine(outcome, status: 74, naming: "\(scratch.path)/\(taken)")
    #expect(scratch.contents == before)
  }

  /// A template can make a source of which its tries do not pass.
  @Test func whatIsWrongDoesNotTakeItsPlace() throws {
    try scratch.put("out/many/a.txt", Array("old".utf8))
    let before = scratch.contents.filter { $0.hasPrefix("out") }
    for (end, status) in [("%", Int32(1)), ("", 0)] {
      let text = "{{header.version}} {{#layouts}}\"{{trie}}\(end)\"{{/layouts}}"
      try scratch.put("templates/many/a.txt.mustache", Array(text.utf8))
      let outcome = try Gen.run(
        ["--template", "\(scratch.path)/templates", "--format", "many", "--layout", "sky", "-q"]
          + ["--out", out])
      #expect(outcome.status == status)
      if status != 0 { expectOneLine(outcome, status: status, naming: "many/a.txt") }
      #expect((scratch.get("out/many/a.txt") == Array("old".utf8)) == (status != 0))
      #expect(scratch.contents.filter { $0.hasPrefix("out") } == before)
    }
  }

  /// Permissions do not restrict root, so that root first becomes the user nobody.
  @Test func aReadOnlyFolder() throws {
    let path = "out/json/cheonjiin.min.json"
    try scratch.put(path, Array("old".utf8))
    for folder in ["out", "out/json"] { try scratch.setMode(folder, 0o555) }
    defer { for folder in ["out", "out/json"] { try? scratch.setMode(folder, 0o755) } }
    let before = scratch.contents
    let outcome = try Gen.run(
      script: FailureTests.asNobody, ["--format", "json", "--out", out, "--quiet"])
    expectOneLine(outcome, status: 74, naming: out)
    #expect(outcome.error.contains("Permission denied"))
    #expect(scratch.contents == before && scratch.get(path) == Array("old".utf8))
  }

  /// A subfolder that cannot be read is an error, because its files cannot be proved.
  @Test func anUnreadableSubfolderIsNotPassedOver() throws {
    #expect(
      try Gen.run("--format", "trie", "--layout", "sky", "--out", out, "--quiet").status == 0)
    try scratch.put("out/json/hidden", [1])
    try scratch.setMode("out/json", 0)
    defer { try? scratch.setMode("out/json", 0o755) }
    let outcome = try Gen.run(script: FailureTests.asNobody, ["verify", out])
    expectOneLine(outcome, status: 74, naming: "cannot read \(out)/json: Permission denied")
  }

  private static let asNobody = """
    if [ $(id -u) = 0 ]; then
      exec setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
    fi
    exec "$@"
    """

  private func expectOneLine(_ outcome: Gen.Outcome, status: Int32, naming name: String) {
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("error: ") && outcome.error.contains(name), "\(outcome.error)")
    #expect(outcome.error.filter { $0 == "\n" }.count == 1, "\(outcome.error)")
  }
}

/// The runner of these tests: a run that hangs fails and leaves no process behind.
@Suite struct GenTests {
  @Test func aRunThatHangsIsKilledWithAllThatItStarted() throws {
    let scratch = Scratch()
    #expect(throws: Gen.Hung.self) {
      try Gen.run(
        script: "(sleep 10000; true) & echo $! > '\(scratch.path)/child'; wait", [], seconds: 3)
    }
    let text = String(decoding: try #require(scratch.get("child")), as: UTF8.self)
    let child = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    for _ in 0..<1_000 where isRunning(child) { usleep(10_000) }
    #expect(!isRunning(child))
  }

  @Test func aSignalShowsInTheStatusAsAShellSaysIt() throws {
    #expect(try Gen.run(script: "kill -9 $$", []).status == 137)
    #expect(try Gen.run(script: "exit 3", []).status == 3)
  }

  /// Whether the process runs; a zombie, which its parent has not yet waited for, does not.
  private func isRunning(_ process: pid_t) -> Bool {
    let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return kill(process, 0) == 0 && state?.contains(") Z ") != true
  }
}
