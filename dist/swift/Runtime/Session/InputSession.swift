// Part of Hwalja, under the MIT licence: see LICENSE.

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
  /// After how many seconds another press of a key goes no further in its cycle but begins a new letter: nil for what
  /// the layout says, infinity for never. It is about presses that say at what time they come.
  public var cycleTimeout: Double?

  var composer: Composer
  /// When the field has shown all of the run as it was at that time: after the last edit it has to go on showing all of
  /// it, and after an edit before that something of it.
  enum Shown { case never, before, now }
  var shown = Shown.never
  /// Whether the field is being changed by this session.
  var isWriting = false
  /// When a key was last pressed, when Enter was, when the field was last changed, when it last did not show a run
  /// after an open syllable, and what time it was last said to be, if that is known. In milliseconds: two times that
  /// are a pause apart are so however they were written.
  var lastPress, lastEnter, lastChange, lastDenial, now: Int64?
  /// Whether the field said that it has text after the last edit, and whether it told nothing of what was written.
  var hadText = false
  var isBlind = false
  /// Whether it would not say, after the last insertion, what stands before the cursor: a terminal never does, whatever
  /// it says of having text.
  var isMute = false
  /// Whether the field showed the line that Enter began: then an empty report is the answer of an app that has sent it.
  var isEnterShown = false
  /// What the last look at the field found: whether something was composed before it, and whether text is selected.
  var wasComposing = false
  var isSelecting = false

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

  /// Whether presses can make the run `word` or what `word` begins with, as ``Composer/canBecome(_:)`` says.
  public func canBecome(_ word: String) -> Bool { composer.canBecome(word) }

  /// Presses a key of the layout; any other does nothing.
  ///
  /// - Parameter time: When, in seconds on a clock that never goes back; nil for the client's `now`.
  @discardableResult public func press(_ key: Key, at time: Double? = nil) -> Outcome {
    let time = moment(time)
    look(at: time)
    if let time, let lastPress,
      time - lastPress >= Composer.milliseconds(cycleTimeout ?? layout.cycleTimeout)
    {
      composer.endCycle(of: key)
    }
    lastPress = time
    return write(composer.press(key))
  }

  /// Ends the run: the next-character key.
  @discardableResult public func commit() -> Outcome {
    defer { composer.commit() }
    return isComposing ? .ended : .nothing
  }

  /// Ends the run or writes a space, as the layout or `spaceEndsRun` says.
  @discardableResult public func space() -> Outcome {
    look(at: moment())
    return write(composer.space(endsRun: spaceEndsRun))
  }

  /// Ends the run and the line.
  ///
  /// - Parameter time: When, as for `press(_:at:)`: an app may take a while to send what was written.
  @discardableResult public func enter(at time: Double? = nil) -> Outcome {
    look(at: moment(time))
    let outcome = write(composer.insert("\n"))
    isEnterShown = client.documentContextBeforeInput?.isEmpty == false
    lastEnter = client.hasText || isEnterShown ? now : nil
    return outcome
  }

  /// Ends the run and writes `text`: a digit from a long press, a symbol, a paste.
  @discardableResult public func insert(_ text: String) -> Outcome {
    look(at: moment())
    return write(composer.insert(text))
  }

  /// Deletes the selection, or the last `step` of the run, or else what the field deletes by itself: it is asked to
  /// even where it says that it has no text.
  @discardableResult public func backspace(_ step: Composer.Step = .jamo) -> Outcome {
    let isInDoubt = look(at: moment())
    if let edit = composer.backspace(step) { return write(edit) }
    return rewrite(isInDoubt ? 0 : 1, as: "")
  }

  /// To be called when the cursor has moved or the text has changed, though it may have been by this session.
  ///
  /// - Parameter time: When, as for `press(_:at:)`.
  public func hostDidChange(at time: Double? = nil) {
    if !isWriting { look(at: moment(time)) }
  }
}
