// Part of Hwalja, under the MIT licence: see LICENSE.

/// Types into one text field with one layout. Whatever the field does, text outside the composing run never changes,
/// except by backspace or by writing over a selection. In case of doubt, the run ends.
///
/// ```swift
/// let field = Field()  // your own TextClient
/// let session = InputSession(layout: .cheonjiin, client: field)
/// for id in ["ㅇㅁ", "인", "천", "ㄴㄹ"] { session.press(session.layout.key(id)!) }
/// ```
public final class InputSession<Client: TextClient> {
  /// The field.
  public let client: Client
  /// Whether a space only ends the run while there is one; nil for what the layout says.
  public var spaceEndsRun: Bool?
  /// After how many seconds another press of the same key begins a new letter instead of going on in its cycle: nil for
  /// what the layout says, infinity for never. It applies to presses whose time is known.
  public var cycleTimeout: Double?
  /// True if each run is written only when it ends, as one text, and the field is neither read nor asked to delete: for
  /// programs that know no deletion. Until then, show ``composing`` yourself. Setting another value ends the run.
  public var writesOnCommit = false {
    willSet { if newValue != writesOnCommit { commit() } }
  }

  var composer: Composer
  /// Whether the field has shown the whole run: since the last edit (`now`), so that it has to go on showing all of it;
  /// only `before` that, so that it has to show some of it; or `never`.
  enum Shown { case never, before, now }
  var shown = Shown.never
  /// Whether the field is being changed by this session.
  var isWriting = false
  /// The edits that were called for meanwhile.
  var pending: [Edit] = []
  /// When a key was last pressed, when Enter was, when the session last changed the field, when the field last did not
  /// show a run though an open syllable may be there, and the last time that is known. In milliseconds, so that no
  /// rounding decides what is a pause.
  var lastPress, lastEnter, lastChange, lastDenial, now: Int64?
  /// The time of the app's answer to the last Enter: an empty field. nil if there was none.
  var lastAnswer: Int64?
  /// What `known` was after each of the last edits, while old reports may still come.
  var pastEnds: [String] = []
  /// True if a report once was as after an edit before the last: the host may be late.
  var isLate = false
  /// True if the host has said since the last Enter that something changed.
  var hasTold = false
  /// `known` before and after an Enter that the host has not confirmed: a field of one line may not have taken the line
  /// feed, and what is typed next may be one Character with what stands before that. nil if there is none.
  var newLine: (before: String, end: String)?
  /// The two scalars before the cursor when that was last known: right after an edit, which a field shows at once, or
  /// from a report that was believed. Two are enough to tell a letter from another, or from a dot that joins it.
  var known = ""
  /// Whether the field had text after the last edit.
  var hadText = false
  /// Whether it told nothing of what was written.
  var isBlind = false
  /// Whether it told nothing, not even an empty text, after the last insertion. A terminal never does, even if it says
  /// that it has text.
  var isMute = false
  /// Whether the field showed the line that Enter began: then an empty report means that the app has sent its text.
  var isEnterShown = false
  /// What the last look at the field found: whether something was composed before it, and whether text is selected.
  var wasComposing = false
  var isSelecting = false

  /// A session with nothing typed.
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

  /// Whether there is a run.
  public var isComposing: Bool { composer.isComposing }

  /// Whether presses can turn the run into `word` or its beginning, as ``Composer/canBecome(_:)`` says.
  public func canBecome(_ word: String) -> Bool { composer.canBecome(word) }

  /// Presses a key of the layout. Any other does nothing.
  ///
  /// - Parameter time: When, in seconds on a clock that never goes back; nil for the client's `now`.
  @discardableResult public func press(_ key: Key, at time: Double? = nil) -> Outcome {
    let time = moment(time)
    look(at: time)
    if let time, let lastPress,
      time - lastPress >= Composer.milliseconds(cycleTimeout ?? layout.cycleTimeout),
      composer.isInCycle(of: key)
    {
      commit()
    }
    lastPress = time
    return write(composer.press(key))
  }

  /// Ends the run, as the next-character key does.
  @discardableResult public func commit() -> Outcome {
    if writesOnCommit { return writeRun() }
    defer { composer.commit() }
    return isComposing ? .ended : .nothing
  }

  /// Ends the run or writes a space, as the layout or `spaceEndsRun` says.
  @discardableResult public func space() -> Outcome {
    look(at: moment())
    return isEndedBySpace ? commit() : rewrite(0, as: " ")
  }

  /// Ends the run and the line.
  ///
  /// - Parameter time: When, as for `press(_:at:)`. An app may take a while to send what was written.
  @discardableResult public func enter(at time: Double? = nil) -> Outcome {
    look(at: moment(time))
    let before = known
    hasTold = false
    let outcome = rewrite(0, as: "\n")
    if writesOnCommit { return outcome }
    // A backspace would delete the last Character of `before` instead.
    let mayJoinDot = takesDot(before) || takesDot(before.dropLast())
    newLine = mayJoinDot && !hasTold ? (before, known) : nil
    isEnterShown = client.documentContextBeforeInput?.isEmpty == false
    (lastEnter, lastAnswer) = (client.hasText || isEnterShown ? now : nil, nil)
    return outcome
  }

  /// Ends the run and writes `text`: a digit from a long press, a symbol, a paste.
  @discardableResult public func insert(_ text: String) -> Outcome {
    look(at: moment())
    return rewrite(0, as: text)
  }

  /// Deletes the selection, or else the last `unit` of the run, or else what the field deletes by itself: it is asked
  /// to even if it says that it has no text.
  @discardableResult public func backspace(_ unit: Composer.BackspaceUnit = .jamo) -> Outcome {
    let isInDoubt = look(at: moment())
    if let edit = composer.backspace(unit) { return write(edit) }
    return rewrite(isInDoubt ? 0 : 1, as: "")
  }

  /// Call this when the cursor has moved or the text has changed, even if this session did it.
  ///
  /// - Parameter time: When, as for `press(_:at:)`.
  public func hostDidChange(at time: Double? = nil) {
    hasTold = true
    look(at: moment(time))
  }
}
