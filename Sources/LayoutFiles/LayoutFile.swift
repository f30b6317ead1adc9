import Foundation
import Layouts

/// Layouts as files: the tables of `Layout` in JSON (RFC 8259).
///
/// `docs/layout.schema.json` describes the form.
public enum LayoutFile {
  /// The layout that `bytes` describe.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, in UTF-8.
  ///   - file: Its name, for the report.
  /// - Throws: `InvalidLayoutFile` with all that is wrong, whether in its form or in its tables.
  public static func layout(from bytes: [UInt8], file: String) throws(InvalidLayoutFile) -> Layout {
    var reader = LayoutReader()
    let layout = reader.layout(from: try root(of: bytes, file: file))
    let problems = reader.problems + reader.located(problems(of: layout, reader))
    guard problems.isEmpty else { throw InvalidLayoutFile(file: file, problems: problems) }
    return layout
  }

  /// What is wrong with the tables, minus problems caused by members that failed to parse.
  private static func problems(of layout: Layout, _ reader: LayoutReader) -> [LayoutProblem] {
    if reader.problems.isEmpty { return layout.problems }
    return layout.tableProblems.filter { problem in
      switch problem.place {
      case .key(let index, _): !reader.damagedKeys.contains(index)
      case .layout(let member): member != .rows && member != .shifted
      }
    }
  }

  /// The most bytes of a layout file: a hundred times the largest of the project's own.
  private static let sizeLimit = 1 << 20

  private static func root(of bytes: [UInt8], file: String) throws(InvalidLayoutFile) -> JSONNode {
    guard bytes.count <= sizeLimit else {
      throw InvalidLayoutFile(
        file, 1, "has \(bytes.count) bytes, and a layout file at most \(sizeLimit); shorten it")
    }
    if let line = firstLineThatIsNotUTF8(bytes) {
      throw InvalidLayoutFile(file, line, "is not in UTF-8; save it so")
    }
    do {
      return try JSONParser.node(bytes)
    } catch {
      throw InvalidLayoutFile(
        file, error.line,
        bytes.isEmpty
          ? "holds nothing; begin with what `gen layout cheonjiin` prints" : error.message)
    }
  }

  private static func firstLineThatIsNotUTF8(_ bytes: [UInt8]) -> Int? {
    if String(bytes: bytes, encoding: .utf8) != nil { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return 1 + (lines.firstIndex { String(bytes: $0, encoding: .utf8) == nil } ?? 0)
  }
}
