import Foundation
import TestSupport
import Testing

/// What lies in a folder and was not made there.
@Suite struct StrayTests {
  private let scratch = Scratch()
  private var out: String { scratch.path + "/out" }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(scratch.path)/\(name)", withDestinationPath: target)
  }

  /// A folder that has everything must have nothing else.
  @Test func theCheckOfTheWholeFolderTellsEachStray() throws {
    #expect(try Gen.run("--out", out, "-q").status == 0)
    try scratch.put("out/notes.txt", [1])
    try scratch.put("out/json/.hidden", [1])
    try link("out/trie/link.trie", to: "sky.trie")
    let check = try Gen.run("--check", "--out", out, "-q")
    #expect(check.status == 1 && check.output.isEmpty)
    for stray in [
      "notes.txt is no file of this distribution", "json/.hidden is hidden and belongs to no",
      "trie/link.trie is a symbolic link",
    ] {
      #expect(check.errorLines.contains { $0.hasPrefix("stray: \(out)/\(stray)") }, "\(stray)")
    }
    #expect(check.errorLines.count == 4)
    #expect(check.errorLines.last?.hasPrefix("error: 3 stray, \(out)/") == true, "\(check.error)")

    // The manifest alone is held against the files, and known for what it is.
    try scratch.put("alone/manifest.json", try #require(scratch.get("out/manifest.json")))
    let verify = try Gen.run("verify", scratch.path + "/alone")
    #expect(verify.status == 1)
    #expect(verify.error.contains("is listed in the manifest and is not there"), "\(verify.error)")
  }

  /// What the link leads to may change without anybody's doing here.
  @Test func aLinkIsNotCurrentAndNotProved() throws {
    let options = ["--format", "trie", "--layout", "sky", "-q"]
    #expect(try Gen.run(options + ["--out", out]).status == 0)
    #expect(try Gen.run(options + ["--out", out, "--check"]).status == 0)
    try scratch.put("sky.trie", try #require(scratch.get("out/trie/sky.trie")))
    try scratch.remove("out/trie/sky.trie")
    try link("out/trie/sky.trie", to: "../../sky.trie")
    let check = try Gen.run(options + ["--out", out, "--check"])
    #expect(check.status == 1 && check.error.hasPrefix("stale: \(out)/trie/sky.trie\n"))
    let verify = try Gen.run("verify", "-q", out)
    #expect(verify.status == 1 && verify.errorLines.count == 1)
    #expect(verify.error.hasPrefix("error: trie/sky.trie is a symbolic link"), "\(verify.error)")
  }
}
