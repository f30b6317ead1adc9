// Part of Hwalja, under the MIT licence: see LICENSE.

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The field that a keyboard extension types into. Use it only on the main thread, like the proxy.
  // `Sendable` is unchecked, because `assumeIsolated` checks each call.
  public struct DocumentProxyClient: TextClient, @unchecked Sendable {
    private let proxy: any UITextDocumentProxy

    /// Creates a client of a controller's `textDocumentProxy`.
    @MainActor public init(_ proxy: any UITextDocumentProxy) {
      self.proxy = proxy
    }

    public var documentContextBeforeInput: String? {
      MainActor.assumeIsolated { proxy.documentContextBeforeInput }
    }

    public var selectedText: String? {
      MainActor.assumeIsolated { proxy.selectedText }
    }

    public var hasText: Bool {
      MainActor.assumeIsolated { proxy.hasText }
    }

    /// The system's uptime.
    public var now: Double? { ProcessInfo.processInfo.systemUptime }

    public func deleteBackward() {
      MainActor.assumeIsolated { proxy.deleteBackward() }
    }

    public func insertText(_ text: String) {
      MainActor.assumeIsolated { proxy.insertText(text) }
    }
  }

  extension InputSession where Client == DocumentProxyClient {
    /// Creates a session for a keyboard extension. It reads the clock.
    ///
    /// ```swift
    /// lazy var session = InputSession(layout: .cheonjiin, proxy: textDocumentProxy)
    /// override func textDidChange(_ textInput: (any UITextInput)?) { session.hostDidChange() }
    /// ```
    @MainActor public convenience init(layout: KeyboardLayout, proxy: any UITextDocumentProxy) {
      self.init(layout: layout, client: DocumentProxyClient(proxy))
    }
  }
#endif
