import Foundation

/// What the command line says: data to standard output, everything else to standard error.
enum Console {
  /// Writes a line to standard error.
  static func note(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Writes bytes to standard output.
  static func put(_ bytes: [UInt8]) {
    FileHandle.standardOutput.write(Data(bytes))
  }
}
