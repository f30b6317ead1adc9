/// A tag of a template, and the text before it: `text {{#name}}`.
struct TemplateTag: Hashable {
  /// The kinds of tags, by the mark that they begin with.
  enum Kind: Hashable {
    case value, section, end, inclusion, comment
    /// A tag of Mustache that is of no use in sources: other delimiters, inheritance, escaping.
    case foreign(Character)
    /// No tag, for the text after the last one.
    case none
  }

  let kind: Kind
  /// The content of the tag without its mark and surrounding white space.
  let name: String
  /// How many bytes of text there are before it.
  let textSize: Int

  /// The tags of `text` in order, and the text after the last one.
  ///
  /// Mustache parses the text again to fill it in, but does not tell which tags it has.
  static func tags(in text: String) -> [TemplateTag] {
    var tags: [TemplateTag] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "{{") {
      let end = rest[start.upperBound...].firstRange(of: "}}")
      tags.append(
        TemplateTag(
          rest[start.upperBound..<(end?.lowerBound ?? rest.endIndex)],
          after: rest[..<start.lowerBound].utf8.count))
      rest = rest[(end?.upperBound ?? rest.endIndex)...]
    }
    return tags + [TemplateTag(kind: .none, name: "", textSize: rest.utf8.count)]
  }

  private init(kind: Kind, name: String, textSize: Int) {
    self.kind = kind
    self.name = name
    self.textSize = textSize
  }

  private init(_ content: Substring, after textSize: Int) {
    let mark = content.first ?? " "
    let kind: Kind =
      switch mark {
      case "#", "^": .section
      case "/": .end
      case ">": .inclusion
      case "!": .comment
      case "=", "<", "$", "%": .foreign(mark)
      default: .value
      }
    let name = kind == .value && mark != "{" && mark != "&" ? content : content.dropFirst()
    self.init(
      kind: kind, name: name.split(whereSeparator: \.isWhitespace).joined(separator: " "),
      textSize: textSize)
  }
}
