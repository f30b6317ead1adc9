/// Fills in the templates of a folder. It is strict: what nothing fills is a fault, and is named with its place.
private struct TemplateRenderer {
  let folder: TemplateFolder
  /// What can be named, the innermost last; the first outside of sections.
  var stack: [Any]
  /// The place in the innermost list.
  var place: (index: Int, count: Int)?
  /// The files that include each other, the innermost last.
  var files: [String] = []
  /// The most files that include each other.
  private static let depth = 64

  /// What the file called `name` becomes.
  mutating func text(of name: String) throws(TemplateError) -> String {
    guard let template = folder[name]?.template else {
      // A file that is no template may have braces of its own.
      return folder.together(folder[name]?.text ?? "")
    }
    files.append(name)
    defer { files.removeLast() }
    return try text(of: template.parts)
  }

  private mutating func text(of parts: [Template.Part]) throws(TemplateError) -> String {
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
    if let text = try value(of: tag) as? any LosslessStringConvertible { return text.description }
    let remedy = tag.path.isEmpty ? "name a member of it" : "use {{#\(tag.name)}}"
    throw fault(tag, "fills in {{\(tag.name)}}, which is not a text; \(remedy)")
  }

  private mutating func section(_ tag: Template.Tag, _ parts: [Template.Part]) throws(TemplateError) -> String {
    let (isLine, outer) = (tag.name == "line", (stack, place))
    defer { (stack, place) = outer }
    var (items, isList): ([Any], Bool) = ([], false)
    switch isLine ? true : try value(of: tag) {
    case let flag as Bool: items = flag ? stack.suffix(1) : []
    case let text as String: items = text.isEmpty ? [] : [text]
    case let list as [Any]: (items, isList) = (list, true)
    case let other: items = [other]
    }
    if tag.kind == .inverted { (items, isList) = (items.isEmpty ? stack.suffix(1) : [], false) }
    var text = ""
    for (index, item) in items.enumerated() {
      stack = outer.0 + [item]
      if isList { place = (index, items.count) }
      text += try self.text(of: parts)
    }
    return isLine ? text.joinedLines : text
  }

  private mutating func included(_ tag: Template.Tag) throws(TemplateError) -> String {
    guard folder[tag.name] != nil else {
      throw fault(tag, "includes \(tag.name), which is no file of this folder or of those beside it")
    }
    guard files.count < Self.depth else {
      throw fault(tag, "includes \(tag.name) without end; take the inclusion out")
    }
    return try text(of: tag.name)
  }

  private func value(of tag: Template.Tag) throws(TemplateError) -> Any {
    let path = tag.path
    let first = path.first.map { name in stack.reversed().lazy.compactMap { ($0 as? [String: Any])?[name] }.first }
    let found = path.dropFirst().reduce(first ?? stack.last) { ($0 as? [String: Any])?[$1] }
    guard var found else {
      let group = path.count > 1 ? first as? [String: Any] : nil
      let names = group.map { Array($0.keys) } ?? stack.flatMap { ($0 as? [String: Any] ?? [:]).keys }
      throw fault(
        tag,
        "names {{\(tag.name)}}, which nothing fills there; \(group == nil ? "there are" : "\(path[0]) has") "
          + Set(names).sorted().joined(separator: ", "))
    }
    for function in tag.functions.reversed() {
      guard let result = result(of: function, found) else {
        throw fault(tag, "calls \(function) in {{\(tag.name)}}; it \(Template.functions[function] ?? "")")
      }
      found = result
    }
    return found
  }

  private func result(of function: String, _ value: Any) -> Any? {
    switch function {
    case "first": place.map { $0.index == 0 }
    case "last": place.map { $0.index == $0.count - 1 }
    case "plusone": (value as? Int).map { $0 + 1 }
    case "uppercased": (value as? String)?.uppercased()
    case "capitalized": (value as? String).map { $0.prefix(1).uppercased() + $0.dropFirst() }
    default: nil
    }
  }

  private func fault(_ tag: Template.Tag, _ detail: String) -> TemplateError {
    let file = "\(folder.language)/\(files.last ?? "")\(TemplateFile.suffix)"
    return TemplateError(path: "\(file):\(tag.line)", detail: detail)
  }
}

extension TemplateFolder {
  /// Returns what the template called `name` makes of `values`.
  func text(of name: String, _ values: [String: Any]) throws(TemplateError) -> String {
    var renderer = TemplateRenderer(folder: self, stack: [values])
    return try renderer.text(of: name)
  }
}

extension String {
  /// The text on one line, without the indents after its line breaks.
  fileprivate var joinedLines: String {
    split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
  }

  /// The text with `indent` before each line but the first.
  fileprivate func indented(by indent: String) -> String {
    if indent.isEmpty { return self }
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix(1).joined() + lines.dropFirst().map { $0.isEmpty ? "\n" : "\n\(indent)\($0)" }.joined()
  }
}
