/// Drives one text field with one layout: whatever the field does, text that is not of the composing run is
/// never changed but by backspace, or by writing over a selection. When in doubt, the run ends.
///
/// ```swift
/// let field = Field()  // your own TextClient
/// let session = InputSession(layout: .cheonjiin, client: field)
/// for id in ["ㅇㅁ", "인", "천", "ㄴㄹ"] { session.press(session.layout.key(id)!) }
/// ```
public final class InputSession<Client: TextClient> {
  /// The field.
  public let client: Client
  /// Whether a space only ends the run where there is one; nil for what the layout says.
  public var spaceEndsRun: Bool?
  /// After how many seconds without a press the run should end, if after any: the platform's timer is to
  /// call `next()` then.
  public var delay: Double?

  // Behind a pointer, where exclusive access is not checked at run time, a fifth of a press: it is never being
  // changed while the client is asked or told something, so that the client may call back.
  private let state: UnsafeMutablePointer<WatchedComposer>

  /// A session with nothing typed.
  public init(layout: KeyboardLayout, client: Client) {
    state = .allocate(capacity: 1)
    state.initialize(to: WatchedComposer(layout: layout))
    self.client = client
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// The layout whose keys are pressed; another ends the run.
  public var layout: KeyboardLayout {
    get { state.pointee.composer.layout }
    set { state.pointee.composer.layout = newValue }
  }

  /// The text before the cursor that can still change, to be underlined.
  public var composing: String { state.pointee.composer.composing }

  /// Whether anything can still change.
  public var isComposing: Bool { state.pointee.composer.isComposing }

  /// Presses a key of the layout; any other does nothing.
  public func press(_ key: Key) {
    write { watched, _ in watched.composer.press(key) }
  }

  /// Next character: ends the run.
  public func next() {
    state.pointee.composer.commit()
  }

  /// Ends the run or writes a space, as the layout or `spaceEndsRun` says.
  public func space() {
    let endsRun = spaceEndsRun
    write { watched, _ in watched.composer.space(endsRun: endsRun) }
  }

  /// Ends the run and the line.
  public func enter() {
    insert("\n")
  }

  /// Ends the run and writes `text`: a digit from a long press, a symbol, a paste.
  public func insert(_ text: String) {
    write { watched, _ in watched.composer.insert(text) }
  }

  /// Deletes the selection, or the last `step` of the run, or else one Character.
  public func backspace(_ step: Composer.Step = .jamo) {
    write { watched, report in
      // With a selection there is no run.
      if let edit = watched.composer.backspace(step) { return edit }
      watched.composer.begin(after: nil)
      return Edit(deleting: report.hasText ? 1 : 0, inserting: "")
    }
  }

  /// To be called when the cursor has moved or the text has changed, though it may have been by this session.
  public func hostDidChange() {
    if !state.pointee.isWriting { state.pointee.look(at: WatchedComposer.Report(of: client)) }
  }

  /// Looks at the client, and does to it what `step` says.
  private func write(_ step: (inout WatchedComposer, WatchedComposer.Report) -> Edit) {
    let edit = state.pointee.begin(WatchedComposer.Report(of: client), step)
    for _ in 0..<edit.deleting { client.deleteBackward() }
    if !edit.inserting.isEmpty { client.insertText(edit.inserting) }
    if state.pointee.end() { state.pointee.learn(from: client.documentContextBeforeInput ?? "") }
  }
}
