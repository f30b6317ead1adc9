// What a session reads from its field and writes to it.
extension InputSession {
  /// `time` or, without one, the time of the client, in milliseconds.
  func moment(_ time: Double? = nil) -> Int64? {
    (time ?? client.now).map(Composer.milliseconds)
  }

  /// Looks at the field, and ends the run unless, as far as the field tells, it is right before the cursor.
  ///
  /// - Returns: Whether the run has ended only because the field has text and tells nothing of it.
  @discardableResult func look(at time: Int64?) -> Bool {
    // The field is not yet as the composer has it.
    if isWriting { return false }
    (wasComposing, isSelecting) = (isComposing, isSelected)
    now = time ?? now
    if lastChange != nil, !isRecent(lastChange) { pastEnds.removeAll() }
    if writesOnCommit {
      // Nothing joins with text that can no longer change.
      if !isComposing { composer.begin(after: "") }
      return false
    }
    let report = client.documentContextBeforeInput
    let hasText = client.hasText
    let isEmpty = report ?? "" == ""
    let isCleared = isEmpty && !hasText
    let maySend = isCleared && isRecent(lastEnter) && lastAnswer == nil
    if maySend, isEnterShown { lastAnswer = now }
    if isCleared, isRecent(lastAnswer, within: 100) {
      // The answer to Enter, which may come twice: it lacks what was typed since, until something else is written.
      (shown, hadText) = (.never, false)
    }
    guard isComposing else {
      begin(after: report, hasText: hasText)
      return false
    }
    if !isSelecting, report != nil || !hasText || isMute && shown == .never {
      let isGone = isEmpty && (shown != .never || hadText != hasText)
      if let isWhole = composer.find(in: report ?? ""), isWhole || shown != .now && !isGone {
        show(isWhole)
        return false
      }
      if maySend { return false }
    }
    let isInDoubt = report == nil && hasText && !isSelecting && shown == .never
    begin(after: report, hasText: hasText)
    return isInDoubt
  }

  /// Whether `time` is so recent that an app may still be busy with what was written then, and answer with the field as
  /// it was before. An app that sends its text takes up to 0.8 s.
  private func isRecent(_ time: Int64?, within limit: Int64 = 1500) -> Bool {
    guard let now, let time else { return false }
    return now - time < limit
  }

  /// Begins a run after what the field tells. If that may be old or not all, the text counts as unknown, since it could
  /// end in an open syllable, which is one Character with a dot that begins a run.
  private func begin(after report: String?, hasText: Bool) {
    let text = report ?? ""
    let end = Substring(text.unicodeScalars.suffix(2))
    if isRecent(lastChange), end != known {
      if pastEnds.contains(where: { $0 == end }) { isLate = true }
      let mayBeOld = isLate || isRecent(lastEnter) || isRecent(lastAnswer)
      if mayBeOld, takesDot(known) || takesDot(end) || newLine != nil { lastDenial = now }
    }
    let withoutNewLine = textWithoutNewLine(before: end)
    if withoutNewLine != nil, hasTold { newLine = nil }
    let isDoubtful =
      report == nil && hasText || isRecent(lastDenial) || withoutNewLine != nil && !hasTold
      || text.isEmpty && isBlind && composer.context.map(takesDot) != false
    if !isDoubtful { known = String(end) }
    composer.begin(after: isDoubtful ? nil : text, or: withoutNewLine ?? "가")
    shown = .never
  }

  /// Returns what may stand before the cursor if the field has not taken the line feed of Enter, though it reports `end`:
  /// the text before that or, if the line feed was deleted meanwhile, the same without its last Character. Nil if there
  /// is no such Enter.
  private func textWithoutNewLine(before end: Substring) -> String? {
    guard let newLine else { return nil }
    if end == newLine.end { return newLine.before }
    guard end == newLine.before else { return nil }
    let rest = newLine.before.dropLast()
    // Either may be there. An open syllable stands for unknown text.
    return takesDot(end) ? String(end) : rest.isEmpty ? "가" : String(rest)
  }

  private func show(_ isWhole: Bool) {
    shown = isWhole ? .now : shown == .never || !isComposing ? .never : .before
  }

  /// Whether a pending dot after `text` is one Character with the end of it.
  func takesDot(_ text: some StringProtocol) -> Bool {
    !Edit.Characters.begin(with: "\u{119E}", after: text.unicodeScalars)
  }

  /// Does `edit` in the field, or only in the run if that is not written yet.
  func write(_ edit: Edit) -> Outcome {
    if !writesOnCommit { apply(edit) }
    if edit == .none { return wasComposing && !isComposing ? .ended : .nothing }
    return edit.deleting > 0 || isSelecting ? .changed : .written
  }

  private func apply(_ edit: Edit) {
    // A field may call the session while it is written to: one edit comes after the other.
    guard !isWriting else { return pending.append(edit) }
    isWriting = true
    edit.apply(to: client)
    while !pending.isEmpty { pending.removeFirst().apply(to: client) }
    isWriting = false
    let told = client.documentContextBeforeInput
    let report = told ?? ""
    // A report that holds only the current sentence is empty after a full stop.
    if report.isEmpty, composer.run.last.map(Trie.Hangul.contains) == false { shown = .never }
    show(isComposing && composer.find(in: report) == true)
    isBlind = report.isEmpty && (isBlind || !edit.inserting.isEmpty)
    if !edit.inserting.isEmpty { isMute = told == nil }
    (known, hadText) = (String(report.unicodeScalars.suffix(2)), client.hasText)
    // No app is later than 16 edits. Many at once cost less than one each time.
    if pastEnds.count == 32 { pastEnds.removeFirst(16) }
    pastEnds.append(known)
    lastChange = now
  }

  /// Ends the run, and writes `text` in place of the selection, or else of `count` Characters before the cursor.
  func rewrite(_ count: Int, as text: String) -> Outcome {
    if writesOnCommit { return writeRun(without: count, then: text) }
    // The field deletes a selection as one Character.
    let deleting = max(0, isSelecting ? min(count, 1) : count)
    guard deleting > 0 else { return write(composer.insert(text)) }
    let report = client.documentContextBeforeInput
    // What stands before that is not known, unless the field tells.
    composer.begin(after: nil)
    let outcome = write(Edit(deleting: deleting, inserting: composer.insert(text).inserting))
    // At the start of the field, nothing was deleted.
    guard text.isEmpty, report == "", !isSelecting, client.documentContextBeforeInput == ""
    else { return outcome }
    return wasComposing ? .ended : .nothing
  }

  /// Ends a run that is not written yet: writes it without its last `count` Characters, then `text`.
  func writeRun(without count: Int = 0, then text: String = "") -> Outcome {
    let run = composing
    let kept = run.dropLast(max(0, count))
    // First, because a client may press a key when it is written to.
    composer.begin(after: "")
    if !kept.isEmpty { client.insertText(String(kept)) }
    if !text.isEmpty { client.insertText(text) }
    if kept.count < run.count { return .changed }
    return !text.isEmpty ? .written : run.isEmpty ? .nothing : .ended
  }
}

extension Edit {
  /// Does this in the field of `client`.
  fileprivate func apply(to client: some TextClient) {
    for _ in 0..<deleting { client.deleteBackward() }
    if !inserting.isEmpty { client.insertText(inserting) }
  }
}

extension Composer {
  /// A time in whole milliseconds, so that no rounding decides what was first. It ends at some 30,000 years.
  static func milliseconds(_ seconds: Double) -> Int64 {
    // In this order, no number is the earliest time.
    let time = max(-1e15, min(seconds * 1000, 1e15))
    return Int64(time + (time < 0 ? -0.5 : 0.5))
  }
}
