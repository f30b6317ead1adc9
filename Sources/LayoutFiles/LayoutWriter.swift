import Layouts

extension LayoutFile {
  /// `layout` in the form that `layout(from:file:)` reads, with each key on a line.
  public static func text(of layout: Layout) -> String {
    var members = [
      member("$schema", quoted("docs/layout.schema.json")),
      member("id", quoted(layout.id)),
      member("name", quoted(layout.name)),
      member("latinName", quoted(layout.latinName)),
      member("dotStyle", quoted(layout.dotStyle.rawValue)),
      member("spaceEndsRun", String(layout.spaceEndsRun)),
      member(
        "rows", list(layout.rows.map { row in list(row.map { text(of: $0) }, depth: 2) }, depth: 1)),
    ]
    if !layout.shifted.isEmpty {
      members.append(member("shifted", list(layout.shifted.map { text(of: $0) }, depth: 1)))
    }
    return "{\n  " + members.joined(separator: ",\n  ") + "\n}\n"
  }

  private static func text(of slot: Slot) -> String {
    if let key = slot.key { return text(of: key) }
    return quoted(Slot.named.first { $0.slot == slot }?.name ?? "gap")
  }

  private static func text(of key: Key) -> String {
    let written = KeyMember.allCases.compactMap { name in
      key.text(of: name).map { member(name.rawValue, quoted($0)) }
    }
    return "{" + written.joined(separator: ", ") + "}"
  }

  private static func member(_ name: String, _ value: String) -> String {
    "\(quoted(name)): \(value)"
  }

  private static func list(_ items: [String], depth: Int) -> String {
    let indent = "\n" + String(repeating: " ", count: depth * 2)
    return "[" + items.map { "\(indent)  \($0)" }.joined(separator: ",") + "\(indent)]"
  }

  /// `text` as a JSON string (RFC 8259, section 7).
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case ..<" ":
        "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}

extension Slot {
  /// The places without a key, as layout files name them.
  static let named: [(name: String, slot: Slot)] = [
    ("backspace", .backspace), ("enter", .enter), ("space", .space), ("shift", .shift),
    ("gap", .gap),
  ]
}
