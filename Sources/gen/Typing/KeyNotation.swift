// Keys ↔ text: what presses type, and which presses type a text.
//
//     KeyNotation  "0125_88" ↔ presses     PressFinder  안ㅎ → presses     TextField  presses → 안ㅎ

import Layouts
import Rule

/// Presses as a line of text.
///
/// - A key is its code, the phone key or QWERTY letter that stands for it, or its id. Where several names fit, the
///   longest counts.
/// - `_` asks for the next character and `␣` is the space key; `<` or `⌫` is backspace, and `⎌` takes a stroke back.
/// - `…` is a pause, after which no key goes on through its cycle.
/// - `"…"` enters what stands between the quotes as it is; a quote in it is written twice.
/// - Spaces separate names and mean nothing else.
struct KeyNotation: Sendable {
  private typealias Name = (scalars: [Unicode.Scalar], key: Int)

  private let layout: String
  /// The names by their first scalar, the longest first.
  private let names: [Unicode.Scalar: [Name]]
  /// The name under which each key is written.
  private let written: [String]
  /// Whether each key's name needs spaces around it, so that it is not read as part of another.
  private let standsApart: [Bool]

  init(_ layout: Layout) {
    self.layout = layout.id
    let keys = layout.keys.enumerated()
    let codes: [Name] = keys.compactMap { index, key in key.code.map { (Array($0.unicodeScalars), index) } }
    let ids: [Name] = keys.map { (Array($1.id.unicodeScalars), $0) }
    names = Dictionary(grouping: codes + ids, by: { $0.scalars[0] }).mapValues { names in
      names.enumerated()
        .sorted { ($1.element.scalars.count, $0.offset) < ($0.element.scalars.count, $1.offset) }
        .map(\.element)
    }
    written = layout.keys.map { $0.code.map(String.init) ?? $0.id }
    let coded = Set(codes.flatMap(\.scalars))
    let separatesCodes = (codes + ids).contains {
      $0.scalars.count > 1 && $0.scalars.allSatisfy(coded.contains)
    }
    standsApart = layout.keys.map { separatesCodes || $0.code == nil }
  }

  /// The presses that `text` names; the error is about the first place where it names none.
  func presses(in text: String) throws(NotationError) -> [Press] {
    var presses: [Press] = []
    var rest = text.unicodeScalars[...]
    func failure(_ detail: String) -> NotationError {
      NotationError(offset: text.utf8.distance(from: text.startIndex, to: rest.startIndex), detail: detail)
    }
    while let scalar = rest.first {
      if let name = names[scalar]?.first(where: { rest.starts(with: $0.scalars) }) {
        presses.append(.key(name.key))
        rest.removeFirst(name.scalars.count)
      } else if scalar == "\"" {
        guard let quoted = KeyNotation.quoted(at: &rest) else {
          throw failure("the quote is not closed; end the text with \" and write a quote in it twice")
        }
        presses.append(.text(quoted))
      } else if let press = KeyNotation.signs[scalar] {
        presses.append(press)
        rest.removeFirst()
      } else if scalar.properties.isWhitespace {
        rest.removeFirst()
      } else {
        throw failure(
          "\(layout) has no key \(scalar); its keys are \(written.joined(separator: " ")), with _ for the next "
            + "character, ␣ for space, < for backspace, ⎌ to take a stroke back, … for a pause and \"\" around text")
      }
    }
    return presses
  }

  private static let signs = Press.signs.merging([Press.asciiBackspaceSign: .jamo]) { $1 }

  /// The text that names `presses`, with spaces only where names could run together.
  func text(of presses: [Press]) -> String {
    var text = ""
    var endsApart = false
    for press in presses {
      let isApart = if case .key(let key) = press { standsApart[key] } else { false }
      if !text.isEmpty && (isApart || endsApart) { text += " " }
      text += name(of: press)
      endsApart = isApart
    }
    return text
  }

  private func name(of press: Press) -> String {
    switch press {
    case .key(let key): written[key]
    case .text(let scalars): KeyNotation.quote(scalars)
    case .jamo: String(Press.asciiBackspaceSign)
    case .pause, .next, .space, .stroke: press.sign.map { String($0) } ?? ""
    }
  }
}
