// The declarations of UIKit that a keyboard extension needs, as its headers have them.

@_exported import Foundation

@MainActor public protocol UITextInputTraits: AnyObject {
  var autocapitalizationType: UITextAutocapitalizationType? { get }
  var keyboardType: UIKeyboardType? { get }
  var returnKeyType: UIReturnKeyType? { get }
}

// They are optional requirements there, which only Objective-C has.
extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType? { nil }
  public var keyboardType: UIKeyboardType? { nil }
  public var returnKeyType: UIReturnKeyType? { nil }
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

@MainActor public protocol UIKeyInput: UITextInputTraits {
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

@MainActor open class UIInputViewController: UIViewController {
  public init(textDocumentProxy: any UITextDocumentProxy) {
    self.textDocumentProxy = textDocumentProxy
  }
  public let textDocumentProxy: any UITextDocumentProxy
  open var needsInputModeSwitchKey: Bool { true }
  open func advanceToNextInputMode() {}
  open func dismissKeyboard() {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}

extension NSObject {
  /// What Objective-C finds by a name, for a proxy that says it.
  @MainActor public func value(forKey key: String) -> Any? { (self as? any Named)?.values[key] }
}

/// Something whose members Objective-C finds by their names.
@MainActor public protocol Named {
  var values: [String: Any] { get }
}
