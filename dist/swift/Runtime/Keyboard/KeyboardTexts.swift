// Part of Hwalja, under the MIT licence: see LICENSE.

/// Functions that examine the text before the cursor.
enum KeyboardTexts {
  /// Returns true if a capital is due after `text` in a field that asks for `capitals`. Returns false if `text` is nil,
  /// because the text is then unknown.
  static func isCapitalDue(_ capitals: KeyboardField.Capitals, after text: String?) -> Bool {
    guard let text = text?.unicodeScalars else { return false }
    guard let last = text.last, last != "\n" else { return true }
    guard last == " " else { return false }
    guard capitals == .sentences, let end = text.last(where: { $0 != " " }) else { return true }
    return "\n.!?…".unicodeScalars.contains(end)
  }

  /// Returns true if `text` ends in a letter or digit and one space. A second space then makes a full stop.
  static func endsInWordAndSpace(_ text: String) -> Bool {
    let end = text.unicodeScalars.suffix(2)
    guard end.count == 2, end.last == " " else { return false }
    switch end.first?.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }

  /// Returns the length of the last word of `text` in Characters, including the blanks that follow the word.
  static func lastWord(_ text: String) -> Int {
    let blanks = text.reversed().prefix(while: isBlank).count
    return blanks + text.dropLast(blanks).reversed().prefix { !isBlank($0) }.count
  }

  /// Splits `template` at its `|`, which marks the place of the cursor. Returns the text without the `|`, and the
  /// number of Characters that follow the `|`.
  static func splitAtCursor(_ template: String) -> (text: String, countAfter: Int) {
    let scalars = template.unicodeScalars
    guard scalars.count > 1, let cursor = scalars.firstIndex(of: "|") else { return (template, 0) }
    let end = String(scalars[scalars.index(after: cursor)...])
    return (String(scalars[..<cursor]) + end, end.count)
  }

  private static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\n" || character == "\r\n"
  }
}
