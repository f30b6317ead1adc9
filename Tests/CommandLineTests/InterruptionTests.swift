import Foundation
import TestSupport
import Testing

/// Runs that are ended from outside, by signals or by a kill between two renames.
@Suite struct InterruptionTests {
  private let scratch = Scratch()
  private var out: String { scratch.path + "/out" }
  private let options = ["--layout", "sky", "--format", "json", "--format", "trie", "-q"]
  private var arguments: [String] { options + ["--out", out] }

  private var files: [String] { scratch.contents.filter { !scratch.isFolder($0) } }

  /// SIGINT, SIGTERM and SIGHUP, at many moments: every file is old or new, and no temporary file is left.
  @Test(arguments: ["INT", "TERM", "HUP"])
  func aSignalTakesTheTemporaryFilesWithIt(signal: String) throws {
    #expect(try Gen.run(arguments).status == 0)
    let paths = files
    let new = paths.map { scratch.get($0) }
    for delay in stride(from: 5, through: 155, by: 15) {
      for path in paths { try scratch.put(path, Array("old".utf8)) }
      // Python starts the run, because background jobs of shells without job control ignore SIGINT.
      let script = """
        python3 - "$@" <<'END'
        import signal, subprocess, sys, time
        run = subprocess.Popen(sys.argv[1:], stderr=subprocess.DEVNULL)
        time.sleep(\(Double(delay) / 1000))
        run.send_signal(signal.SIG\(signal))
        status = run.wait(50)
        sys.exit(0 if status in (0, -signal.SIG\(signal)) else 9)
        END
        """
      #expect(try Gen.run(script: script, arguments).status == 0)
      #expect(files == paths, "after \(delay) ms")
      for (path, bytes) in zip(paths, new) {
        let found = scratch.get(path)
        #expect(found == Array("old".utf8) || found == bytes, "\(path)")
      }
    }
  }

  /// A preloaded library that allows the first rename and kills the process at the second.
  private func killer() throws -> String {
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
    try scratch.put("killer.c", Array(source.utf8))
    let library = "\(scratch.path)/killer.so"
    let made = try Gen.run(
      script: "cc -shared -fPIC -o '\(library)' '\(scratch.path)/killer.c' -ldl", [])
    #expect(made.status == 0, "\(made.error)")
    return library
  }

  @Test func aKillBetweenTwoRenamesIsToldAndMended() throws {
    #expect(try Gen.run(arguments).status == 0)
    let paths = files
    let new = paths.map { scratch.get($0) }
    for path in paths { try scratch.put(path, Array("old".utf8)) }
    let library = try killer()
    let killed = try Gen.run(script: "LD_PRELOAD='\(library)' exec \"$@\"", arguments)
    #expect(killed.status == 128 + SIGKILL)
    let found = paths.map { scratch.get($0) }
    #expect(found.filter { $0 == Array("old".utf8) }.count == 1)
    #expect(zip(found, new).filter { $0 == $1 }.count == 1)

    let check = try Gen.run(arguments + ["--check"])
    #expect(check.status == 1 && check.error.contains("1 stale"), "\(check.error)")
    #expect(check.error.contains("--out \(out)"))
    #expect(try Gen.run("verify", "-q", out).status == 1)

    #expect(try Gen.run(arguments).status == 0)
    #expect(paths.map { scratch.get($0) } == new)
    #expect(files.filter { $0.hasPrefix("out/") } == paths)
    #expect(try Gen.run("verify", "-q", out).status == 0)
  }
}
