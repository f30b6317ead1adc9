/// A template: Mustache's values, sections and inclusions.
struct Template: Hashable, Sendable {
  /// What stands between two pairs of braces.
  struct Tag: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case value, section, inverted, end, inclusion, comment
    }

    let kind: Kind
    /// Its text without the mark and white space around it.
    let name: String
    /// The line that it begins in, from 1.
    let line: Int

    /// The functions that are called, the outermost first: `uppercased` for `uppercased(header.version)`.
    let functions: [String]
    /// The names before and after each dot, without functions; none for `.` and for functions of a place in a list.
    let path: [String]

    init(_ kind: Kind, _ name: String, line: Int) {
      self.kind = kind
      self.name = name
      self.line = line
      let calls = name.split(separator: "(", omittingEmptySubsequences: false).map(String.init)
      functions = calls.dropLast()
      let inner = (calls.last ?? "").prefix { $0 != ")" }
      path =
        [".", ""].contains(inner)
        ? [] : inner.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }

    /// Whether it stands for something in the line that it stands in.
    var writes: Bool { kind == .value || name == "line" }
  }

  indirect enum Part: Hashable, Sendable {
    case text(String)
    case value(Tag)
    case section(Tag, [Part])
    /// What the file of this name makes, with `indent` before each line but the first.
    case inclusion(Tag, indent: String)
  }

  let parts: [Part]
  /// All tags, in order.
  let tags: [Tag]

  /// Reads `text`, the template at `path`, which includes files of `folder`: `../kotlin/`, or its own.
  init(_ text: String, path: String, folder: String = "") throws(TemplateError) {
    var reader = TemplateReader(text, path: path, folder: folder)
    parts = try reader.parts(within: nil)
    tags = reader.tags
  }
}

/// Reads the text of a template.
private struct TemplateReader {
  private let path, folder: String
  private var rest: Substring
  private var line = 1
  /// Whether nothing but white space stands before `rest` in its line.
  private var isAtStart = true
  private(set) var tags: [Template.Tag] = []

  init(_ text: String, path: String, folder: String) {
    (self.path, self.folder) = (path, folder)
    rest = text[...]
  }

  /// The parts up to the end of the section that `outer` begins, or of the text.
  mutating func parts(within outer: Template.Tag?) throws(TemplateError) -> [Template.Part] {
    var parts: [Template.Part] = []
    while let start = rest.firstRange(of: "{{") {
      var text = String(rest[..<start.lowerBound])
      pass(text)
      rest = rest[start.upperBound...]
      let tag = try tag()
      let blank = text.reversed().prefix { $0 == " " || $0 == "\t" }
      // Tags that write nothing themselves take the line with them that they stand in alone.
      let isAlone = isAtStart && !tag.writes && skipEndOfLine()
      isAtStart = isAlone
      if isAlone, tag.kind != .inclusion { text.removeLast(blank.count) }
      if !text.isEmpty { parts.append(.text(text)) }
      switch tag.kind {
      case .value: parts.append(.value(tag))
      case .section, .inverted: parts.append(.section(tag, try self.parts(within: tag)))
      case .inclusion:
        parts.append(.inclusion(tag, indent: isAlone ? String(blank.reversed()) : ""))
      case .comment: break
      case .end:
        guard tag.name == outer?.name else {
          throw fault(tag.line, "closes a section that is not open")
        }
        return parts
      }
    }
    if let outer {
      throw fault(outer.line, "begins the section {{#\(outer.name)}}, which does not end")
    }
    return rest.isEmpty ? parts : parts + [.text(String(rest))]
  }

  /// The tag whose braces were opened before `rest`.
  private mutating func tag() throws(TemplateError) -> Template.Tag {
    guard let end = rest.firstRange(of: "}}") else {
      throw fault(line, "has a tag that does not end")
    }
    let content = rest[..<end.lowerBound]
    rest = rest[end.upperBound...]
    let kinds: [Character: Template.Tag.Kind] = [
      "#": .section, "^": .inverted, "/": .end, ">": .inclusion, "!": .comment,
    ]
    let kind = content.first.flatMap { kinds[$0] }
    let name = content.dropFirst(kind == nil ? 0 : 1).split { $0.isWhitespace }
      .joined(separator: " ")
    let isElsewhere = kind == .inclusion && !name.hasPrefix("../")
    let tag = Template.Tag(kind ?? .value, isElsewhere ? folder + name : name, line: line)
    line += content.utf8.count { $0 == UInt8(ascii: "\n") }
    if tag.kind == .comment { return tag }
    for function in tag.functions where !TemplateRenderer.functions.contains(function) {
      throw fault(
        tag.line,
        "calls \(function) in {{\(tag.name)}}; the functions are "
          + TemplateRenderer.functions.joined(separator: ", "))
    }
    tags.append(tag)
    return tag
  }

  private mutating func pass(_ text: String) {
    line += text.utf8.count { $0 == UInt8(ascii: "\n") }
    if let last = text.lastIndex(where: \.isNewline) {
      isAtStart = text[text.index(after: last)...].allSatisfy { $0 == " " || $0 == "\t" }
    } else if !text.allSatisfy({ $0 == " " || $0 == "\t" }) {
      isAtStart = false
    }
  }

  /// Passes over the end of the line, if only white space stands before it.
  private mutating func skipEndOfLine() -> Bool {
    let after = rest.drop { $0 == " " || $0 == "\t" }
    guard let end = after.first else { return rest.isEmpty }
    guard end.isNewline else { return false }
    rest = after.dropFirst()
    line += 1
    return true
  }

  private func fault(_ line: Int, _ detail: String) -> TemplateError {
    TemplateError(path: "\(path):\(line)", detail: detail)
  }
}
