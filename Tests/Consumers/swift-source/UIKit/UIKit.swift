// The declarations of UIKit that a keyboard extension needs, as its headers have them.

@_exported import Foundation

@MainActor public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

@MainActor public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
}

@MainActor public protocol UITextInput: UIKeyInput {}

@MainActor open class UIInputViewController {
  public init(textDocumentProxy: any UITextDocumentProxy) {
    self.textDocumentProxy = textDocumentProxy
  }
  public let textDocumentProxy: any UITextDocumentProxy
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}
