// Part of Hwalja, under the MIT licence: see LICENSE.

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension KeyboardMachine where Session == InputSession<DocumentProxyClient> {
    /// A keyboard for a keyboard extension, with its session.
    ///
    /// ```swift
    /// lazy var keyboard = Keyboard(.cheonjiin, proxy: textDocumentProxy)
    /// ```
    @MainActor public convenience init(_ pages: KeyboardPages, proxy: any UITextDocumentProxy) {
      self.init(pages, client: DocumentProxyClient(proxy))
    }
  }
#endif
