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
