/// Renders the templates of a folder. A tag without a value is an error.
private struct TemplateRenderer {
  let folder: TemplateFolder
  /// The contexts in which names are looked up, innermost last. The first context is the one outside of all sections.
  var stack: [Any]
  /// The position in the innermost list, and the length of that list.
  var position: (index: Int, count: Int)?
  /// The files that are being rendered, each included by the previous one.
  var files: [String] = []
  /// The maximum depth of inclusions.
  private static let depthLimit = 64

  /// Returns the output of the file called `name`.
  mutating func text(of name: String) throws(TemplateError) -> String {
    guard let template = folder[name]?.template else {
      // The braces of a file that is not a template are not tags.
      return folder.bundled(folder[name]?.text ?? "")
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
    throw fault(tag, "has {{\(tag.name)}}, which is not a text; \(remedy)")
  }

  private mutating func section(_ tag: Template.Tag, _ parts: [Template.Part]) throws(TemplateError) -> String {
    let (isLine, outer) = (tag.name == "line", (stack, position))
    defer { (stack, position) = outer }
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
      if isList { position = (index, items.count) }
      text += try self.text(of: parts)
    }
    return isLine ? text.joinedLines : text
  }

  private mutating func included(_ tag: Template.Tag) throws(TemplateError) -> String {
    guard folder[tag.name] != nil else {
      throw fault(tag, "includes \(tag.name), which does not exist in this folder or beside it; check its name")
    }
    guard files.count < Self.depthLimit else {
      throw fault(tag, "includes \(tag.name) recursively; remove the inclusion")
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
        "has {{\(tag.name)}}, which is not defined \(group == nil ? "here" : "in \(path[0])"); use "
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
    case "first": position.map { $0.index == 0 }
    case "last": position.map { $0.index == $0.count - 1 }
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
  /// Renders the template called `name` with `values`.
  func text(of name: String, _ values: [String: Any]) throws(TemplateError) -> String {
    var renderer = TemplateRenderer(folder: self, stack: [values])
    return try renderer.text(of: name)
  }
}

extension String {
  /// The text without line breaks, and without the indents after them.
  fileprivate var joinedLines: String {
    split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
  }

  /// Returns the text with `indent` before each line but the first. Empty lines are not indented.
  fileprivate func indented(by indent: String) -> String {
    if indent.isEmpty { return self }
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix(1).joined() + lines.dropFirst().map { $0.isEmpty ? "\n" : "\n\(indent)\($0)" }.joined()
  }
}
