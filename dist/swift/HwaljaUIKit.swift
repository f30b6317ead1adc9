// Generated; do not edit. Made by: swift run gen --format swift
// Hwalja format 1, MIT licence. Data: 6399 bytes, CRC-32 d3aa779b.
//
// MIT License
// Copyright (c) 2026 The Hwalja maintainers
// Permission is hereby granted, free of charge, to any person obtaining a copy
// of this software and associated documentation files (the "Software"), to deal
// in the Software without restriction, including without limitation the rights
// to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
// copies of the Software, and to permit persons to whom the Software is
// furnished to do so, subject to the following conditions:
// The above copyright notice and this permission notice shall be included in all
// copies or substantial portions of the Software.
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
// IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
// FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
// AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
// LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
// SOFTWARE.

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

#if canImport(UIKit) && !os(watchOS)
  /// An input session for a keyboard extension.
  ///
  /// ```swift
  /// lazy var session = KeyboardSession(layout: .cheonjiin, proxy: textDocumentProxy)
  /// override func textDidChange(_ textInput: UITextInput?) { session.textDidChange() }
  /// ```
  @MainActor public final class KeyboardSession {
    private let session: InputSession<DocumentProxyClient>

    /// A session with nothing typed.
    public init(layout: KeyboardLayout, proxy: any UITextDocumentProxy) {
      session = InputSession(layout: layout, client: DocumentProxyClient(proxy))
    }

    /// The layout whose keys are pressed; another ends the run.
    public var layout: KeyboardLayout {
      get { session.layout }
      set { session.layout = newValue }
    }

    /// Whether a space only ends the run where there is one; nil for what the layout says.
    public var spaceEndsRun: Bool? {
      get { session.spaceEndsRun }
      set { session.spaceEndsRun = newValue }
    }

    /// After how many seconds another press of a key goes no further in its cycle but begins a new letter; nil for
    /// never.
    public var cycleTimeout: Double? {
      get { session.cycleTimeout }
      set { session.cycleTimeout = newValue }
    }

    /// The text before the cursor that can still change, to be underlined.
    public var composing: String { session.composing }

    /// Presses a key of the layout; any other does nothing.
    public func press(_ key: Key) { session.press(key, at: now) }

    /// Next character: ends the run.
    public func next() { session.next() }

    /// Ends the run or writes a space, as the layout or `spaceEndsRun` says.
    public func space() { session.space() }

    /// Ends the run and the line.
    public func enter() { session.enter(at: now) }

    /// Ends the run and writes `text`: a digit from a long press, a symbol, a paste.
    public func insert(_ text: String) { session.insert(text) }

    /// Deletes the selection, or the last `step` of the run, or else one Character.
    public func backspace(_ step: Composer.Step = .jamo) { session.backspace(step) }

    /// To be called from the controller's method of this name, and from `selectionDidChange`.
    public func textDidChange() { session.hostDidChange(at: now) }

    private var now: Double { ProcessInfo.processInfo.systemUptime }
  }
#endif
