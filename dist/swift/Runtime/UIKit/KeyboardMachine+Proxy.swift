// Part of Hwalja, under the MIT licence: see LICENSE.

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension KeyboardMachine where Session == InputSession<DocumentProxyClient> {
    /// Creates a machine for a keyboard extension, with its session.
    ///
    /// ```swift
    /// lazy var machine = KeyboardMachine(.cheonjiin, proxy: textDocumentProxy)
    /// ```
    @MainActor public convenience init(_ keyboard: Keyboard, proxy: any UITextDocumentProxy) {
      self.init(keyboard, client: DocumentProxyClient(proxy))
    }
  }

  extension KeyboardField {
    /// Creates the description of a proxy's field: its kind, capitals and action. A field that takes only ASCII counts
    /// as an e-mail field, because keyboards open their Latin letters for such fields.
    @MainActor public init(of proxy: any UITextDocumentProxy) {
      let kinds: [UIKeyboardType: Kind] = [
        .numberPad: .number, .decimalPad: .number, .asciiCapableNumberPad: .number,
        .numbersAndPunctuation: .number, .phonePad: .phone, .emailAddress: .email,
        .asciiCapable: .email, .URL: .address, .webSearch: .search,
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
#endif
