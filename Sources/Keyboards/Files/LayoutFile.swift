import Artifacts
import Layouts

/// Layouts as files: the tables of `Layout` in JSON (RFC 8259), as docs/layout.schema.json describes them.
public enum LayoutFile {
  /// The layout that `bytes` describe.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, in UTF-8.
  ///   - file: Its name, for the report.
  /// - Throws: `InvalidFile` with all that is wrong, whether in its form or in its tables.
  public static func layout(from bytes: [UInt8], file: String) throws(InvalidFile) -> Layout {
    // A hundred times the largest file of the project's own.
    let root = try JSONReader.node(bytes, file: file, command: "gen layout cheonjiin", sizeLimit: 1 << 20)
    var reader = LayoutReader()
    let (layout, problems) = reader.layout(from: root)
    guard problems.isEmpty else { throw InvalidFile(file: file, problems: problems) }
    return layout
  }

  /// `layout` in the form that `layout(from:file:)` reads, with each key on a line.
  public static func text(of layout: Layout) -> String {
    let isUsual = layout.cycleTimeout == Layout.usualCycleTimeout
    return JSONText.file(
      schema: "layout",
      [
        ("id", JSONText.quoted(layout.id)), ("name", JSONText.quoted(layout.name)),
        ("latinName", JSONText.quoted(layout.latinName)),
        ("dotStyle", JSONText.quoted(layout.dotStyle.rawValue)),
        ("spaceEndsRun", "\(layout.spaceEndsRun)"),
        ("cycleTimeout", isUsual ? nil : "\(layout.cycleTimeout)"),
        ("keys", JSONText.lines(layout.keys.map(text), depth: 1)),
      ])
  }

  private static func text(of key: Key) -> String {
    JSONText.spaced.object(KeyMember.allCases.map { ($0.rawValue, key.text(of: $0).map(JSONText.quoted)) })
  }
}

extension JSONText {
  /// A file that names its schema, with each member on a line.
  static func file(schema: String, _ members: [(name: String, value: String?)]) -> String {
    let schema = ("$schema", quoted("docs/\(schema).schema.json"))
    return lines(spaced.members([schema] + members), depth: 0, in: "{}") + "\n"
  }
}
