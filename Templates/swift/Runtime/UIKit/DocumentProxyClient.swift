#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The field that a keyboard extension types in. Only for the main thread, as the proxy is.
  // Unchecked: whatever is asked of the proxy, `assumeIsolated` checks.
  public struct DocumentProxyClient: TextClient, @unchecked Sendable {
    private let proxy: any UITextDocumentProxy

    /// A client of a controller's `textDocumentProxy`.
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

    public func deleteBackward() {
      MainActor.assumeIsolated { proxy.deleteBackward() }
    }

    public func insertText(_ text: String) {
      MainActor.assumeIsolated { proxy.insertText(text) }
    }
  }
#endif
