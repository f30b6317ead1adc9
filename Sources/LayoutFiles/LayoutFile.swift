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
  /// - Throws: `InvalidFile` with all that is wrong, whether in its form or in its tables.
  public static func layout(from bytes: [UInt8], file: String) throws(InvalidFile) -> Layout {
    var reader = LayoutReader()
    let layout = reader.layout(
      from: try JSONNode.root(of: bytes, file: file, command: "gen layout cheonjiin"))
    let problems = reader.problems + reader.located(problems(of: layout, reader))
    guard problems.isEmpty else { throw InvalidFile(file: file, problems: problems) }
    return layout
  }

  /// What is wrong with the tables, minus problems caused by members that failed to parse.
  private static func problems(of layout: Layout, _ reader: LayoutReader) -> [LayoutProblem] {
    if reader.problems.isEmpty { return layout.problems }
    return layout.tableProblems.filter { problem in
      switch problem.place {
      case .key(let index, _): !reader.damagedKeys.contains(index)
      case .layout(let member): member != .keys
      }
    }
  }
}
