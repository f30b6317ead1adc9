import Layouts

extension LayoutFile {
  /// `layout` in the form that `layout(from:file:)` reads, with each key on a line.
  public static func text(of layout: Layout) -> String {
    var members = [
      JSONText.member("$schema", JSONText.quoted("docs/layout.schema.json")),
      JSONText.member("id", JSONText.quoted(layout.id)),
      JSONText.member("name", JSONText.quoted(layout.name)),
      JSONText.member("latinName", JSONText.quoted(layout.latinName)),
      JSONText.member("dotStyle", JSONText.quoted(layout.dotStyle.rawValue)),
      JSONText.member("spaceEndsRun", String(layout.spaceEndsRun)),
    ]
    if layout.cycleTimeout != Layout.usualCycleTimeout {
      members.append(JSONText.member("cycleTimeout", String(layout.cycleTimeout)))
    }
    members.append(
      JSONText.member("keys", JSONText.list(layout.keys.map { text(of: $0) }, depth: 1)))
    return "{\n  " + members.joined(separator: ",\n  ") + "\n}\n"
  }

  private static func text(of key: Key) -> String {
    let written = KeyMember.allCases.compactMap { name in
      key.text(of: name).map { JSONText.member(name.rawValue, JSONText.quoted($0)) }
    }
    return "{" + written.joined(separator: ", ") + "}"
  }
}
