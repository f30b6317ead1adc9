import Mustache

/// The values that fill templates. It records the names that templates ask for and that have no value.
final class Placeholders: MustacheParent {
  private let values: [String: Any]
  private(set) var unknown: Set<String> = []

  /// Every name that has a value, in order.
  var names: [String] { values.keys.sorted() }

  /// - Parameter values: What `grouped` makes of the values, once for all files that share them.
  init(_ values: [String: Any]) {
    self.values = values
  }

  static func grouped(_ values: [String: Any]) -> [String: Any] {
    values.mapValues(Group.grouping)
  }

  // Mustache asks this outermost object last, after all objects within it.
  func child(named name: String) -> Any? {
    if values[name] == nil { unknown.insert(name) }
    return values[name]
  }
}

/// Values that belong together, such as those of a layout. Sections can open a group, but it has no text: a
/// dictionary's description would have another order each time.
private struct Group: MustacheParent, MustacheCustomRenderable {
  let values: [String: Any]
  let isNull = false
  let renderText = ""

  func child(named name: String) -> Any? { values[name] }

  /// `value` with every dictionary in it as a group.
  static func grouping(_ value: Any) -> Any {
    switch value {
    case let group as [String: Any]: Group(values: group.mapValues(grouping))
    case let list as [[String: Any]]: list.map(grouping)
    case let text as String where text.isEmpty: EmptyText()
    default: value
    }
  }
}

/// An empty text, such as the code of a key without one: it writes nothing, and its section is left out.
private struct EmptyText: MustacheCustomRenderable {
  let renderText = ""
  let isNull = true
}
