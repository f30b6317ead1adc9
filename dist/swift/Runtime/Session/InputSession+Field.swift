// Part of Hwalja, under the MIT licence: see LICENSE.

// Reads and writes the field of a session. docs/spec/COMPOSER.md has the rules, under "Sessions".
extension InputSession {
  /// The time in milliseconds after an edit or an Enter within which an app may still report the field as it was
  /// before. An app that sends its text takes up to 0.8 s.
  private static var settlingTime: Int64 { 1500 }
  /// The time in milliseconds after its answer to Enter within which an app may answer again.
  private static var secondAnswerTime: Int64 { 100 }

  /// Returns `time` or, if that is nil, the client's time, in milliseconds.
  func timestamp(_ time: Double? = nil) -> Int64? {
    (time ?? client.now).map(Composer.milliseconds)
  }

  /// Ends the run unless the field's report allows it to continue.
  ///
  /// - Returns: True if the run ended in doubt: the field has text, but reports none of it. The caller must not delete.
  @discardableResult func syncWithField(at time: Int64?) -> Bool {
    if isWriting { return false }
    (wasComposing, hadSelection) = (isComposing, isSelected)
    now = time ?? now
    if trust.lastWriteTime != nil, !isSettling(since: trust.lastWriteTime) {
      trust.pastEnds.removeAll()
    }
    if writesOnCommit {
      // Text before a run can neither change nor join it.
      if !isComposing { composer.begin(after: "") }
      return false
    }
    let report = client.documentContextBeforeInput
    let hasText = client.hasText
    let isCleared = (report ?? "").isEmpty && !hasText
    let mayBeSent = isCleared && isSettling(since: lastEnter?.time) && lastEnter?.answerTime == nil
    if isCleared { recordAnswer(isFirst: mayBeSent) }
    guard isComposing else {
      beginRun(after: report, hasText: hasText)
      return false
    }
    if mayContinueRun(report, hasText: hasText, mayBeSent: mayBeSent) { return false }
    let isInDoubt = report == nil && hasText && !hadSelection && lastShown == .never
    beginRun(after: report, hasText: hasText)
    return isInDoubt
  }

  /// Records that the app may have answered Enter: its empty field lacks what was typed since, until the next edit.
  private func recordAnswer(isFirst: Bool) {
    if isFirst, lastEnter?.isLineShown == true { lastEnter?.answerTime = now }
    guard isSettling(since: lastEnter?.answerTime, within: Self.secondAnswerTime) else { return }
    lastShown = .never
    reports.hadText = false
  }

  /// Returns true if the run may be right before the cursor, by the rules of docs/spec/COMPOSER.md.
  private func mayContinueRun(_ report: String?, hasText: Bool, mayBeSent: Bool) -> Bool {
    if hadSelection { return false }
    let isSilentTerminal = reports.isSilent && lastShown == .never
    guard report != nil || !hasText || isSilentTerminal else { return false }
    let text = report ?? ""
    let hasVanished = text.isEmpty && (lastShown != .never || reports.hadText != hasText)
    let match = composer.match(text)
    if match == .whole || match == .partial && lastShown != .sinceLastEdit && !hasVanished {
      updateLastShown(isWhole: match == .whole)
      return true
    }
    return mayBeSent
  }

  /// Returns true if an app may still report the field as it was at `time`.
  private func isSettling(since time: Int64?, within limit: Int64 = InputSession.settlingTime)
    -> Bool
  {
    guard let now, let time else { return false }
    return now - time < limit
  }

  /// Begins a run after the reported text, or after unknown text if the report may be stale or incomplete: that text
  /// could end in an open syllable, which is one Character with a dot that begins a run.
  private func beginRun(after report: String?, hasText: Bool) {
    let text = report ?? ""
    let end = Substring(text.unicodeScalars.suffix(2))
    suspectReport(endingIn: end)
    let textWithoutLineFeed = lineFeed?.possibleText(reporting: end)
    if textWithoutLineFeed != nil, hasHostReported { lineFeed = nil }
    let isUncertain =
      report == nil && hasText || isSettling(since: trust.lastSuspectTime)
      || textWithoutLineFeed != nil && !hasHostReported
      || text.isEmpty && reports.hidesInsertions
        && composer.context.map { Edit.Characters.joinsDot($0) } != false
    if !isUncertain { trust.end = String(end) }
    composer.begin(after: isUncertain ? nil : text, or: textWithoutLineFeed ?? "가")
    lastShown = .never
  }

  /// Suspects a report soon after an edit that does not show that edit, where stale text would matter.
  private func suspectReport(endingIn end: Substring) {
    guard isSettling(since: trust.lastWriteTime), end != trust.end else { return }
    if trust.pastEnds.contains(where: { $0 == end }) { trust.isHostLate = true }
    let mayBeStale =
      trust.isHostLate || isSettling(since: lastEnter?.time)
      || isSettling(since: lastEnter?.answerTime)
    guard mayBeStale else { return }
    if lineFeed != nil || Edit.Characters.joinsDot(trust.end) || Edit.Characters.joinsDot(end) {
      trust.lastSuspectTime = now
    }
  }

  private func updateLastShown(isWhole: Bool) {
    lastShown =
      isWhole ? .sinceLastEdit : lastShown == .never || !isComposing ? .never : .beforeLastEdit
  }

  /// Makes `edit` in the field, or only in the run if that is not written yet.
  func write(_ edit: Edit) -> Outcome {
    if !writesOnCommit { apply(edit) }
    if edit == .none { return wasComposing && !isComposing ? .ended : .nothing }
    return edit.deleting > 0 || hadSelection ? .changed : .written
  }

  private func apply(_ edit: Edit) {
    // A field may call the session while it is written to. Edits must not overlap.
    guard !isWriting else { return pendingEdits.append(edit) }
    isWriting = true
    edit.apply(to: client)
    while !pendingEdits.isEmpty { pendingEdits.removeFirst().apply(to: client) }
    isWriting = false
    readBack(edit)
  }

  /// Reads the field right after `edit`, when a host that is not late shows it.
  private func readBack(_ edit: Edit) {
    let report = client.documentContextBeforeInput
    let text = report ?? ""
    // A report that holds only the current sentence is empty after a full stop.
    if text.isEmpty, composer.run.last.map(Trie.Hangul.contains) == false { lastShown = .never }
    updateLastShown(isWhole: isComposing && composer.match(text) == .whole)
    reports.hidesInsertions = text.isEmpty && (reports.hidesInsertions || !edit.inserting.isEmpty)
    if !edit.inserting.isEmpty { reports.isSilent = report == nil }
    reports.hadText = client.hasText
    trust.recordWrite(end: String(text.unicodeScalars.suffix(2)), at: now)
  }

  /// Replaces the selection, or else `count` Characters before the cursor, with `text`. Ends the run.
  func replaceOutsideRun(_ count: Int, with text: String) -> Outcome {
    if writesOnCommit { return writeRun(without: count, then: text) }
    // The field deletes a selection as one Character.
    let deleting = max(0, hadSelection ? min(count, 1) : count)
    guard deleting > 0 else { return write(composer.insert(text)) }
    let report = client.documentContextBeforeInput
    // The text before what is deleted is unknown until the field reports it.
    composer.begin(after: nil)
    let outcome = write(Edit(deleting: deleting, inserting: composer.insert(text).inserting))
    // At the start of the field, nothing was deleted.
    guard text.isEmpty, report == "", !hadSelection, client.documentContextBeforeInput == ""
    else { return outcome }
    return wasComposing ? .ended : .nothing
  }

  /// Writes a run that is not in the field yet, without its last `count` Characters, and then `text`. Ends the run.
  func writeRun(without count: Int = 0, then text: String = "") -> Outcome {
    let run = composing
    let kept = run.dropLast(max(0, count))
    // The run ends first, because the client may press a key while it is written to.
    composer.begin(after: "")
    if !kept.isEmpty { client.insertText(String(kept)) }
    if !text.isEmpty { client.insertText(text) }
    if kept.count < run.count { return .changed }
    return !text.isEmpty ? .written : run.isEmpty ? .nothing : .ended
  }
}

extension Edit {
  /// Makes this edit in the field of `client`.
  fileprivate func apply(to client: some TextClient) {
    for _ in 0..<deleting { client.deleteBackward() }
    if !inserting.isEmpty { client.insertText(inserting) }
  }
}

extension Composer {
  /// Returns a time in whole milliseconds, so that rounding cannot change the order of two times. The limit is about
  /// 30,000 years.
  static func milliseconds(_ seconds: Double) -> Int64 {
    // In this order, NaN becomes the earliest time.
    let time = max(-1e15, min(seconds * 1000, 1e15))
    return Int64(time + (time < 0 ? -0.5 : 0.5))
  }
}
