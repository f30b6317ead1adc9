// Part of Hwalja, under the MIT licence: see LICENSE.

/// A session that types into one text field with one layout. Text outside the composing run never changes, whatever the
/// field does, except by backspace or by replacing a selection. In case of doubt, the run ends.
///
/// ```swift
/// let field = Field()  // your own TextClient
/// let session = InputSession(layout: .cheonjiin, client: field)
/// for id in ["ㅇㅁ", "인", "천", "ㄴㄹ"] { session.press(session.layout.key(id)!) }
/// ```
public final class InputSession<Client: TextClient> {
  /// The field.
  public let client: Client
  /// True if a space only ends the run while there is one; nil for the layout's choice.
  public var spaceEndsRun: Bool?
  /// The pause in seconds after which another press of the same key begins a new letter instead of continuing its
  /// cycle: nil for the layout's, infinity for never. It applies to presses whose time is known.
  public var cycleTimeout: Double?
  /// True if each run is written only when it ends, as one text, and the session neither reads the field nor deletes
  /// anything in it. This is for programs that cannot delete. Until then, show ``composing`` yourself. Setting another
  /// value ends the run.
  public var writesOnCommit = false {
    willSet { if newValue != writesOnCommit { commit() } }
  }

  var composer: Composer
  /// True while the session edits the field; ``hostDidChange(at:)`` is then ignored.
  var isWriting = false
  /// Edits that the field requested by calling the session while the session edited it.
  var pendingEdits: [Edit] = []
  /// The time of this operation or, if that is unknown, the last known time. Times are whole milliseconds, so that no
  /// rounding decides whether there was a pause.
  var now: Int64?
  /// The time of the last key press; nil if that was unknown.
  var lastPressTime: Int64?

  var lastShown = LastShown.never
  var reports = ReportHistory()
  var trust = ReportTrust()
  /// nil if the time of the last Enter is unknown, or if it left the field empty.
  var lastEnter: SentEnter?
  /// nil if no dot could join the text before the last Enter, or once the host has reported the new line.
  var lineFeed: DoubtfulLineFeed?
  /// True if the host has reported a change since the last Enter.
  var hasHostReported = false

  /// True if there was a run just before the last sync with the field.
  var wasComposing = false
  /// True if text was selected at the last sync with the field.
  var hadSelection = false

  /// Creates a session with nothing typed.
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

  /// The text of the run, before the cursor. It can still change: a host may underline it.
  public var composing: String { composer.composing }

  /// True if there is a run.
  public var isComposing: Bool { composer.isComposing }

  /// Returns true if presses can turn the run into `word` or its beginning, as for ``Composer/canBecome(_:)``.
  public func canBecome(_ word: String) -> Bool { composer.canBecome(word) }

  /// Presses a key of the layout. Any other key does nothing.
  ///
  /// - Parameter time: The time in seconds on a clock that never goes back; nil for the client's `now`.
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

  /// Ends the run or writes a space, by the layout or `spaceEndsRun`.
  @discardableResult public func space() -> Outcome {
    syncWithField(at: timestamp())
    return isEndedBySpace ? commit() : replaceOutsideRun(0, with: " ")
  }

  /// Ends the run and the line.
  ///
  /// - Parameter time: The time, as for `press(_:at:)`. It matters because apps may take a while to send their text.
  @discardableResult public func enter(at time: Double? = nil) -> Outcome {
    syncWithField(at: timestamp(time))
    let endBefore = trust.end
    hasHostReported = false
    let outcome = replaceOutsideRun(0, with: "\n")
    if writesOnCommit { return outcome }
    // A backspace would delete the last Character of `endBefore` if there is no line feed.
    let mayJoinDot =
      Edit.Characters.joinsDot(endBefore) || Edit.Characters.joinsDot(endBefore.dropLast())
    lineFeed =
      mayJoinDot && !hasHostReported
      ? DoubtfulLineFeed(endBefore: endBefore, endAfter: trust.end) : nil
    let isLineShown = client.documentContextBeforeInput?.isEmpty == false
    let mayBeAnswered = client.hasText || isLineShown
    lastEnter = mayBeAnswered ? now.map { SentEnter(time: $0, isLineShown: isLineShown) } : nil
    return outcome
  }

  /// Ends the run and writes `text`, such as a digit from a long press, a symbol, or pasted text.
  @discardableResult public func insert(_ text: String) -> Outcome {
    syncWithField(at: timestamp())
    return replaceOutsideRun(0, with: text)
  }

  /// Deletes the selection, or else the last `unit` of the run, or else what the field deletes by itself, even if the
  /// field reports that it has no text.
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
