import UIKit

/// The field that a keyboard extension types in.
final class Proxy: NSObject, UITextDocumentProxy, Named {
  var text: String
  /// Whether it tells the text before the cursor.
  var tells = true
  var document = UUID()
  init(_ text: String) { self.text = text }

  var values: [String: Any] { ["documentIdentifier": document] }
  var hasText: Bool { !text.isEmpty }
  var documentContextBeforeInput: String? { tells ? text : nil }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  var returnKeyType: UIReturnKeyType? { .search }
  func insertText(_ new: String) { text += new }
  func deleteBackward() { text = String(text.dropLast()) }
  func adjustTextPosition(byCharacterOffset offset: Int) {}
}
