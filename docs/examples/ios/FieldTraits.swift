// What a field of UIKit asks of a keyboard, in the words of docs/spec/KEYBOARD.md.
import Hwalja
import UIKit

extension KeyboardField {
  /// What the field of a proxy asks for.
  @MainActor init(of proxy: any UITextDocumentProxy) {
    let kinds: [UIKeyboardType: Kind] = [
      .numberPad: .number, .decimalPad: .number, .asciiCapableNumberPad: .number,
      .phonePad: .phone, .emailAddress: .email, .URL: .address, .webSearch: .search,
    ]
    let actions: [UIReturnKeyType: Action] = [
      .go: .go, .google: .search, .yahoo: .search, .search: .search, .send: .send, .next: .next,
      .done: .done, .join: .join, .route: .route, .continue: .continue,
      .emergencyCall: .emergency,
    ]
    let capitals: [UITextAutocapitalizationType: Capitals] = [
      .sentences: .sentences, .words: .words,
    ]
    self.init(
      proxy.keyboardType.flatMap { kinds[$0] } ?? .letters,
      capitals: proxy.autocapitalizationType.flatMap { capitals[$0] } ?? .none,
      action: proxy.returnKeyType.flatMap { actions[$0] } ?? .none)
  }
}
