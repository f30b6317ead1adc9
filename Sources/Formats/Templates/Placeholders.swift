import Mustache

/// What templates are filled with, keeping account of what they ask for.
final class Placeholders: MustacheParent {
  private let values: [String: Any]

  /// The names that were asked for and are there.
  private(set) var used: Set<String> = []
  /// The names that were asked for and are not there.
  private(set) var unknown: Set<String> = []

  /// Whether a group of values, such as `header`, was asked for as if it were a text.
  var hasGroupAsText: Bool { misuse.isSeen }
  private let misuse: GroupMisuse

  /// The names that every language has a use for and that were not asked for. One without a reader of tries needs no
  /// `format`.
  var unused: Set<String> { Set(["header", "layouts"]).subtracting(used) }

  /// Every name that is there, in order.
  var names: [String] { values.keys.sorted() }

  init(_ values: [String: Any]) {
    let misuse = GroupMisuse()
    self.values = values.mapValues { Group.grouping($0, misuse) }
    self.misuse = misuse
  }

  // Called last, after every object within this one has been asked.
  func child(named name: String) -> Any? {
    guard let value = values[name] else {
      unknown.insert(name)
      return nil
    }
    used.insert(name)
    return value
  }
}

/// Values that belong together, such as those of a layout: a section goes into it, and it has no text. That of
/// a dictionary would be in another order each time.
private struct Group: MustacheParent, MustacheCustomRenderable {
  let values: [String: Any]
  /// Hears when somebody asks for text.
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

/// A text that is not there, such as the code of a key that has none: nothing is written, and its section is left out.
private struct EmptyText: MustacheCustomRenderable {
  let renderText = ""
  let isNull = true
}

/// Whether a group was asked for text.
private final class GroupMisuse {
  var isSeen = false
}
