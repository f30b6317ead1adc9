/// A tag of a template, and the text before it: `text {{#name}}`.
struct TemplateTag: Hashable {
  /// The kinds of tags, by the mark that they begin with.
  enum Kind: Hashable {
    case value, section, end, inclusion, comment
    /// A tag of Mustache that is of no use in sources: other delimiters, inheritance, escaping.
    case foreign(Unicode.Scalar)
    /// No tag, for the text after the last one.
    case none
  }

  let kind: Kind
  /// The content of the tag without its mark and surrounding white space.
  let name: String
  /// How many bytes of text there are before it.
  let textSize: Int
  /// The line that it begins in, from 1.
  var line = 1

  /// The tags of `text` in order, and the text after the last one.
  ///
  /// Mustache parses the text again to fill it in, but does not tell which tags it has.
  static func tags(in text: String) -> [TemplateTag] {
    // Bytes, because searching Strings took a third of the time of making the sources.
    let bytes = Array(text.utf8)
    var tags: [TemplateTag] = []
    var place = 0
    var line = 1
    while let start = bytes.firstPair(of: UInt8(ascii: "{"), from: place) {
      let end = bytes.firstPair(of: UInt8(ascii: "}"), from: start + 2)
      let content = String(decoding: bytes[(start + 2)..<(end ?? bytes.count)], as: UTF8.self)
      var tag = TemplateTag(content[...], after: start - place)
      line += bytes[place..<start].count { $0 == UInt8(ascii: "\n") }
      tag.line = line
      tags.append(tag)
      let after = end.map { $0 + 2 } ?? bytes.count
      line += bytes[start..<after].count { $0 == UInt8(ascii: "\n") }
      place = after
    }
    return tags + [TemplateTag(kind: .none, name: "", textSize: bytes.count - place)]
  }

  private init(kind: Kind, name: String, textSize: Int) {
    self.kind = kind
    self.name = name
    self.textSize = textSize
  }

  private init(_ content: Substring, after textSize: Int) {
    // By scalars, as Mustache reads: a mark with an accent on it would be another Character.
    let scalars = content.unicodeScalars
    let mark = scalars.first ?? " "
    let kind: Kind =
      switch mark {
      case "#", "^": .section
      case "/": .end
      case ">": .inclusion
      case "!": .comment
      case "=", "<", "$", "%": .foreign(mark)
      default: .value
      }
    let name = kind == .value && mark != "{" && mark != "&" ? scalars : scalars.dropFirst()
    self.init(
      kind: kind,
      name: name.split { $0.properties.isWhitespace }.map { String($0) }.joined(separator: " "),
      textSize: textSize)
  }
}

extension TemplateTag {
  /// The names before and after each dot, without functions: two for `uppercased(header.version)`.
  var path: [String] {
    let inner = name.split { "()".contains($0) }.last ?? ""
    return inner == "."
      ? [] : inner.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// The functions that are called: `uppercased` and `first` for `uppercased(first(keys))`.
  var functions: [String] {
    name.split(separator: "(", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The name of the list that a section repeats for: `keys` for `reversed(keys)`.
  var listName: String { path.last ?? "" }
}

extension [UInt8] {
  /// Where `byte` stands twice first, from `place` on.
  fileprivate func firstPair(of byte: UInt8, from place: Int) -> Int? {
    indices.dropFirst(place).dropLast().first { self[$0] == byte && self[$0 + 1] == byte }
  }
}
