// The declarations of UIKit that a keyboard extension needs, copied from its headers.

@_exported import Foundation

@MainActor public protocol UITextInputTraits: AnyObject {
  var autocapitalizationType: UITextAutocapitalizationType? { get }
  var keyboardType: UIKeyboardType? { get }
  var returnKeyType: UIReturnKeyType? { get }
}

// In UIKit, these requirements are optional. Only Objective-C has optional requirements.
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

/// A controller that counts the requests of its subclass.
@MainActor open class UIInputViewController: UIViewController {
  public init(textDocumentProxy: any UITextDocumentProxy) {
    self.textDocumentProxy = textDocumentProxy
  }
  public let textDocumentProxy: any UITextDocumentProxy
  public var switches = 0
  public var touchesForList: [UITouch] = []
  open var needsInputModeSwitchKey: Bool { true }
  open func advanceToNextInputMode() { switches += 1 }
  open func handleInputModeList(from view: UIView, with event: UIEvent) {
    touchesForList += (event.allTouches ?? []).filter { $0.view === view }
  }
  open func dismissKeyboard() {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open override func loadView() { view = UIInputView(frame: .zero, inputViewStyle: .keyboard) }
  open override func viewWillAppear(_ animated: Bool) { UIDevice.current.inputView = view }

  override func perform(_ action: Selector, from view: UIView, with event: UIEvent) -> Bool {
    guard action == Selector("handleInputModeListFromView:withEvent:") else { return false }
    handleInputModeList(from: view, with: event)
    return true
  }
}

extension NSObject {
  /// Returns the member with this name, which Objective-C finds at run time.
  @MainActor public func value(forKey key: String) -> Any? { (self as? any Named)?.values[key] }
}

/// An object whose members can be found by name, as in Objective-C.
@MainActor public protocol Named {
  var values: [String: Any] { get }
}
