import Foundation
import TestSupport

/// The real executable, run as a user runs it.
enum Tool {
  struct Outcome {
    let status: Int32
    let output, error: String

    var errorLines: [String] { error.split(separator: "\n").map(String.init) }
  }

  /// SwiftPM puts the executable into the folder of the test bundle.
  static let path: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    let folder =
      bundle.bundlePath.hasSuffix(".xctest")
      ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
    return folder.appendingPathComponent("gen").path
  }()

  /// Runs `gen` with `arguments`, `input` being its standard input.
  static func run(_ arguments: [String], input: [UInt8] = []) throws -> Outcome {
    let scratch = Scratch()
    try scratch.put("in", input)
    return try run("exec \"$@\" < '\(scratch.path)/in'", arguments)
  }

  static func run(_ arguments: String..., input: String = "") throws -> Outcome {
    try run(arguments, input: Array(input.utf8))
  }

  /// Runs the shell `script`, in which `"$@"` is `gen` with `arguments`.
  static func run(_ script: String, _ arguments: [String]) throws -> Outcome {
    let scratch = Scratch()
    for name in ["out", "err"] { try scratch.put(name, []) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script, "bash", path] + arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: "\(scratch.path)/out")
    process.standardError = FileHandle(forWritingAtPath: "\(scratch.path)/err")
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: scratch.get("out") ?? [], as: UTF8.self),
      error: String(decoding: scratch.get("err") ?? [], as: UTF8.self))
  }

  /// The same everywhere, but for what finds programs and libraries.
  private static let environment: [String: String] = {
    let own = ProcessInfo.processInfo.environment
    return ["COLUMNS": "80", "LC_ALL": "C.UTF-8", "TERM": "xterm"].merging(
      own.filter { ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH"].contains($0.key) },
      uniquingKeysWith: { first, _ in first })
  }()
}
