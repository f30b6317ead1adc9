/// The smallest possible text field.
final class Field: TextClient {
  var text = ""
  var documentContextBeforeInput: String? { text }
  var selectedText: String? { nil }
  var hasText: Bool { !text.isEmpty }
  func deleteBackward() { text = String(text.dropLast()) }
  func insertText(_ new: String) { text += new }
}
