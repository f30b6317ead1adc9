import Foundation

extension JSONNode {
  /// The most bytes of a file: a hundred times the largest of the project's own.
  private static let sizeLimit = 1 << 20

  /// What stands in a file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: Its name.
  ///   - command: What prints such a file, to begin with.
  static func root(of bytes: [UInt8], file: String, command: String) throws(InvalidFile)
    -> JSONNode
  {
    guard bytes.count <= sizeLimit else {
      throw InvalidFile(
        file, 1, "has \(bytes.count) bytes, and such a file at most \(sizeLimit); shorten it")
    }
    if let line = firstLineThatIsNotUTF8(bytes) {
      throw InvalidFile(file, line, "is not in UTF-8; save it so")
    }
    do {
      return try JSONParser.node(bytes)
    } catch {
      throw InvalidFile(
        file, error.line,
        bytes.isEmpty ? "holds nothing; begin with what `\(command)` prints" : error.message)
    }
  }

  private static func firstLineThatIsNotUTF8(_ bytes: [UInt8]) -> Int? {
    if String(bytes: bytes, encoding: .utf8) != nil { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return 1 + (lines.firstIndex { String(bytes: $0, encoding: .utf8) == nil } ?? 0)
  }
}
