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
  /// After how many seconds another press of a key goes no further in its cycle but begins a new letter; nil for
  /// never. It is about presses that say at what time they come.
  public var cycleTimeout: Double? = 1

  private var composer: Composer
  /// Whether the last report of the field showed all of the run, so that the next has to show it, too.
  private var isShown = false
  /// Whether the field is being changed by this session.
  private var isWriting = false
  /// When a key was last pressed, if that is known.
  private var lastPress: Double?

  /// A session with nothing typed.
  public init(layout: KeyboardLayout, client: Client) {
    composer = Composer(layout: layout)
    composer.begin(after: nil)
    self.client = client
  }

  /// The layout whose keys are pressed; another ends the run.
  public var layout: KeyboardLayout {
    get { composer.layout }
    set { composer.layout = newValue }
  }

  /// The text before the cursor that can still change, to be underlined.
  public var composing: String { composer.composing }

  /// Whether anything can still change.
  public var isComposing: Bool { composer.isComposing }

  /// Presses a key of the layout; any other does nothing.
  ///
  /// - Parameter time: When, in seconds on a clock that never goes back; nil if nobody knows.
  public func press(_ key: Key, at time: Double? = nil) {
    look()
    if let time, let lastPress, let cycleTimeout, time - lastPress >= cycleTimeout {
      composer.endCycle(of: key)
      isShown = isShown && isComposing
    }
    lastPress = time
    write(composer.press(key))
  }

  /// Next character: ends the run.
  public func next() {
    composer.commit()
  }

  /// Ends the run or writes a space, as the layout or `spaceEndsRun` says.
  public func space() {
    look()
    write(composer.space(endsRun: spaceEndsRun))
  }

  /// Ends the run and the line.
  public func enter() {
    insert("\n")
  }

  /// Ends the run and writes `text`: a digit from a long press, a symbol, a paste.
  public func insert(_ text: String) {
    look()
    write(composer.insert(text))
  }

  /// Deletes the selection, or the last `step` of the run, or else what the field deletes by itself: it is asked to
  /// even where it says that it has no text.
  public func backspace(_ step: Composer.Step = .jamo) {
    let isInDoubt = look()
    if let edit = composer.backspace(step) { return write(edit) }
    composer.begin(after: nil)
    write(Edit(deleting: isInDoubt ? 0 : 1, inserting: ""))
  }

  /// To be called when the cursor has moved or the text has changed, though it may have been by this session.
  public func hostDidChange() {
    if !isWriting { look() }
  }

  /// Looks at the field, and ends the run unless it stands right before the cursor, as far as the field tells.
  ///
  /// - Returns: Whether the run has ended only because the field, which has text, tells nothing of it.
  @discardableResult private func look() -> Bool {
    let report = client.documentContextBeforeInput
    let isSelected = client.selectedText?.isEmpty == false
    let isUnknown = report == nil && client.hasText
    let wasComposing = composer.isComposing
    if wasComposing, !isSelected, !isUnknown, let isWhole = composer.find(in: report ?? "") {
      // A field that has shown all of the run has to go on doing so.
      if isWhole || !isShown {
        isShown = isWhole
        return false
      }
    }
    composer.begin(after: report ?? (isUnknown ? nil : ""))
    isShown = false
    return wasComposing && isUnknown && !isSelected
  }

  /// Makes the field's text what `edit` says.
  private func write(_ edit: Edit) {
    isWriting = true
    for _ in 0..<edit.deleting { client.deleteBackward() }
    if !edit.inserting.isEmpty { client.insertText(edit.inserting) }
    isWriting = false
    // Reports are cut where a sentence ends: within a word, one that showed all of the run goes on doing so.
    if let last = composer.run.last, !isShown || !Trie.Hangul.contains(last) {
      isShown = composer.find(in: client.documentContextBeforeInput ?? "") == true
    }
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
