import Foundation
import TestSupport

/// The real executable, run as a user runs it.
enum Gen {
  struct Outcome {
    let status: Int32
    let output: [UInt8]
    let error: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// SwiftPM puts the executable into the folder of the test bundle.
  static let executable: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    let folder =
      bundle.bundlePath.hasSuffix(".xctest")
      ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
    return folder.appendingPathComponent("gen")
  }()

  /// Runs `gen` with `arguments`, in the folder `directory` if it is given.
  static func run(_ arguments: String..., in directory: String? = nil) throws -> Outcome {
    try launch(executable, arguments, in: directory)
  }

  /// Runs `gen` with `arguments`.
  static func run(_ arguments: [String]) throws -> Outcome {
    try launch(executable, arguments, in: nil)
  }

  /// Runs a shell `script` in which `"$@"` is `gen` with `arguments`.
  static func run(_ arguments: String..., within script: String) throws -> Outcome {
    try launch(
      URL(fileURLWithPath: "/bin/bash"),
      ["-c", script, "bash", executable.path] + arguments, in: nil)
  }

  private static func launch(_ executable: URL, _ arguments: [String], in directory: String?) throws
    -> Outcome
  {
    let scratch = Scratch()
    let (out, err) = ("\(scratch.path)/out", "\(scratch.path)/err")
    for name in ["out", "err"] { try scratch.put(name, []) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: out)
    process.standardError = FileHandle(forWritingAtPath: err)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: scratch.get("out") ?? [],
      error: String(decoding: scratch.get("err") ?? [], as: UTF8.self))
  }
}
