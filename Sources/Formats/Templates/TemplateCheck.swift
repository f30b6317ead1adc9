/// Finds tags that Mustache silently ignores, and inclusions without end.
struct TemplateCheck {
  private let folder: TemplateFolder
  private let values: [String: Any]
  /// The names of lists and groups, which are no texts.
  private let lists: Set<String>

  /// The library's functions on texts, lists and numbers, and on places in lists.
  private static let functions = [
    "uppercased", "lowercased", "capitalized", "reversed", "empty", "count", "sorted", "first",
    "last", "index", "even", "odd", "plusone", "minusone", "equalzero", "enumerated",
  ]

  /// A check of the templates in `folder`, to be filled with `values`.
  init(_ folder: TemplateFolder, values: [String: Any]) {
    self.folder = folder
    self.values = values
    lists = Self.lists(in: values)
  }

  /// Checks every template of the folder.
  ///
  /// - Throws: `TemplateError` for the first tag that cannot be followed.
  func run() throws(TemplateError) {
    for (name, tags) in folder.tags.sorted(by: { $0.key < $1.key }) {
      for tag in tags {
        if let fault = fault(of: tag) {
          throw TemplateError(path: "\(folder.language)/\(name):\(tag.line)", detail: fault)
        }
      }
      try checkInclusions(of: name, within: [])
    }
  }

  private func fault(of tag: TemplateTag) -> String? {
    guard [.value, .section].contains(tag.kind) else { return nil }
    if let function = tag.functions.first(where: { !Self.functions.contains($0) }) {
      return "calls \(function) in {{\(tag.name)}}; the functions are "
        + Self.functions.joined(separator: ", ")
    }
    let path = tag.path
    if path.count > 1 {
      let group = values[path[0]] as? [String: Any] ?? [:]
      if path.count > 2 || group[path[1]] == nil {
        let choice =
          group.isEmpty ? "" : "; \(path[0]) has \(group.keys.sorted().joined(separator: ", "))"
        return "names {{\(tag.name)}}, which nothing fills\(choice)"
      }
    }
    if tag.kind == .value, tag.functions.isEmpty, let last = path.last, lists.contains(last) {
      return "fills in {{\(tag.name)}}, which is not a text; use {{#\(tag.name)}}"
    }
    return nil
  }

  /// Checks that what a file includes is there, and is not the file itself.
  private func checkInclusions(of name: String, within outer: [String]) throws(TemplateError) {
    for tag in folder.tags[name] ?? [] where tag.kind == .inclusion {
      let path = "\(folder.language)/\(name):\(tag.line)"
      guard folder.files[tag.name] != nil else {
        throw TemplateError(path: path, detail: "includes \(tag.name), which is not there")
      }
      guard tag.name != name, !outer.contains(tag.name) else {
        throw TemplateError(
          path: path, detail: "includes \(tag.name), and so itself, without end; take that out")
      }
      try checkInclusions(of: tag.name, within: outer + [name])
    }
  }

  private static func lists(in value: Any) -> Set<String> {
    if let list = value as? [Any] { return lists(in: list.first ?? "") }
    return (value as? [String: Any] ?? [:]).reduce(into: []) { names, member in
      if member.value is [Any] || member.value is [String: Any] { names.insert(member.key) }
      names.formUnion(lists(in: member.value))
    }
  }
}
