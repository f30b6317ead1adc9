import UIKit

/// The field that a keyboard extension writes to.
final class Proxy: NSObject, UITextDocumentProxy, Named {
  /// The texts before and after the cursor.
  var text: String
  var after = ""
  /// True if the proxy reports the text around the cursor.
  var tells = true
  var document = UUID()
  var keyboardType: UIKeyboardType?
  init(_ text: String) { self.text = text }

  var values: [String: Any] { ["documentIdentifier": document] }
  var hasText: Bool { !text.isEmpty }
  var documentContextBeforeInput: String? { tells ? text : nil }
  var documentContextAfterInput: String? { tells ? after : nil }
  var selectedText: String? { nil }
  var returnKeyType: UIReturnKeyType? { .search }
  func insertText(_ new: String) { text += new }
  func deleteBackward() { text = String(text.dropLast()) }
  /// Moves the cursor by a number of UTF-16 code units, as UIKit does.
  func adjustTextPosition(byCharacterOffset offset: Int) {
    let all = text + after
    let place = min(max(0, text.utf16.count + offset), all.utf16.count)
    let index = String.Index(utf16Offset: place, in: all)
    (text, after) = (String(all[..<index]), String(all[index...]))
  }
}
