/// Fills in the templates of a folder. It is strict: what nothing fills is a fault, and is named with its place.
struct TemplateRenderer {
  private let folder: TemplateFolder
  /// What can be named, the innermost last.
  private var stack: [Any]
  /// The place of the innermost in its list.
  private var place = (index: 0, count: 1)
  /// The files that include each other, the innermost last.
  private var files: [String] = []

  /// The functions of texts, of numbers, and of a place in a list.
  static let functions = [
    "uppercased", "capitalized", "plusone", "first", "last",
  ]

  /// - Parameter values: What can be named outside of sections.
  init(_ folder: TemplateFolder, _ values: [String: Any]) {
    self.folder = folder
    stack = [values]
  }

  /// What the file called `name` becomes.
  func text(of name: String) throws(TemplateError) -> String {
    var inner = self
    inner.files.append(name)
    guard let template = folder.files[name]?.template else {
      // A file that is no template may have braces of its own.
      return folder.together(folder.files[name]?.text ?? "")
    }
    return try inner.text(of: template.parts)
  }

  private func text(of parts: [Template.Part]) throws(TemplateError) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let plain): text += plain
      case .value(let tag): text += try self.text(of: tag)
      case .section(let tag, let parts): text += try section(tag, parts)
      case .inclusion(let tag, let indent): text += try included(tag).indented(by: indent)
      }
    }
    return text
  }

  private func text(of tag: Template.Tag) throws(TemplateError) -> String {
    switch try value(of: tag) {
    case let text as String: return text
    case let number as Int: return "\(number)"
    case let flag as Bool: return "\(flag)"
    case let fraction as Double: return "\(fraction)"
    default:
      throw fault(tag, "fills in {{\(tag.name)}}, which is not a text; use {{#\(tag.name)}}")
    }
  }

  private func section(
    _ tag: Template.Tag, _ parts: [Template.Part]
  ) throws(TemplateError) -> String {
    if tag.name == "line" { return LongLines.marked(try text(of: parts)) }
    var (items, isList): ([Any], Bool) = ([], false)
    switch try value(of: tag) {
    case let flag as Bool: items = flag ? stack.suffix(1) : []
    case let text as String: items = text.isEmpty ? [] : [text]
    case let group as [String: Any]: items = [group]
    case let list as [Any]: (items, isList) = (list, true)
    case let number: items = [number]
    }
    if tag.kind == .inverted { return items.isEmpty ? try text(of: parts) : "" }
    var (inner, text) = (self, "")
    for (index, item) in items.enumerated() {
      inner.stack = stack + [item]
      if isList { inner.place = (index, items.count) }
      text += try inner.text(of: parts)
    }
    return text
  }

  private func included(_ tag: Template.Tag) throws(TemplateError) -> String {
    guard folder.files[tag.name] != nil else {
      throw fault(tag, "includes \(tag.name), which is not there")
    }
    guard !files.contains(tag.name) else {
      throw fault(tag, "includes \(tag.name), and so itself, without end; take that out")
    }
    return try text(of: tag.name)
  }

  private func value(of tag: Template.Tag) throws(TemplateError) -> Any {
    let path = tag.path
    let first = path.first.map { name in
      stack.reversed().lazy.compactMap { ($0 as? [String: Any])?[name] }.first
    }
    var found = path.dropFirst().reduce(first ?? stack.last) { ($0 as? [String: Any])?[$1] }
    for function in tag.functions.reversed() { found = result(of: function, found) }
    if let found { return found }
    let group = path.count > 1 ? first as? [String: Any] : nil
    let names = group.map { Array($0.keys) } ?? stack.flatMap { ($0 as? [String: Any] ?? [:]).keys }
    throw fault(
      tag,
      "names {{\(tag.name)}}, which nothing fills there; \(group == nil ? "there are" : "\(path[0]) has") "
        + Set(names).sorted().joined(separator: ", "))
  }

  private func result(of function: String, _ value: Any?) -> Any? {
    switch function {
    case "first": place.index == 0
    case "last": place.index == place.count - 1
    case "plusone": (value as? Int).map { $0 + 1 }
    case "uppercased": (value as? String)?.uppercased()
    case "capitalized": (value as? String).map { $0.prefix(1).uppercased() + $0.dropFirst() }
    default: nil
    }
  }

  private func fault(_ tag: Template.Tag, _ detail: String) -> TemplateError {
    TemplateError(path: "\(folder.language)/\(files.last ?? ""):\(tag.line)", detail: detail)
  }
}

extension TemplateFolder {
  /// What the template called `name` makes of `values`.
  func text(of name: String, _ values: [String: Any]) throws(TemplateError) -> String {
    LongLines.broken(try TemplateRenderer(self, values).text(of: name))
  }
}

extension String {
  /// The text with `indent` before each line but the first.
  fileprivate func indented(by indent: String) -> String {
    if indent.isEmpty { return self }
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix(1).joined()
      + lines.dropFirst().map { $0.isEmpty ? "\n" : "\n\(indent)\($0)" }.joined()
  }
}
