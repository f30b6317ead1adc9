/// What the text before the cursor says to a keyboard.
enum KeyboardTexts {
  /// Whether a capital is due after `text`, where a field asks for `capitals`; nil is of a field that says nothing.
  static func areDue(_ capitals: KeyboardField.Capitals, after text: String?) -> Bool {
    guard let text = text?.unicodeScalars else { return false }
    guard let last = text.last, last != "\n" else { return true }
    guard last == " " else { return false }
    guard capitals == .sentences, let end = text.last(where: { $0 != " " }) else { return true }
    return "\n.!?…".unicodeScalars.contains(end)
  }

  /// Whether `text` ends in a letter or a digit and one space, which a second space makes a full stop of.
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

  /// How many Characters at the end of `text` are its last word and what is blank behind it.
  static func lastWord(_ text: String) -> Int {
    let blanks = text.reversed().prefix(while: isBlank).count
    return blanks + text.dropLast(blanks).reversed().prefix { !isBlank($0) }.count
  }

  /// What of `marked` is written, in which one `|` stands for the cursor, and how many Characters of that stand behind
  /// it.
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
