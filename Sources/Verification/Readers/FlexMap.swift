import Hangul
import Layouts
import StateMap

/// The rules in an extension of FlorisBoard, with the look-up that FlorisBoard has: the longest rule with which the
/// text before the cursor and the character of the key end. Without one the character is written as it is.
final class FlexMap: MapReader {
  let path: String
  let hasBackspace = false
  private let table: StateTable
  private let scalars: [Unicode.Scalar]

  /// Reads `bytes`, an extension for `layout`.
  ///
  /// - Throws: `VerificationFailure` if they hold no rules for the layout's keys.
  init(_ path: String, _ bytes: [UInt8], of layout: Layout) throws(VerificationFailure) {
    let archive = try ZipArchive(path, bytes)
    let file = "extension.json"
    let description = try JSONTree(path, file, archive.file(file))
    guard let composer = description["composers"]?.only, composer["$"] == .string("with-rules"),
      case .object(let rules)? = composer["rules"]
    else { throw VerificationFailure(path: path, detail: "holds no composer with rules") }
    let scalars = layout.keys.compactMap(\.scalar)
    var table = StateTable()
    for rule in rules {
      let text = Array(rule.name.unicodeScalars)
      guard let last = text.last, let key = scalars.firstIndex(of: last), text.count <= 3,
        let value = rule.value.text, let replacement = ShortText(value),
        (rule.name + value).unicodeScalars.allSatisfy(\.isTakenAsItIs)
      else {
        throw VerificationFailure(path: path, detail: "has a rule \(rule.name), which is no key's")
      }
      table.insert(replacement, key, ShortText(endOf: text.dropLast()))
    }
    self.path = path
    self.table = table
    self.scalars = scalars
  }

  func appendAnswers(to state: ShortText, _ answers: inout [Answer]) {
    for (key, scalar) in scalars.enumerated() {
      var rest = state
      while rest.count > 0, table[key, rest] == nil { rest = rest.dropFirst() }
      let text = table[key, rest] ?? ShortText(scalar)
      answers.append(Answer(consumed: table[key, rest] == nil ? 0 : rest.count, text: text))
    }
  }

  func isCopy(of other: any MapReader) -> Bool {
    guard let other = other as? FlexMap else { return false }
    return table == other.table && scalars == other.scalars
  }

  func stray(outside states: StateTable) -> ShortText? {
    table.states.filter { states[0, $0] == nil }.min()
  }
}

extension Unicode.Scalar {
  /// Whether FlorisBoard, which counts in UTF-16 and looks rules up in small letters, takes it for what it is.
  fileprivate var isTakenAsItIs: Bool {
    value <= 0xFFFF && properties.lowercaseMapping == String(self)
      && properties.uppercaseMapping == String(self)
  }
}
