// Converts key presses to text and back.
//
//     KeyNotation  "0125_88" ↔ presses     PressFinder  안ㅎ → presses     TextField  presses → 안ㅎ

import Layouts
import Rule

/// The notation of key presses as a line of text.
///
/// - A key is written as its code, which is a phone key or a QWERTY letter, or as its id. If several names match, the
///   longest one is used.
/// - `_` is the next-character key, and `␣` is the space key. `<` or `⌫` is backspace by jamo, and `⎌` backspace by
///   stroke.
/// - `…` is a pause, after which a key does not continue its cycle.
/// - `"…"` enters the text between the quotes unchanged. A quote in this text is written twice.
/// - Spaces separate names, and are ignored otherwise.
struct KeyNotation: Sendable {
  private typealias Name = (scalars: [Unicode.Scalar], key: Int)

  private let layout: String
  /// The names of keys, by their first scalar, longest first.
  private let names: [Unicode.Scalar: [Name]]
  /// The name that each key is written with.
  private let written: [String]
  /// True for each key whose name needs spaces around it, because the name could be read as part of another one.
  private let needsSpaces: [Bool]

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
    needsSpaces = layout.keys.map { separatesCodes || $0.code == nil }
  }

  /// Parses presses.
  ///
  /// - Throws: `NotationError` at the first position that is not a press.
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
          throw failure("unterminated quote; end the text with \", and write a quote in it twice")
        }
        presses.append(.text(quoted))
      } else if let press = KeyNotation.signs[scalar] {
        presses.append(press)
        rest.removeFirst()
      } else if scalar.properties.isWhitespace {
        rest.removeFirst()
      } else {
        throw failure(
          "\(layout) has no key \(scalar); use \(written.joined(separator: " ")), _ for the next-character key, "
            + "␣ for space, < for backspace by jamo, ⎌ for backspace by stroke, … for a pause, or \"\" around text")
      }
    }
    return presses
  }

  private static let signs = Press.signs.merging([Press.asciiBackspaceSign: .jamo]) { $1 }

  /// Returns the notation of `presses`, with spaces only where they are needed.
  func text(of presses: [Press]) -> String {
    var text = ""
    var needsSpaceBefore = false
    for press in presses {
      let needsSpaces = if case .key(let key) = press { needsSpaces[key] } else { false }
      if !text.isEmpty && (needsSpaces || needsSpaceBefore) { text += " " }
      text += name(of: press)
      needsSpaceBefore = needsSpaces
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
