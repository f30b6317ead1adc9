import Mustache

/// The values that fill templates; it records which names the templates ask for.
final class Placeholders: MustacheParent {
  private let values: GroupedValues
  private let plain: PlainTexts

  /// The names that were asked for and have a value.
  private(set) var used: Set<String> = []
  /// The names that were asked for and have no value.
  private(set) var unknown: Set<String> = []

  /// Whether a group of values, such as `header`, was used as a text.
  var hasGroupAsText: Bool { values.misuse.isSeen }

  /// The names that every language needs and that were not asked for. `format` is not among them, since only
  /// readers of tries need it.
  var unused: Set<String> { Set(["header", "layouts"]).subtracting(used) }

  /// Every name that has a value, in order.
  var names: [String] { values.names }

  init(_ values: GroupedValues, _ plain: PlainTexts) {
    self.values = values
    self.plain = plain
  }

  // Mustache asks this outermost object last, after all objects within it.
  func child(named name: String) -> Any? {
    if let text = plain[name] { return text }
    guard let value = values[name] else {
      unknown.insert(name)
      return nil
    }
    used.insert(name)
    return value
  }
}

/// All values, as Mustache takes them. Files that are escaped alike share them.
final class GroupedValues {
  /// Every name that has a value, in order.
  let names: [String]

  private let data: TemplateData
  private lazy var values = grouped(data.values)
  private lazy var keyboards = grouped(data.keyboards.values)
  fileprivate let misuse = GroupMisuse()

  init(_ data: TemplateData) {
    names = KeyboardValues.names.union(data.values.keys).sorted()
    self.data = data
  }

  fileprivate subscript(name: String) -> Any? {
    KeyboardValues.names.contains(name) ? keyboards[name] : values[name]
  }

  private func grouped(_ values: [String: Any]) -> [String: Any] {
    values.mapValues { Group.grouping($0, misuse) }
  }
}

/// Values that belong together, such as those of a layout. Sections can open a group, but it has no text: a
/// dictionary's description would have another order each time.
private struct Group: MustacheParent, MustacheCustomRenderable {
  let values: [String: Any]
  /// Records that a template asked for text.
  let misuse: GroupMisuse
  let isNull = false

  var renderText: String {
    misuse.isSeen = true
    return ""
  }

  func child(named name: String) -> Any? { values[name] }

  /// `value` with every dictionary in it as a group.
  static func grouping(_ value: Any, _ misuse: GroupMisuse) -> Any {
    switch value {
    case let group as [String: Any]:
      Group(values: group.mapValues { grouping($0, misuse) }, misuse: misuse)
    case let list as [[String: Any]]: list.map { grouping($0, misuse) }
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

/// Records whether some group was used as a text.
private final class GroupMisuse {
  var isSeen = false
}
