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
  /// When the field has shown all of the run as it was at that time: after the last edit it has to go on showing all of
  /// it, and after an edit before that something of it.
  private enum Shown { case never, before, now }
  private var shown = Shown.never
  /// Whether the field is being changed by this session.
  private var isWriting = false
  /// When a key was last pressed, when Enter was, when the field was last changed, when it last did not show a run after
  /// an open syllable, and what time it was last said to be, if that is known.
  private var lastPress, lastEnter, lastChange, lastDenial, now: Double?
  /// Whether the field said that it has text after the last edit, and whether it told nothing of what was written.
  private var hadText = false
  private var isBlind = false

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
  public func press(_ key: Key, at time: Double? = nil) {
    let time = time ?? client.now
    look(at: time)
    if let time, let lastPress, let cycleTimeout, time - lastPress >= cycleTimeout {
      composer.endCycle(of: key)
    }
    lastPress = time
    write(composer.press(key))
  }

  /// Ends the run: the next-character key.
  public func commit() {
    composer.commit()
  }

  /// Ends the run or writes a space, as the layout or `spaceEndsRun` says.
  public func space() {
    look()
    write(composer.space(endsRun: spaceEndsRun))
  }

  /// Ends the run and the line.
  ///
  /// - Parameter time: When, as for `press(_:at:)`: an app may take a while to send what was written.
  public func enter(at time: Double? = nil) {
    look(at: time)
    write(composer.insert("\n"))
    lastEnter = now
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
  ///
  /// - Parameter time: When, as for `press(_:at:)`.
  public func hostDidChange(at time: Double? = nil) {
    if !isWriting { look(at: time) }
  }

  /// Looks at the field, and ends the run unless it stands right before the cursor, as far as the field tells.
  ///
  /// - Returns: Whether the run has ended only because the field, which has text, tells nothing of it.
  @discardableResult private func look(at time: Double? = nil) -> Bool {
    let report = client.documentContextBeforeInput
    let hasText = client.hasText
    let isSelected = client.selectedText?.isEmpty == false
    now = time ?? client.now ?? now
    guard isComposing else {
      begin(after: report, hasText: hasText)
      return false
    }
    if !isSelected, report != nil || !hasText {
      let isEmpty = report ?? "" == ""
      let isGone = isEmpty && (shown != .never || hadText && !hasText)
      if let isWhole = composer.find(in: report ?? ""), isWhole || shown != .now && !isGone {
        show(isWhole)
        return false
      }
      if isEmpty && isRecent(lastEnter) { return false }
      let isSyllableInDoubt = takesDot(composer.composing) || takesDot(report ?? "")
      if isRecent(lastChange), isSyllableInDoubt { lastDenial = now }
    }
    begin(after: report, hasText: hasText)
    return report == nil && hasText && !isSelected
  }

  /// Whether `time` is so near that an app may still be busy with what was written then, and answer with the field as it
  /// was: one that sends its text takes up to 0.8 s.
  private func isRecent(_ time: Double?) -> Bool {
    guard let now, let time else { return false }
    return now - time < 1.5
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
  private func write(_ edit: Edit) {
    isWriting = true
    for _ in 0..<edit.deleting { client.deleteBackward() }
    if !edit.inserting.isEmpty { client.insertText(edit.inserting) }
    isWriting = false
    let report = client.documentContextBeforeInput ?? ""
    // Where a report stops at a sentence, it is empty after a full stop.
    if report.isEmpty, composer.run.last.map(Trie.Hangul.contains) == false { shown = .never }
    show(isComposing && composer.find(in: report) == true)
    isBlind = !edit.inserting.isEmpty && report.isEmpty
    hadText = client.hasText
    lastChange = now
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
  /// The time in seconds on a clock that never goes back, for what does not say when it happens; nil, as it is unless a
  /// client says otherwise, if nobody knows.
  var now: Double? { get }
}

extension TextClient {
  public var now: Double? { nil }
}
