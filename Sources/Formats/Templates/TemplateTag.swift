import Foundation

/// A tag of a template: `{{#name}}`.
struct TemplateTag: Hashable {
  /// The kinds of tags, by the mark that they begin with.
  enum Kind: Hashable {
    case value, section, end, inclusion, comment
  }

  let kind: Kind
  /// What it says without its mark and the white space around that.
  let name: String
  /// The line that it begins in, from 1.
  let line: Int

  /// The tags of `text` in order. Mustache reads them, too, but does not tell which there are.
  static func tags(in text: String) -> [TemplateTag] {
    let pieces = text.components(separatedBy: "{{")
    var line = 1
    return zip(pieces, pieces.dropFirst()).map { before, tag in
      line += before.utf8.count { $0 == UInt8(ascii: "\n") }
      return TemplateTag(tag.components(separatedBy: "}}")[0], line: line)
    }
  }

  private init(_ content: String, line: Int) {
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
