import Foundation
import TestSupport
import Testing

/// Whatever ends a run or stands in its way: every file is either old or new as a whole, and nothing else is left.
@Suite struct ReliabilityTests {
  private let scratch = Scratch()
  private var out: String { scratch.path + "/out" }
  private let old = Array("old".utf8)
  private let paths = ["out/json/sky.min.json", "out/trie/sky.trie"]
  private var arguments: [String] {
    ["--layout", "sky", "--format", "json", "--format", "trie", "--out", out, "--quiet"]
  }

  private var found: [[UInt8]?] { paths.map { scratch.get($0) } }
  private var files: [String] { scratch.contents.filter { !scratch.isFolder($0) } }

  /// The contents of the files after a successful run, which are then replaced by others.
  private func spoil() throws -> [[UInt8]?] {
    #expect(try Gen.run(arguments).status == 0)
    let new = found
    for path in paths { try scratch.put(path, old) }
    return new
  }

  /// A kill leaves what the next run sweeps up; signals that can be caught leave nothing, at whatever moment.
  @Test(arguments: ["KILL", "INT", "TERM", "HUP"]) func aSignalAtAnyMoment(signal: String) throws {
    let new = try spoil()
    for delay in [0.04, 0.08, 0.12, 0.16] {
      for path in paths { try scratch.put(path, old) }
      // Python starts the run, because background jobs of shells without job control ignore SIGINT.
      let script = """
        import signal, subprocess, sys, time
        run = subprocess.Popen(sys.argv[1:], stderr=subprocess.DEVNULL)
        time.sleep(\(delay))
        run.send_signal(signal.SIG\(signal))
        sys.exit(0 if run.wait(50) in (0, -signal.SIG\(signal)) else 9)
        """
      #expect(try Gen.run(script: "python3 -c '\(script)' \"$@\"", arguments).status == 0)
      for (found, new) in zip(found, new) {
        #expect(found == old || found == new, "after \(delay) s")
      }
      if signal != "KILL" { #expect(files == paths, "after \(delay) s") }
    }
    #expect(try Gen.run(arguments).status == 0)
    #expect(found == new && files == paths)
  }

  /// A library that ends the process at the second of the renames by which files take their places.
  @Test func aKillBetweenTwoRenamesIsToldAndMended() throws {
    let source = """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <signal.h>
      int rename(const char *from, const char *to) {
        static int count;
        if (++count == 2) raise(SIGKILL);
        return ((int (*)(const char *, const char *))dlsym(RTLD_NEXT, "rename"))(from, to);
      }
      """
    try scratch.put("killer/killer.c", Array(source.utf8))
    let library = "\(scratch.path)/killer/killer"
    let made = try Gen.run(script: "cc -shared -fPIC -o \(library).so \(library).c -ldl", [])
    #expect(made.status == 0, "\(made.error)")
    let new = try spoil()
    let killed = try Gen.run(script: "LD_PRELOAD=\(library).so exec \"$@\"", arguments)
    #expect(killed.status == 128 + SIGKILL)
    #expect(found == [new[0], old])
    let check = try Gen.run(arguments + ["--check"])
    #expect(
      check.status == 1 && check.error.contains("1 stale") && check.error.contains("--out \(out)"))
    #expect(check.error.contains("is what a run that was ended left behind"))
    #expect(try Gen.run(arguments).status == 0)
    #expect(found == new && files.filter { $0.hasPrefix("out/") } == paths)
  }

  /// A small file system of its own where that is allowed, and a limit on the size of files, whose signal is not what
  /// ends a run.
  @Test(arguments: ["disk", "limit"]) func noRoom(kind: String) throws {
    let new = try spoil()
    let disk = """
      disk=$(mktemp -d); trap 'umount "$disk"; rmdir "$disk"' EXIT
      mount -t tmpfs -o size=200k tmpfs "$disk" 2>/dev/null || { echo skipped; exit; }
      cp -r '\(out)/.' "$disk"
      "$@" --out "$disk"; status=$?
      cp -r "$disk/." '\(out)'
      exit $status
      """
    let limit = "ulimit -f 100; exec env --default-signal=XFSZ \"$@\""
    let outcome = try Gen.run(script: kind == "disk" ? disk : limit, arguments)
    if outcome.output == "skipped\n" { return }
    let words =
      kind == "disk" ? "No space left" : "raise the limit on the size of files with ulimit -f"
    #expect(outcome.failed(74, saying: words) && outcome.error.contains("sky."), "\(outcome.error)")
    #expect(found == [old, old] && files == paths)
    #expect(try Gen.run(arguments).status == 0)
    #expect(found == new)
  }

  @Test func twoRunsAtOnce() throws {
    let new = try spoil()
    let outcome = try Gen.run(script: "\"$@\" & \"$@\" || exit; wait $!", arguments)
    #expect(outcome.status == 0 && found == new && files == paths, "\(outcome.error)")
  }

  @Test(arguments: ["type 41", "--list --json", "layout sky", "--format json --layout sky --out -"])
  func aFullDeviceIsReported(command: String) throws {
    let outcome = try Gen.run(
      script: "exec \"$@\" > /dev/full", command.split(separator: " ").map(String.init))
    #expect(outcome.failed(74, saying: "standard output: No space left"), "\(outcome.error)")
  }

  @Test func aReaderThatLeavesEndsItQuietlyAndAFolderIsNoInput() throws {
    for ignore in ["", "trap '' PIPE; "] {
      let script = "\(ignore)yes 41 2>/dev/null | \"$@\" | head -1; echo ${PIPESTATUS[1]}"
      let outcome = try Gen.run(script: script, ["type"])
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.count == 2 && ["0", "141"].contains(lines.last), "\(outcome.output)")
      #expect(outcome.error.isEmpty)
    }
    let folder = try Gen.run(script: "exec \"$@\" < /", ["type"])
    #expect(folder.failed(74, saying: "standard input: Is a directory"))
  }
}
