// Part of Hwalja, under the MIT licence: see LICENSE.

/// What a keyboard finds in the text before the cursor.
enum KeyboardTexts {
  /// Whether a capital is due after `text` where a field asks for `capitals`. `text` is nil if it is not known.
  static func areDue(_ capitals: KeyboardField.Capitals, after text: String?) -> Bool {
    guard let text = text?.unicodeScalars else { return false }
    guard let last = text.last, last != "\n" else { return true }
    guard last == " " else { return false }
    guard capitals == .sentences, let end = text.last(where: { $0 != " " }) else { return true }
    return "\n.!?…".unicodeScalars.contains(end)
  }

  /// Whether `text` ends in a letter or a digit and one space: a second space makes a full stop then.
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

  /// How many Characters the last word of `text` has, with the blanks after it.
  static func lastWord(_ text: String) -> Int {
    let blanks = text.reversed().prefix(while: isBlank).count
    return blanks + text.dropLast(blanks).reversed().prefix { !isBlank($0) }.count
  }

  /// `marked` without its `|`, where the cursor is placed, and how many Characters follow that.
  static func parts(of marked: String) -> (text: String, behind: Int) {
    let scalars = marked.unicodeScalars
    guard scalars.count > 1, let cursor = scalars.firstIndex(of: "|") else { return (marked, 0) }
    let end = String(scalars[scalars.index(after: cursor)...])
    return (String(scalars[..<cursor]) + end, end.count)
  }

  private static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\n" || character == "\r\n"
  }
}
