import Foundation
import Testing

/// Whatever ends a run or stands in its way: every file is either old or new as a whole, and nothing else is left.
@Suite struct ReliabilityTests {
  private let scratch = Scratch()
  private let old = Array("old".utf8)
  private let paths = ["out/json/sky.min.json", "out/trie/sky.trie"]
  private var arguments: [String] {
    ["--layout", "sky", "--format", "json", "--format", "trie", "--out", scratch.path + "/out", "--quiet"]
  }

  private var found: [[UInt8]?] { paths.map { scratch.get($0) } }

  /// The contents of the files after a successful run, which are then replaced by others.
  private func spoil() throws -> [[UInt8]?] {
    #expect(Gen.refusal(arguments) == nil)
    let new = found
    for path in paths { try scratch.put(path, old) }
    return new
  }

  /// A limit on the size of files, whose signal is not what ends a run.
  @Test func noRoomForAFile() throws {
    _ = try spoil()
    let outcome = try Gen.run(script: "ulimit -f 100; exec env --default-signal=XFSZ \"$@\"", arguments)
    #expect(outcome.failed(74, saying: "raise the limit on the size of files with ulimit -f"))
    #expect(found == [old, old] && scratch.files == paths)
  }

  /// What a run leaves that is killed between two files: the next one and two at once mend it.
  @Test(arguments: ["exec \"$@\"", "\"$@\" & \"$@\" || exit; wait $!"])
  func aRunThatWasKilledIsMended(script: String) throws {
    let new = try spoil()
    try scratch.put(paths[0], new[0] ?? [])
    // No system counts its processes that far.
    try scratch.put("out/trie/.1.4194305.hwalja.tmp", old)
    let check = try Gen.run(arguments + ["--check"])
    #expect(check.status == 1 && check.errorLines[0] == "stale: \(scratch.path)/\(paths[1])")
    let outcome = try Gen.run(script: script, arguments)
    #expect(outcome.status == 0 && found == new && scratch.files == paths, "\(outcome.error)")
  }

  @Test(arguments: [
    ("type 41", "> /dev/full", "standard output: No space left"),
    ("layout sky", "> /dev/full", "standard output: No space left"),
    ("--version", "> /dev/full", "standard output: No space left"),
    ("type", "< /", "standard input: Is a directory"), ("type", "<&-", "standard input: Bad file descriptor"),
  ])
  func whatCannotBeReadOrWrittenIsReported(command: String, stream: String, says: String) throws {
    let outcome = try Gen.run(script: "exec \"$@\" \(stream)", command.split(separator: " ").map(String.init))
    #expect(outcome.failed(74, saying: says), "\(outcome.error)")
  }

  @Test func aReaderThatLeavesEndsItQuietly() throws {
    for ignore in ["", "trap '' PIPE; "] {
      let script = "\(ignore)yes 41 2>/dev/null | \"$@\" | head -1; echo ${PIPESTATUS[1]}"
      let outcome = try Gen.run(script: script, ["type"])
      #expect(outcome.output == "기\n141\n" && outcome.error.isEmpty, "\(outcome.output)")
    }
  }
}
