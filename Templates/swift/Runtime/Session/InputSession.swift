/// A session that types into one text field with one layout. Whatever the field does, the session changes text outside
/// the composing run only for backspace, for ``replace(_:with:)``, and to replace a selection. When in doubt, the
/// session ends the run.
///
/// ```swift
/// let field = Field()  // your own TextClient
/// let session = InputSession(layout: .cheonjiin, client: field)
/// for id in ["ㅇㅁ", "인", "천", "ㄴㄹ"] { session.press(session.layout.key(id)!) }
/// ```
public final class InputSession<Client: TextClient> {
  /// The field.
  public let client: Client
  /// True if a space after a letter of the run ends the run and writes nothing. nil uses the layout's value.
  public var spaceEndsRun: Bool?
  /// The pause in seconds after which another press of the same key begins a new letter instead of continuing its
  /// cycle. nil uses the layout's value, and infinity means never. It applies to presses whose time is known.
  public var cycleTimeout: Double?
  /// True if the session writes each run only when the run ends, as one text. The session then neither reads the field
  /// nor deletes anything in it. This is for programs that cannot delete. Show ``composing`` yourself until the run
  /// ends. Changing this value ends the run.
  public var writesOnCommit = false {
    willSet { if newValue != writesOnCommit { commit() } }
  }

  var composer: Composer
  /// True while the session edits the field; ``hostDidChange(at:)`` is then ignored.
  var isWriting = false
  /// Edits that wait for the current edit to finish. They occur if the field calls the session during an edit.
  var pendingEdits: [Edit] = []
  /// The time of the current operation or, if that time is unknown, the last known time. Times are in whole
  /// milliseconds, so that rounding cannot decide whether there was a pause.
  var now: Int64?
  /// The time of the last key press, or nil if that time is unknown.
  var lastPressTime: Int64?

  var lastShown = LastShown.never
  var reports = ReportHistory()
  var trust = ReportTrust()
  /// The last Enter, or nil if its time is unknown or it left the field empty.
  var lastEnter: EnterPress?
  /// The line feed of the last Enter, while it is unconfirmed. It is nil if no dot could join the text before Enter, or
  /// once the host has reported the new line.
  var lineFeed: UnconfirmedLineFeed?
  /// True if the host has reported a change since the last Enter.
  var hasHostReported = false

  /// True if there was a run just before the last sync with the field.
  var wasComposing = false
  /// True if text was selected at the last sync with the field.
  var hadSelection = false

  /// Creates a session without a run.
  public init(layout: KeyboardLayout, client: Client) {
    composer = Composer(layout: layout)
    self.client = client
  }

  /// The layout whose keys are pressed. Setting it ends the run.
  public var layout: KeyboardLayout {
    get { composer.layout }
    set {
      commit()
      composer.layout = newValue
    }
  }

  /// The text of the run, which ends at the cursor. It can still change, so a host may underline it.
  public var composing: String { composer.composing }

  /// True if there is a run.
  public var isComposing: Bool { composer.isComposing }

  /// Returns true if presses can turn the run into `word` or the beginning of `word`. See ``Composer/canBecome(_:)``.
  public func canBecome(_ word: String) -> Bool { composer.canBecome(word) }

  /// Presses a key of the layout. Any other key does nothing.
  ///
  /// - Parameters:
  ///   - key: A key of the layout.
  ///   - time: The time in seconds on a monotonic clock. nil uses the client's `now`.
  @discardableResult public func press(_ key: Key, at time: Double? = nil) -> Outcome {
    let time = timestamp(time)
    syncWithField(at: time)
    if let time, let lastPressTime,
      time - lastPressTime >= Composer.milliseconds(cycleTimeout ?? layout.cycleTimeout),
      composer.isInCycle(of: key)
    {
      commit()
    }
    lastPressTime = time
    return write(composer.press(key))
  }

  /// Ends the run, as the next-character key does.
  @discardableResult public func commit() -> Outcome {
    if writesOnCommit { return writeRun() }
    defer { composer.commit() }
    return isComposing ? .ended : .nothing
  }

  /// Ends the run or writes a space, depending on `spaceEndsRun` or, if that is nil, on the layout.
  @discardableResult public func space() -> Outcome {
    syncWithField(at: timestamp())
    return isEndedBySpace ? commit() : replaceOutsideRun(0, with: " ")
  }

  /// Ends the run and the line.
  ///
  /// - Parameter time: The time, as for `press(_:at:)`. The session needs it because apps may take a while to send
  ///   their text.
  @discardableResult public func enter(at time: Double? = nil) -> Outcome {
    syncWithField(at: timestamp(time))
    let endBefore = trust.trustedEnd
    hasHostReported = false
    let outcome = replaceOutsideRun(0, with: "\n")
    if writesOnCommit { return outcome }
    // If the field has dropped the line feed, a backspace deletes the last Character of `endBefore` instead.
    let mayJoinDot =
      Edit.Characters.joinsDot(endBefore) || Edit.Characters.joinsDot(endBefore.dropLast())
    lineFeed =
      mayJoinDot && !hasHostReported
      ? UnconfirmedLineFeed(endBefore: endBefore, endAfter: trust.trustedEnd) : nil
    let isNewLineShown = client.documentContextBeforeInput?.isEmpty == false
    let mayBeAnswered = client.hasText || isNewLineShown
    lastEnter =
      mayBeAnswered ? now.map { EnterPress(time: $0, isNewLineShown: isNewLineShown) } : nil
    return outcome
  }

  /// Ends the run and writes `text`, such as a digit from a long press, a symbol, or pasted text.
  @discardableResult public func insert(_ text: String) -> Outcome {
    syncWithField(at: timestamp())
    return replaceOutsideRun(0, with: text)
  }

  /// Deletes the selection or, without one, the last `unit` of the run. If there is neither, asks the field to delete,
  /// even if the field reports that it has no text.
  @discardableResult public func backspace(_ unit: Composer.BackspaceUnit = .jamo) -> Outcome {
    let isInDoubt = syncWithField(at: timestamp())
    if let edit = composer.backspace(unit) { return write(edit) }
    return replaceOutsideRun(isInDoubt ? 0 : 1, with: "")
  }

  /// Call this when the cursor has moved or the text has changed, even if this session did it.
  ///
  /// - Parameter time: The time, as for `press(_:at:)`.
  public func hostDidChange(at time: Double? = nil) {
    hasHostReported = true
    syncWithField(at: timestamp(time))
  }
}
