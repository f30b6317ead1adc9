import UIKit

/// The field that a keyboard extension types in.
final class Proxy: UITextDocumentProxy {
  var text: String
  init(_ text: String) { self.text = text }

  var hasText: Bool { !text.isEmpty }
  var documentContextBeforeInput: String? { text }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  var returnKeyType: UIReturnKeyType? { .search }
  func insertText(_ new: String) { text += new }
  func deleteBackward() { text = String(text.dropLast()) }
  func adjustTextPosition(byCharacterOffset offset: Int) {}
}
