import Layouts
import SwiftRuntime

/// Keyboards as files: their pages in JSON (RFC 8259), as docs/keyboard.schema.json describes them. The run-time of Swift
/// reads them and says what is wrong, as it does in an app; here, each problem gets its line.
public enum KeyboardFile {
  /// The keyboard that `bytes` describe.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, in UTF-8.
  ///   - file: Its name, for the report.
  ///   - layouts: The layouts whose keys it can have.
  /// - Throws: `InvalidFile` with all that is wrong, whether in its form or in its pages.
  public static func keyboard(
    from bytes: [UInt8], file: String, layouts: [Layout]
  ) throws(InvalidFile) -> Keyboard {
    let root = try JSONReader.node(
      bytes, file: file, command: "gen keyboard korean", sizeLimit: SwiftRuntime.Keyboard.fileLimit)
    let json = String(decoding: bytes, as: UTF8.self).trimmingPrefix("\u{FEFF}")
    do throws(InvalidKeyboardFile) {
      let found = try SwiftRuntime.Keyboard(
        json: String(json), layouts: layouts.map { KeyboardLayout($0) })
      let layout = layouts.first { $0.id == found.layout.id }!
      return Keyboard(id: found.id, layout: layout, pages: found.pages)
    } catch {
      throw InvalidFile(file: file, problems: error.problems.map { located($0, in: root) })
    }
  }

  /// A problem as the run-time tells it, with the line of the member that it names first or, without one, of its place.
  private static func located(_ problem: String, in root: JSONNode) -> InvalidFile.Problem {
    var (node, place, message) = (root, nil as String?, problem[...])
    if let match = problem.prefixMatch(of: #/page (\d+)(?:, row (\d+), slot (\d+))?: /#) {
      let page = root["pages"]?[match.1]
      let row = match.2.flatMap { page?["rows"]?[$0] }
      node = match.3.flatMap { row?[$0] } ?? page ?? root
      place = String(match.0.dropLast(2))
      message = problem[match.range.upperBound...]
    }
    // A row that is no list is told of its page.
    if message.hasPrefix("a row is"), let rows = node["rows"]?.items {
      node = rows.first { $0.items == nil } ?? node
    }
    let words = message.split { " ;,".contains($0) }
    let named = node.members?.compactMap { name, member in
      words.firstIndex(of: name[...]).map { (word: $0, line: member.line) }
    }
    let line = named?.min { $0.word < $1.word }?.line ?? node.line
    return .init(line: line, place: place, message: String(message))
  }
}

extension JSONNode {
  fileprivate subscript(number: Substring) -> JSONNode? {
    guard let items, let number = Int(number), items.indices ~= number - 1 else { return nil }
    return items[number - 1]
  }
}
