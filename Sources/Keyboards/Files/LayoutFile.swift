import Artifacts
import Layouts

/// Reads and writes layout files: the tables of a `Layout` in JSON (RFC 8259), as described by docs/layout.schema.json.
public enum LayoutFile {
  /// Parses a layout file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, in UTF-8.
  ///   - file: The name of the file, for messages.
  /// - Throws: `InvalidFile` with all problems in the structure of the file and in its tables.
  public static func layout(from bytes: [UInt8], file: String) throws(InvalidFile) -> Layout {
    // The limit is a hundred times the size of the largest built-in layout.
    let root = try JSONReader.node(bytes, file: file, command: "gen layout cheonjiin", sizeLimit: 1 << 20)
    var reader = LayoutReader()
    let (layout, problems) = reader.layout(from: root)
    guard problems.isEmpty else { throw InvalidFile(file: file, problems: problems) }
    return layout
  }

  /// Returns the content of a layout file for `layout`, with each key on a line of its own.
  public static func text(of layout: Layout) -> String {
    let hasDefaultTimeout = layout.cycleTimeout == Layout.defaultCycleTimeout
    return JSONText.file(
      schema: "docs/layout.schema.json",
      [
        ("id", JSONText.quoted(layout.id)), ("name", JSONText.quoted(layout.name)),
        ("latinName", JSONText.quoted(layout.latinName)),
        ("dotStyle", JSONText.quoted(layout.dotStyle.rawValue)),
        ("spaceEndsRun", "\(layout.spaceEndsRun)"),
        ("cycleTimeout", hasDefaultTimeout ? nil : "\(layout.cycleTimeout)"),
        ("keys", JSONText.lines(layout.keys.map(text), depth: 1)),
      ])
  }

  private static func text(of key: Key) -> String {
    JSONText.spaced.object(KeyMember.allCases.map { ($0.rawValue, key.text(of: $0).map(JSONText.quoted)) })
  }
}

extension JSONText {
  /// Returns the content of a file with the address of its schema, and with each member on a line of its own.
  static func file(schema: String, _ members: [(name: String, value: String?)]) -> String {
    lines(spaced.members([("$schema", quoted(schema))] + members), depth: 0, in: "{}") + "\n"
  }
}
