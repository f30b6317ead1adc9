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

  /// Whether `time` is so near that an app may still be busy with what was written then, and answer with the field as
  /// it was: one that sends its text takes up to 0.8 s.
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
