import Foundation
import Testing

/// Runs that are interrupted or obstructed. Each file has either its old or its new content, and nothing else is left
/// behind.
@Suite struct ReliabilityTests {
  private let scratch = Scratch()
  private let old = Array("old".utf8)
  private let paths = ["out/json/sky.min.json", "out/trie/sky.trie"]
  private var arguments: [String] {
    ["--layout", "sky", "--format", "json", "--format", "trie", "--out", scratch.path + "/out", "--quiet"]
  }

  private var found: [[UInt8]?] { paths.map { scratch.get($0) } }

  /// Generates the files, replaces their content with other bytes, and returns the original content.
  private func spoil() throws -> [[UInt8]?] {
    #expect(Gen.refusal(arguments) == nil)
    let new = found
    for path in paths { try scratch.put(path, old) }
    return new
  }

  /// The system limits the size of files. The signal for exceeding that limit must not end the run.
  @Test func keepsOldFilesAtAFileSizeLimit() throws {
    _ = try spoil()
    let outcome = try Gen.run(script: "ulimit -f 100; exec env --default-signal=XFSZ \"$@\"", arguments)
    #expect(outcome.failed(74, message: "raise the limit on the size of files with ulimit -f"))
    #expect(found == [old, old] && scratch.files == paths)
  }

  /// A run has been killed between two files. The next run repairs the folder, and so do two runs at the same time.
  @Test(arguments: ["exec \"$@\"", "\"$@\" & \"$@\" || exit; wait $!"])
  func repairsTheFolderAfterAKilledRun(script: String) throws {
    let new = try spoil()
    try scratch.put(paths[0], new[0] ?? [])
    // No system has a process with this number.
    try scratch.put("out/trie/.1.4194305.hwalja.tmp", old)
    let check = try Gen.run(arguments + ["--check"])
    #expect(check.status == 1 && check.errorLines[0] == "stale: \(scratch.path)/\(paths[1])")
    let outcome = try Gen.run(script: script, arguments)
    #expect(outcome.status == 0 && found == new && scratch.files == paths, "\(outcome.error)")
  }

  /// If the stack of a thread is larger than the memory, no thread can start. The main thread then does all the work.
  @Test func worksWithoutFurtherThreads() throws {
    let new = try spoil()
    let outcome = try Gen.run(script: "ulimit -v 2000000; ulimit -s 4000000; exec \"$@\"", arguments)
    #expect(outcome.status == 0 && found == new, "\(outcome.error)")
  }

  /// Swift would replace the invalid bytes and write to a folder with another name.
  @Test func rejectsArgumentsThatAreNotUTF8() throws {
    let outcome = try Gen.run(script: "cd '\(scratch.path)'; exec \"$@\" --out $'\\xff'", ["--layout", "sky"])
    #expect(outcome.failed(64, message: "argument 4 is not UTF-8; convert it"), "\(outcome.error)")
    #expect(scratch.files.isEmpty)
  }

  /// gen checks the size of a file before it reads the file.
  @Test(arguments: [
    "--layout-file 3G --out out", "--keyboard-file 3G --out out", "verify dist",
    "conform --from 3G -- cat",
    "conform --lines 3G -- cat", "--template templates --out out",
  ])
  func rejectsFilesThatAreTooLarge(command: String) throws {
    let script = """
      cd '\(scratch.path)'; mkdir -p dist/trie templates/mine
      truncate -s 3G 3G dist/trie/sky.trie templates/mine/a.mustache
      ulimit -v 1000000; exec "$@"
      """
    var arguments = command.split(separator: " ").map(String.init)
    if arguments[0] == "conform" { arguments[0] = Gen.conformPath } else { arguments.insert(Gen.path, at: 0) }
    let outcome = try Gen.run(script: "shift; \(script)", arguments)
    #expect(outcome.failed(74, message: ": File too large; it can have"), "\(outcome.error)")
  }

  /// The manifests that gen writes are small. A large manifest belongs to another program, and gen must not replace the
  /// files of that program.
  @Test func rejectsAManifestOfAnotherProgram() throws {
    let script = "cd '\(scratch.path)'; truncate -s 3G manifest.json; ulimit -v 1000000; exec \"$@\""
    let outcome = try Gen.run(script: script, ["--layout", "sky", "--format", "trie", "--out", "."])
    #expect(outcome.failed(64, message: "./manifest.json was not written by gen"), "\(outcome.error)")
  }

  @Test(arguments: [
    ("type 41", "> /dev/full", "standard output: No space left"),
    ("layout sky", "> /dev/full", "standard output: No space left"),
    ("--version", "> /dev/full", "standard output: No space left"),
    ("type", "< /", "standard input: Is a directory"), ("type", "<&-", "standard input: Bad file descriptor"),
  ])
  func reportsUnusableStandardStreams(command: String, stream: String, expected: String) throws {
    let outcome = try Gen.run(script: "exec \"$@\" \(stream)", command.split(separator: " ").map(String.init))
    #expect(outcome.failed(74, message: expected), "\(outcome.error)")
  }

  @Test func endsQuietlyWhenTheReaderCloses() throws {
    for ignore in ["", "trap '' PIPE; "] {
      let script = "\(ignore)yes 41 2>/dev/null | \"$@\" | head -1; echo ${PIPESTATUS[1]}"
      let outcome = try Gen.run(script: script, ["type"])
      #expect(outcome.output == "기\n141\n" && outcome.error.isEmpty, "\(outcome.output)")
    }
  }
}
