/// A template, with values, sections and inclusions as in Mustache.
struct Template: Hashable, Sendable {
  /// The text between two pairs of braces.
  struct Tag: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case value, section, inverted, end, inclusion, comment
    }

    let kind: Kind
    /// The text without the sigil (`#`, `^`, `/`, `>` or `!`) and the white space around it.
    let name: String
    /// The line on which the tag starts, counted from 1.
    let line: Int

    /// The functions that the tag calls, outermost first: `uppercased` for `uppercased(header.version)`.
    let functions: [String]
    /// The names between the dots, without functions. Empty for `.`, and for functions without an argument.
    let path: [String]

    init(_ kind: Kind, _ name: String, line: Int) {
      self.kind = kind
      self.name = name
      self.line = line
      let calls = name.split(separator: "(", omittingEmptySubsequences: false).map(String.init)
      functions = calls.dropLast()
      let inner = (calls.last ?? "").prefix { $0 != ")" }
      path =
        [".", ""].contains(inner) ? [] : inner.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }
  }

  indirect enum Part: Hashable, Sendable {
    case text(String)
    case value(Tag)
    case section(Tag, [Part])
    /// The output of another file, with `indent` before each line but the first.
    case inclusion(Tag, indent: String)
  }

  let parts: [Part]
  /// All tags, in order.
  let tags: [Tag]

  /// The functions, with their requirements.
  static let functions = [
    "uppercased": "takes a text", "capitalized": "takes a text", "plusone": "takes an integer",
    "first": "must be within a list", "last": "must be within a list",
  ]

  /// Parses `text`, the template at `path`.
  ///
  /// - Parameter folder: The folder that names of included files are relative to: `../kotlin/`, or empty for the
  ///   template's own folder.
  init(_ text: String, path: String, folder: String = "") throws(TemplateError) {
    var reader = TemplateReader(path: path, folder: folder, rest: text[...])
    parts = try reader.parts(within: [])
    tags = reader.tags
  }
}

/// A parser of templates.
private struct TemplateReader {
  let path, folder: String
  var rest: Substring
  var tags: [Template.Tag] = []

  /// Parses the parts up to the end of the innermost open section, which is the last one in `open`. If no section is
  /// open, parses up to the end of the text.
  mutating func parts(within open: [Template.Tag]) throws(TemplateError) -> [Template.Part] {
    var parts: [Template.Part] = []
    while let start = rest.firstRange(of: "{{") {
      var text = String(rest[..<start.lowerBound])
      let before = rest.base[..<start.lowerBound].reversed().prefix { !$0.isNewline }
      rest = rest[start.upperBound...]
      let tag = try tag()
      // If a tag without output of its own is alone on a line, the line is removed.
      let hasOutput = tag.kind == .value || tag.name == "line"
      let isAlone = before.allSatisfy(Self.isBlank) && !hasOutput && skipEndOfLine()
      if isAlone, tag.kind != .inclusion { text.removeLast(before.count) }
      if !text.isEmpty { parts.append(.text(text)) }
      switch tag.kind {
      case .value: parts.append(.value(tag))
      case .section, .inverted:
        parts.append(.section(tag, try self.parts(within: open + [tag])))
      case .inclusion: parts.append(.inclusion(tag, indent: isAlone ? String(before.reversed()) : ""))
      case .comment: break
      case .end:
        guard tag.name == open.last?.name else {
          let section = open.last.map { "the section {{#\($0.name)}} of line \($0.line)" }
          throw fault(tag.line, "has {{/\(tag.name)}}, but \(section ?? "no section") is open; fix or remove the tag")
        }
        return parts
      }
    }
    if let last = open.last {
      throw fault(last.line, "starts the section {{#\(last.name)}}, which does not end; add {{/\(last.name)}}")
    }
    return rest.isEmpty ? parts : parts + [.text(String(rest))]
  }

  /// Parses the tag whose opening braces are before `rest`.
  private mutating func tag() throws(TemplateError) -> Template.Tag {
    let line = 1 + rest.base[..<rest.startIndex].utf8.count { $0 == UInt8(ascii: "\n") }
    guard let end = rest.firstRange(of: "}}") else {
      throw fault(line, "has a tag that does not end; add }}")
    }
    let content = rest[..<end.lowerBound]
    rest = rest[end.upperBound...]
    let kinds: [Character: Template.Tag.Kind] = [
      "#": .section, "^": .inverted, "/": .end, ">": .inclusion, "!": .comment,
    ]
    let kind = content.first.flatMap { kinds[$0] }
    let name = content.dropFirst(kind == nil ? 0 : 1).split { $0.isWhitespace }.joined(separator: " ")
    let isElsewhere = kind == .inclusion && !name.hasPrefix("../")
    let tag = Template.Tag(kind ?? .value, isElsewhere ? folder + name : name, line: line)
    if tag.kind == .comment { return tag }
    tags.append(tag)
    if tag.kind == .inclusion { return tag }
    guard name.wholeMatch(of: /([a-z]+\()*(\.|[A-Za-z.]*)\)*/) != nil, !name.isEmpty,
      name.count(where: { $0 == "(" }) == name.count(where: { $0 == ")" })
    else {
      throw fault(
        tag.line, "has an invalid tag {{\(content)}}; write a name, or a function of one, as in {{capitalized(id)}}")
    }
    for function in tag.functions where Template.functions[function] == nil {
      throw fault(
        tag.line,
        "calls an unknown function in {{\(name)}}: \(function); use "
          + Template.functions.keys.sorted().joined(separator: ", "))
    }
    return tag
  }

  /// Skips the rest of the line if it contains only white space. Returns true if the rest was skipped.
  private mutating func skipEndOfLine() -> Bool {
    let after = rest.drop(while: Self.isBlank)
    guard let end = after.first else { return rest.isEmpty }
    guard end.isNewline else { return false }
    rest = after.dropFirst()
    return true
  }

  private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }

  private func fault(_ line: Int, _ detail: String) -> TemplateError {
    TemplateError(path: "\(path):\(line)", detail: detail)
  }
}
