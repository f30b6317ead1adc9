import Foundation
import TestSupport
import Testing

/// Whatever happens, every file is either old or new as a whole.
@Suite struct ReliabilityTests {
  private let scratch = Scratch()
  private var out: String { scratch.path + "/out" }
  private let options = ["--layout", "sky", "--format", "json", "--format", "json-full"]
  private let paths = ["out/json/sky.min.json", "out/json/sky.full.json"]

  private func generate(_ script: String = "exec \"$@\"") throws -> Gen.Outcome {
    try Gen.run(script: script, options + ["--out", out, "--quiet"])
  }

  /// The contents of the files after a successful run.
  private func current() throws -> [[UInt8]] {
    #expect(try generate().status == 0)
    return try paths.map { try #require(scratch.get($0)) }
  }

  /// Replaces every file by other bytes, each in one step, as the command does.
  private func spoil() throws {
    for path in paths { try scratch.put(path, Array("old".utf8)) }
  }

  private func expectOldOrNew(_ new: [[UInt8]]) {
    for (path, bytes) in zip(paths, new) {
      let found = scratch.get(path)
      #expect(found == Array("old".utf8) || found == bytes, "\(path): \(found?.count ?? -1) bytes")
    }
  }

  @Test func aKillAtAnyMoment() throws {
    let new = try current()
    let milliseconds = Array(stride(from: 5, through: 300, by: 12))
    for delay in milliseconds {
      try spoil()
      let script =
        "\"$@\" 2>/dev/null & sleep \(Double(delay) / 1000); kill -9 $! 2>/dev/null; wait $!"
      _ = try generate("{ \(script); } 2>/dev/null")
      expectOldOrNew(new)
    }
    #expect(try current() == new)
    let left = scratch.contents.filter { !scratch.isFolder($0) }
    #expect(left.sorted() == paths.sorted())
  }

  @Test func twoRunsAtOnce() throws {
    let new = try current()
    for _ in 0..<6 {
      try spoil()
      let outcome = try generate("\"$@\" & first=$!; \"$@\" || exit; wait $first")
      #expect(outcome.status == 0, "\(outcome.error)")
      #expect(paths.map { scratch.get($0) } == new.map(Optional.some))
    }
    #expect(scratch.contents.filter { !scratch.isFolder($0) }.sorted() == paths.sorted())
  }

  /// A small file system of its own where that is allowed, else a limit on the size of files, which is for each of
  /// them: half of what all may have is too little for the largest.
  @Test(arguments: [16, 400, 1_000, 2_000])
  func aFullDisk(kilobytes: Int) throws {
    let new = try current()
    try spoil()
    let script = """
      disk=$(mktemp -d)
      if mount -t tmpfs -o size=\(kilobytes)k tmpfs "$disk" 2>/dev/null; then
        trap 'umount "$disk"; rmdir "$disk"' EXIT
        mkdir -p "$disk/out/json" && cp '\(out)'/json/* "$disk/out/json/" || exit 9
        "$@" --out "$disk/out"; status=$?
        cp "$disk"/out/json/*.json '\(out)/json/'
        ls -A "$disk/out/json" | grep tmp && exit 8
        exit $status
      fi
      rmdir "$disk"
      ulimit -f \(kilobytes / 2); trap '' XFSZ
      exec "$@"
      """
    let outcome = try generate(script)
    #expect(outcome.status == 74, "\(outcome.error)")
    #expect(outcome.errorLines.count == 1 && outcome.error.contains("sky."))
    #expect(paths.allSatisfy { scratch.get($0) == Array("old".utf8) })
    #expect(try current() == new)
  }

  /// The signal of the limit on the size of files is not what ends a run: the write fails as on a full disk.
  @Test func aLimitOnTheSizeOfFilesLeavesNothing() throws {
    let new = try current()
    try spoil()
    // Who runs the tests may ignore the signal, and children do so, too.
    let script = """
      if env --default-signal=XFSZ true 2>/dev/null; then set -- env --default-signal=XFSZ "$@"; fi
      ulimit -f 100; exec "$@"
      """
    let outcome = try generate(script)
    #expect(outcome.status == 74 && outcome.errorLines.count == 1, "\(outcome.error)")
    #expect(outcome.error.contains("raise the limit on the size of files with ulimit -f"))
    #expect(paths.allSatisfy { scratch.get($0) == Array("old".utf8) })
    #expect(scratch.contents.allSatisfy { !$0.hasSuffix(".hwalja.tmp") })
    #expect(try current() == new)
  }
}
