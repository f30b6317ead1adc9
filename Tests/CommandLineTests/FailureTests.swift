import Artifacts
import Foundation
import Layouts
import TestSupport
import Testing

/// Bad input and bad places: one clear line, the right exit status, and the disk as it was.
@Suite struct FailureTests {
  private let scratch = Scratch()
  private var out: String { scratch.path + "/out" }

  @Test func anUnknownFormatIsAnsweredWithTheKnownOnes() throws {
    let outcome = try Gen.run("--format", "xml", "--out", out)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    for name in ["xml"] + ExporterRegistry.all.map(\.name) {
      #expect(outcome.error.contains(name))
    }
    #expect(scratch.contents.isEmpty)
  }

  @Test func anUnknownLayoutIsAnsweredWithTheKnownOnes() throws {
    let outcome = try Gen.run("--layout", "qwerty", "--out", out)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    for name in ["qwerty"] + Layout.all.map(\.id) { #expect(outcome.error.contains(name)) }
    #expect(scratch.contents.isEmpty)
  }

  @Test(arguments: [
    ["--out", "-"], ["--out", "-", "--format", "json", "--format", "gzip"],
    ["--out", "-", "--format", "json", "--check"], ["--nonsense"], ["--out"],
  ])
  func wrongUsageIsRefused(arguments: [String]) throws {
    let outcome = try Gen.run(arguments)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.error.contains("Usage:"))
  }

  @Test func aFileInTheFoldersPlace() throws {
    try scratch.put("out", [1])
    let outcome = try Gen.run("--out", out, "--quiet")
    expectOneLine(outcome, status: 74, naming: out)
    #expect(scratch.get("out") == [1] && scratch.contents == ["out"])
  }

  @Test func aFolderInAFilesPlace() throws {
    let taken = "out/json/cheonjiin.full.json"
    try scratch.put("\(taken)/inside", [1])
    let before = scratch.contents
    let outcome = try Gen.run("--out", out, "--quiet")
    expectOneLine(outcome, status: 74, naming: "\(scratch.path)/\(taken)")
    #expect(scratch.contents == before)
  }

  /// Permissions do not bind root, so root first becomes nobody.
  @Test func aReadOnlyFolder() throws {
    let path = "out/json/cheonjiin.min.json"
    try scratch.put(path, Array("old".utf8))
    for folder in ["out", "out/json"] { try scratch.setMode(folder, 0o555) }
    defer { for folder in ["out", "out/json"] { try? scratch.setMode(folder, 0o755) } }
    let before = scratch.contents
    let nobody = "setpriv --reuid=65534 --regid=65534 --clear-groups"
    let outcome = try Gen.run(
      "--out", out, "--quiet",
      within: "if [ $(id -u) = 0 ]; then exec \(nobody) \"$@\"; else exec \"$@\"; fi")
    expectOneLine(outcome, status: 74, naming: out)
    #expect(outcome.error.contains("Permission denied"))
    #expect(scratch.contents == before && scratch.get(path) == Array("old".utf8))
  }

  /// A limit on the size of files stops a write in the middle, as a full disk does.
  @Test func aDiskThatFillsUp() throws {
    let path = "out/json/cheonjiin.min.json"
    try scratch.put(path, Array("old".utf8))
    let before = scratch.contents
    let outcome = try Gen.run(
      "--out", out, "--quiet", within: "ulimit -f 8; trap '' XFSZ; exec \"$@\"")
    expectOneLine(outcome, status: 74, naming: "\(scratch.path)/\(path)")
    #expect(scratch.contents == before && scratch.get(path) == Array("old".utf8))
  }

  @Test func aFullDevice() throws {
    let outcome = try Gen.run(
      "--format", "json", "--layout", "cheonjiin", "--out", "-", "-q",
      within: "exec \"$@\" > /dev/full")
    expectOneLine(outcome, status: 74, naming: "standard output")
  }

  @Test func aRunThatIsKilledLeavesWhatStoodThere() throws {
    #expect(try Gen.run("--layout", "cheonjiin", "--out", out, "--quiet").status == 0)
    let files = scratch.contents.filter { !scratch.isFolder($0) }
    let before = files.map { scratch.get($0) }
    for file in files { try scratch.put(file, Array("old".utf8)) }
    let outcome = try Gen.run(
      "--layout", "cheonjiin", "--out", out, "--quiet",
      within: "\"$@\" & sleep 0.2; kill -9 $!; wait $! 2>/dev/null; true")
    #expect(outcome.status == 0)
    for (file, bytes) in zip(files, before) {
      let found = scratch.get(file)
      #expect(found == Array("old".utf8) || found == bytes, "\(file)")
    }
    #expect(try Gen.run("--layout", "cheonjiin", "--out", out, "--quiet").status == 0)
    #expect(scratch.contents.filter { !scratch.isFolder($0) } == files)
  }

  private func expectOneLine(_ outcome: Gen.Outcome, status: Int32, naming name: String) {
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("error: ") && outcome.error.contains(name), "\(outcome.error)")
    #expect(outcome.error.filter { $0 == "\n" }.count == 1, "\(outcome.error)")
  }
}
