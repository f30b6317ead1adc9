// Generated; do not edit. Made by: swift run gen --format swift
// Hwalja format 1, MIT licence. Data: 6399 bytes, CRC-32 d3aa779b.

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

/// What an input session needs of a text field, under the names of `UITextDocumentProxy`.
///
/// It may answer late, or with less than there is: then the run may end early, and nothing else happens.
public protocol TextClient {
  /// What stands before the cursor or the selection, or the end of it; nil if the field does not say.
  var documentContextBeforeInput: String? { get }
  /// What is selected, nil or empty for nothing.
  var selectedText: String? { get }
  /// Whether the field holds any text.
  var hasText: Bool { get }
  /// Deletes the selection, or else one Character before the cursor.
  func deleteBackward()
  /// Writes `text`, which is never empty, at the cursor or over the selection.
  func insertText(_ text: String)
}

/// A composer whose run ends when a report shows that it no longer stands before the cursor.
struct WatchedComposer {
  /// What a field says of itself.
  struct Report {
    /// What stands before the cursor or the selection, or the end of it; empty if the field does not say.
    let context: String
    let hasText, hasSelection: Bool

    init(of client: some TextClient) {
      context = client.documentContextBeforeInput ?? ""
      // Of no interest where there is something before the cursor.
      hasText = !context.isEmpty || client.hasText
      hasSelection = client.selectedText?.isEmpty == false
    }
  }

  var composer: Composer
  /// Whether the last report showed all of the run, so that the next is held to that.
  private var isShown = false
  /// Whether the field is being changed.
  private(set) var isWriting = false

  init(layout: KeyboardLayout) {
    composer = Composer(layout: layout)
    composer.begin(after: nil)
  }

  /// Looks at `report`, takes a step, and begins to write what that says.
  mutating func begin(_ report: Report, _ step: (inout WatchedComposer, Report) -> Edit) -> Edit {
    look(at: report)
    isWriting = true
    return step(&self, report)
  }

  /// Ends writing.
  ///
  /// - Returns: Whether it is worth asking for a report. Reports are cut where a sentence ends, so that
  ///   within a word one that was whole stays so.
  mutating func end() -> Bool {
    isWriting = false
    return composer.isComposing && !(isShown && composer.run.endsInWord)
  }

  /// Ends the run unless it stands where `report` is of.
  mutating func look(at report: Report) {
    guard composer.isComposing, !report.hasSelection else { return begin(after: report) }
    switch composer.run.look(at: report.context) {
    case .whole: isShown = true
    case .part: if isShown || !report.hasText { begin(after: report) }
    case .gone: begin(after: report)
    }
  }

  /// Takes from `context`, which stands before the cursor after such a change, whether the run is shown.
  mutating func learn(from context: String) {
    isShown = composer.run.look(at: context) == .whole
  }

  private mutating func begin(after report: Report) {
    composer.begin(after: report.context.isEmpty && report.hasText ? nil : report.context)
    isShown = false
  }
}
