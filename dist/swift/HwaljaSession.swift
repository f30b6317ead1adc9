// Generated; do not edit. Made by: swift run gen --format swift
// Hwalja format 1, MIT licence.
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
  /// When a key was last pressed, when Enter was, when the field was last changed, when it last did not show a run after
  /// an open syllable, and what time it was last said to be, if that is known. In milliseconds: two times that are a pause
  /// apart are so however they were written.
  var lastPress, lastEnter, lastChange, lastDenial, now: Int64?
  /// Whether the field said that it has text after the last edit, and whether it told nothing of what was written.
  var hadText = false
  var isBlind = false
  /// Whether it would not say, after the last insertion, what stands before the cursor: a terminal never does, whatever it
  /// says of having text.
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

// What a session finds in its field, and what it makes of it.
extension InputSession {
  /// What `time`, or else the client, says that the time is.
  func moment(_ time: Double? = nil) -> Int64? {
    (time ?? client.now).map(Composer.milliseconds)
  }

  /// Looks at the field, and ends the run unless it stands right before the cursor, as far as the field tells.
  ///
  /// - Returns: Whether the run has ended only because the field, which has text, tells nothing of it.
  @discardableResult func look(at time: Int64?) -> Bool {
    let report = client.documentContextBeforeInput
    let hasText = client.hasText
    (wasComposing, isSelecting) = (isComposing, isSelected)
    now = time ?? now
    let isEmpty = report ?? "" == ""
    let maySend = isEmpty && isRecent(lastEnter)
    if maySend, isEnterShown {
      // The answer, which lacks what was typed since and goes on lacking it until something is written.
      (lastEnter, shown, hadText) = (nil, .never, false)
    }
    guard isComposing else {
      begin(after: report, hasText: hasText)
      return false
    }
    if !isSelecting, report != nil || !hasText || isMute && shown == .never {
      let isGone = isEmpty && (shown != .never || hadText && !hasText)
      if let isWhole = composer.find(in: report ?? ""), isWhole || shown != .now && !isGone {
        show(isWhole)
        return false
      }
      if maySend { return false }
      let isSyllableInDoubt = takesDot(composer.composing) || takesDot(report ?? "")
      if isRecent(lastChange), isSyllableInDoubt { lastDenial = now }
    }
    begin(after: report, hasText: hasText)
    return report == nil && hasText && !isSelecting
  }

  /// Whether `time` is so near that an app may still be busy with what was written then, and answer with the field as it
  /// was: one that sends its text takes up to 0.8 s.
  private func isRecent(_ time: Int64?) -> Bool {
    guard let now, let time else { return false }
    return now - time < 1500
  }

  /// Begins a run after what the field tells. Where that may be out of date, or less than there is, nobody knows what
  /// stands there if it could be an open syllable, which is one Character with a dot that begins a run.
  private func begin(after report: String?, hasText: Bool) {
    let text = report ?? ""
    let isDoubtful =
      report == nil && hasText || isRecent(lastDenial)
      || text.isEmpty && isBlind && composer.context.map(takesDot) != false
    composer.begin(after: isDoubtful ? nil : text)
    shown = .never
  }

  private func show(_ isWhole: Bool) {
    shown = isWhole ? .now : shown == .never || !isComposing ? .never : .before
  }

  /// Whether a pending dot after `text` is one Character with the end of that.
  private func takesDot(_ text: some StringProtocol) -> Bool {
    !Edit.Characters.begin(with: "\u{119E}", after: text.unicodeScalars)
  }

  /// Makes the field's text what `edit` says.
  func write(_ edit: Edit) -> Outcome {
    isWriting = true
    for _ in 0..<edit.deleting { client.deleteBackward() }
    if !edit.inserting.isEmpty { client.insertText(edit.inserting) }
    isWriting = false
    let told = client.documentContextBeforeInput
    let report = told ?? ""
    // Where a report stops at a sentence, it is empty after a full stop.
    if report.isEmpty, composer.run.last.map(Trie.Hangul.contains) == false { shown = .never }
    show(isComposing && composer.find(in: report) == true)
    isBlind = !edit.inserting.isEmpty && report.isEmpty
    if !edit.inserting.isEmpty { isMute = told == nil }
    hadText = client.hasText
    lastChange = now
    if edit == .none { return wasComposing && !isComposing ? .ended : .nothing }
    return edit.deleting > 0 || isSelecting ? .changed : .written
  }

  /// Deletes `count` Characters, or the selection, where nothing is composed, and writes `text` there.
  func rewrite(_ count: Int, as text: String) -> Outcome {
    composer.begin(after: nil)
    let report = client.documentContextBeforeInput
    let outcome = write(Edit(deleting: count, inserting: composer.insert(text).inserting))
    // At the start of the field nothing has gone.
    guard text.isEmpty, report == "", !isSelecting, client.documentContextBeforeInput == ""
    else { return outcome }
    return wasComposing ? .ended : .nothing
  }
}

// What a keyboard asks of its session beyond what keys do.
extension InputSession {
  /// What stands before the cursor, with what is composed; nil if the field does not say, nor that it is empty.
  public var before: String? { client.documentContextBeforeInput ?? (client.hasText ? nil : "") }

  /// Whether text is selected.
  public var isSelected: Bool { client.selectedText?.isEmpty == false }

  /// Whether a space would only end the run, so that the key can say so.
  public var isEndedBySpace: Bool { composer.isEndedBySpace(spaceEndsRun) }

  /// The scalars of the run, which cost nothing to keep and to compare.
  public var run: [Unicode.Scalar] { composer.run }

  /// Ends the run and makes `text` of the last `count` Characters before the cursor, or of the selection.
  @discardableResult public func replace(_ count: Int, with text: String) -> Outcome {
    commit()
    look(at: moment())
    return rewrite(count, as: text)
  }
}

extension Composer {
  /// A time as a whole number of milliseconds, so that no rounding decides what was first; none is beyond 30,000 years.
  static func milliseconds(_ seconds: Double) -> Int64 {
    let time = max(-1e15, min(1e15, seconds * 1000))
    return Int64(time + (time < 0 ? -0.5 : 0.5))
  }
}

/// What an operation did, so that a keyboard knows what to do next, and whether to click.
public enum Outcome: Hashable, Sendable {
  /// Neither the text nor the run changed.
  case nothing
  /// The run ended, and the text is as it was.
  case ended
  /// Text was added, and none went.
  case written
  /// Text was replaced or deleted.
  case changed
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
  /// The time in seconds on a clock that never goes back, for what does not say when it happens; nil, as it is unless a
  /// client says otherwise, if nobody knows.
  var now: Double? { get }
}

extension TextClient {
  public var now: Double? { nil }
}
