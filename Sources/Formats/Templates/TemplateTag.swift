import Foundation

/// A tag of a template: `{{#name}}`.
struct TemplateTag: Hashable {
  /// The kinds of tags, by the mark that they begin with.
  enum Kind: Hashable {
    case value, section, end, inclusion, comment
  }

  let kind: Kind
  /// Its text without the mark and white space around it.
  let name: String
  /// The line that it begins in, from 1.
  let line: Int

  /// The tags of `text` in order. Mustache reads them too, but does not list them.
  static func tags(in text: String) -> [TemplateTag] {
    var tags: [TemplateTag] = []
    var line = 1
    var rest = text[...]
    while let start = rest.range(of: "{{") {
      let inner = rest[start.upperBound...]
      let end = inner.range(of: "}}")?.lowerBound ?? inner.endIndex
      line += rest[..<start.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") }
      tags.append(TemplateTag(inner[..<end], line: line))
      line += inner[..<end].utf8.count { $0 == UInt8(ascii: "\n") }
      rest = inner[end...]
    }
    return tags
  }

  private init(_ content: Substring, line: Int) {
    self.line = line
    kind =
      switch content.unicodeScalars.first {
      case "#", "^": .section
      case "/": .end
      case ">": .inclusion
      case "!": .comment
      default: .value
      }
    name = content.trimmingCharacters(in: CharacterSet(charactersIn: "#^/>!{&").union(.whitespaces))
  }

  /// The names before and after each dot, without functions: two for `uppercased(header.version)`.
  var path: [String] {
    let inner = name.split { "()".contains($0) }.last ?? ""
    return inner == "." ? [] : inner.components(separatedBy: ".")
  }

  /// The functions that are called: `uppercased` and `first` for `uppercased(first(keys))`.
  var functions: [String] { name.components(separatedBy: "(").dropLast() }
}
