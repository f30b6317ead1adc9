import Artifacts
import Foundation

/// What the command line says: data to standard output, everything else to standard error.
enum Console {
  /// Writes a line to standard error.
  static func note(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Writes bytes to standard output.
  ///
  /// - Throws: `OutputError` if they do not all go out; `FileHandle` would trap.
  static func put(_ bytes: [UInt8]) throws(OutputError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if written < 0 {
        if errno == EINTR { continue }
        throw OutputError("write to", "standard output", code: errno)
      }
      rest = rest.dropFirst(written)
    }
  }
}
