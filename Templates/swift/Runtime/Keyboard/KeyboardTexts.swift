// What the text before the cursor says to a keyboard.

extension KeyboardField.Capitals {
  /// Whether a capital is due after `text`; nil if nobody knows what stands there.
  func areDue(after text: String?) -> Bool {
    guard self != .none, let text = text?.unicodeScalars else { return false }
    guard let last = text.last, last != "\n" else { return true }
    guard last == " " else { return false }
    if self == .words { return true }
    guard let end = text.last(where: { $0 != " " }) else { return true }
    return "\n.!?…".unicodeScalars.contains(end)
  }
}

extension KeyboardPages.State {
  /// Whether `text` ends in a letter or a digit and one space, which a second space makes a full stop of.
  static func endsWord(_ text: String) -> Bool {
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

  private static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\n" || character == "\r\n"
  }
}
