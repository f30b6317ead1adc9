import Foundation
import Layouts
import Yams

/// Layouts as files: the tables of `Layout` in JSON, or in YAML with the same members.
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
    let layout = reader.layout(from: try root(of: try text(of: bytes, file: file), file: file))
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

  private static func text(of bytes: [UInt8], file: String) throws(InvalidLayoutFile) -> String {
    if let text = String(bytes: bytes, encoding: .utf8) { return text }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = lines.firstIndex { String(bytes: $0, encoding: .utf8) == nil } ?? 0
    throw InvalidLayoutFile(file, line + 1, "is not in UTF-8; save it so")
  }

  private static func root(of text: String, file: String) throws(InvalidLayoutFile) -> Node {
    func failure(_ line: Int, _ message: String) -> InvalidLayoutFile {
      InvalidLayoutFile(file, line, message)
    }
    do {
      if let node = try Yams.compose(yaml: text) { return node }
    } catch let YamlError.scanner(_, problem, mark, _) {
      throw failure(mark.line, "\(problem); mend the JSON there or before")
    } catch let YamlError.parser(_, problem, mark, _) {
      throw failure(mark.line, "\(problem); mend the JSON there or before")
    } catch let YamlError.composer(_, problem, mark, _) {
      throw failure(mark.line, "\(problem); mend the JSON there or before")
    } catch let YamlError.duplicatedKeysInMapping(duplicates, context) {
      throw failure(
        context.mark.line, "says \(duplicates.joined(separator: ", ")) twice; keep one of each")
    } catch {
      throw failure(1, "holds no JSON: \(error)".filter { !$0.isNewline })
    }
    throw failure(1, "holds nothing; begin with what `gen layout cheonjiin` prints")
  }
}
