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

  /// No thread can be had whose stack is larger than all memory: the one that there is does all the work.
  @Test func noThreadToBeHad() throws {
    let new = try spoil()
    let outcome = try Gen.run(script: "ulimit -v 2000000; ulimit -s 4000000; exec \"$@\"", arguments)
    #expect(outcome.status == 0 && found == new, "\(outcome.error)")
  }

  /// Swift would write into a folder of another name.
  @Test func anArgumentThatIsNotUTF8IsRefused() throws {
    let outcome = try Gen.run(script: "cd '\(scratch.path)'; exec \"$@\" --out $'\\xff'", ["--layout", "sky"])
    #expect(outcome.failed(64, saying: "argument 4 is not UTF-8; convert it"), "\(outcome.error)")
    #expect(scratch.files.isEmpty)
  }

  /// The size of a file is known before it is read.
  @Test(arguments: [
    "--layout-file 3G --out out", "--keyboard-file 3G --out out", "verify dist",
    "conform --from 3G -- cat",
    "conform --lines 3G -- cat", "--template templates --out out",
  ])
  func aFileThatIsTooLargeIsNotRead(command: String) throws {
    let script = """
      cd '\(scratch.path)'; mkdir -p dist/trie templates/mine
      truncate -s 3G 3G dist/trie/sky.trie templates/mine/a.mustache
      ulimit -v 1000000; exec "$@"
      """
    var arguments = command.split(separator: " ").map(String.init)
    if arguments[0] == "conform" { arguments[0] = Gen.conformPath } else { arguments.insert(Gen.path, at: 0) }
    let outcome = try Gen.run(script: "shift; \(script)", arguments)
    #expect(outcome.failed(74, saying: ": File too large; it can have"), "\(outcome.error)")
  }

  /// One that gen has written is JSON and small, so that it would replace the files of another program.
  @Test func aManifestThatIsTooLargeIsOfAnotherProgram() throws {
    let script = "cd '\(scratch.path)'; truncate -s 3G manifest.json; ulimit -v 1000000; exec \"$@\""
    let outcome = try Gen.run(script: script, ["--layout", "sky", "--format", "trie", "--out", "."])
    #expect(outcome.failed(64, saying: "./manifest.json was not written by gen"), "\(outcome.error)")
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
