import Foundation
import TestSupport
import Testing

/// What ends a run while its files take their places, one rename after another.
@Suite struct WindowTests {
  private let scratch = Scratch()
  private var out: String { scratch.path + "/out" }
  private var arguments: [String] {
    ["--template", "\(scratch.path)/templates", "--format", "many", "--layout", "sky", "-q"]
      + ["--out", out]
  }
  private let names = (10..<27).map { "many/\($0).txt" }

  private var found: [String?] {
    names.map { scratch.get("out/\($0)").map { String(decoding: $0.prefix(3), as: UTF8.self) } }
  }
  private var leftOver: [String] { scratch.contents.filter { $0.hasSuffix(".hwalja.tmp") } }
  private var allOld: [String?] { names.map { _ in "old" } }
  private var allNew: [String?] { names.map { _ in "new" } }

  /// A library that counts the calls by which files take their places, and does `action` at call AT.
  private init() throws {
    let source = """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <errno.h>
      #include <signal.h>
      #include <stdlib.h>
      #include <string.h>
      #include <unistd.h>
      static int fails(const char *name) {
        static int count;
        const char *calls = getenv("CALLS"), *signal = getenv("SIGNAL"), *at = getenv("AT");
        if (getenv("WITHOUT") && !strcmp(getenv("WITHOUT"), name)) return errno = EPERM;
        if (!strstr(calls, name)) return 0;
        int reached = ++count >= atoi(at);
        if (signal && count == atoi(at)) {
          raise(atoi(signal));
          usleep(50000); // for a handler that does not wait
        }
        if (signal || !reached || (count > atoi(at) && !getenv("ALWAYS"))) return 0;
        errno = EPERM;
        return 1;
      }
      #define REAL(name, ...) ((int (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name))
      int rename(const char *from, const char *to) {
        return fails("rename") ? -1 : REAL("rename", const char *, const char *)(from, to);
      }
      int linkat(int a, const char *from, int b, const char *to, int flags) {
        return fails("linkat") ? -1 : REAL("linkat", int, const char *, int, const char *, int)(a, from, b, to, flags);
      }
      int unlink(const char *path) { return fails("unlink") ? -1 : REAL("unlink", const char *)(path); }
      int fsync(int file) { return fails("fsync") ? -1 : REAL("fsync", int)(file); }
      """
    try scratch.put("window.c", Array(source.utf8))
    let made = try Gen.run(
      script: "cc -shared -fPIC -o '\(scratch.path)/window.so' '\(scratch.path)/window.c' -ldl", [])
    #expect(made.status == 0, "\(made.error)")
    for name in names {
      let text = "new {{header.version}}{{#layouts}}{{id}}{{/layouts}}\n"
      try scratch.put("templates/\(name).mustache", Array(text.utf8))
    }
  }

  private func run(_ variables: String) throws -> Gen.Outcome {
    for name in names { try scratch.put("out/\(name)", Array("old".utf8)) }
    return try Gen.run(
      script: "export LD_PRELOAD='\(scratch.path)/window.so' \(variables); exec \"$@\"", arguments)
  }

  /// At every one of the calls: each file is old or new, the check tells what is left, and the next run mends all.
  @Test func aKillAtAnyCallIsToldAndMended() throws {
    for at in 1...51 {
      let killed = try run("CALLS='rename linkat unlink' SIGNAL=9 AT=\(at)")
      #expect(killed.status == 128 + SIGKILL, "at call \(at)")
      #expect(found.allSatisfy { $0 == "old" || $0 == "new" })
      #expect(found.count { $0 == "new" } == min(17, max(0, at - 18)), "at call \(at)")
      #expect(!leftOver.isEmpty)
      let check = try Gen.run(arguments + ["--check"])
      #expect(check.status == 1)
      for path in leftOver {
        #expect(check.error.contains("stray: \(scratch.path)/\(path) is what a run that was ended"))
      }
      #expect(try Gen.run(arguments).status == 0)
      #expect(found == allNew && leftOver.isEmpty)
    }
    #expect(try Gen.run(arguments + ["--check"]).status == 0)
  }

  /// Signals that can be caught wait until all files have their places.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalBetweenTwoRenamesLeavesAllOrNone(signal: Int32) throws {
    for at in [1, 2, 9, 17] {
      let ended = try run("CALLS=rename SIGNAL=\(signal) AT=\(at)")
      #expect([0, 128 + signal].contains(ended.status))
      #expect(found == allNew)
      #expect(leftOver.isEmpty)
    }
  }

  @Test(arguments: [1, 2, 9, 17])
  func aRenameThatFailsPutsAllBack(at: Int) throws {
    let outcome = try run("CALLS=rename AT=\(at)")
    #expect(outcome.status == 74 && outcome.errorLines.count == 1)
    #expect(outcome.error.contains("cannot replace \(out)/\(names[at - 1])"))
    #expect(outcome.error.contains("all files are as they were"), "\(outcome.error)")
    #expect(found == allOld && leftOver.isEmpty)
  }

  @Test func whatCannotBePutBackIsNamed() throws {
    let outcome = try run("CALLS=rename AT=4 ALWAYS=1")
    #expect(outcome.status == 74 && outcome.errorLines.count == 1)
    let new = names.prefix(3).map { "\(out)/\($0)" }.joined(separator: ", ")
    #expect(
      outcome.error.contains("could not be put back at \(new), and lies beside"), "\(outcome.error)"
    )
    #expect(found.prefix(3) == allNew.prefix(3) && found.dropFirst(3) == allOld.dropFirst(3))
    #expect(leftOver.count == 3)
  }

  /// Where the system allows no second names, the old files are copied, and the copies put back.
  @Test func withoutSecondNames() throws {
    #expect(try run("CALLS= WITHOUT=linkat").status == 0)
    #expect(found == allNew && leftOver.isEmpty)
    for name in names { try scratch.setMode("out/\(name)", 0o604) }
    let failed = try run("CALLS=rename AT=3 WITHOUT=linkat")
    #expect(failed.status == 74 && found == allOld && leftOver.isEmpty)
    for name in names {
      let file = try FileManager.default.attributesOfItem(atPath: "\(out)/\(name)")
      #expect(file[.posixPermissions] as? Int == 0o604, "\(name)")
    }
  }

  /// What is not on the disk does not take its place: after a loss of power the file could be empty.
  @Test(arguments: [1, 17])
  func whatTheDiskDoesNotTakeChangesNothing(at: Int) throws {
    let outcome = try run("CALLS=fsync AT=\(at)")
    #expect(outcome.status == 74 && outcome.errorLines.count == 1)
    #expect(outcome.error.contains("cannot write \(out)/\(names[at - 1])"), "\(outcome.error)")
    #expect(found == allOld && leftOver.isEmpty)
  }
}
