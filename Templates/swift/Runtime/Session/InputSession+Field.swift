// Reads and writes a session's field. The rules are in docs/spec/COMPOSER.md, "Sessions".
extension InputSession {
  /// The time in milliseconds that a field takes to *settle* after an edit or an Enter. Until then, the app may still
  /// report an earlier state of the field. An app that sends its text takes up to 0.8 s to empty the field.
  private static var settlingTime: Int64 { 1500 }
  /// The time in milliseconds after an app's answer to Enter when another empty report still belongs to that answer.
  private static var secondAnswerTime: Int64 { 100 }

  /// Returns `time` or, if that is nil, the client's time, in milliseconds.
  func timestamp(_ time: Double? = nil) -> Int64? {
    (time ?? client.now).map(Composer.milliseconds)
  }

  /// Ends the run unless the field's report allows it to continue.
  ///
  /// - Returns: True if the field has text but does not report it, so that the ended run may still be before the
  ///   cursor. In that case the caller must delete nothing.
  @discardableResult func syncWithField(at time: Int64?) -> Bool {
    if isWriting { return false }
    (wasComposing, hadSelection) = (isComposing, isSelected)
    now = time ?? now
    if trust.lastWriteTime != nil, !isSettling(since: trust.lastWriteTime) {
      trust.pastEnds.removeAll()
    }
    if writesOnCommit {
      // The run is not in the field, so the text in the field can neither change the run nor join it.
      if !isComposing { composer.begin(after: "") }
      return false
    }
    let report = client.documentContextBeforeInput
    let hasText = client.hasText
    let isCleared = (report ?? "").isEmpty && !hasText
    let mayBeAnswer =
      isCleared && isSettling(since: lastEnter?.time) && lastEnter?.answerTime == nil
    if isCleared { recordAnswer(mayBeFirst: mayBeAnswer) }
    guard isComposing else {
      beginRun(after: report, hasText: hasText)
      return false
    }
    if mayContinueRun(report, hasText: hasText, mayBeAnswer: mayBeAnswer) { return false }
    let isInDoubt = report == nil && hasText && !hadSelection && lastShown == .never
    beginRun(after: report, hasText: hasText)
    return isInDoubt
  }

  /// Records this empty report as an answer to Enter if it is one. In that case the app has emptied its field, which
  /// may lack text typed since Enter. Until the next edit, the run and the field's text are treated as not yet shown.
  ///
  /// - Parameter mayBeFirst: True if the report may be the first answer to the last Enter.
  private func recordAnswer(mayBeFirst: Bool) {
    if mayBeFirst, lastEnter?.isNewLineShown == true { lastEnter?.answerTime = now }
    guard isSettling(since: lastEnter?.answerTime, within: Self.secondAnswerTime) else { return }
    lastShown = .never
    reports.hadText = false
  }

  /// Returns true if the report is compatible with a run that ends at the cursor, according to the rules in
  /// docs/spec/COMPOSER.md.
  private func mayContinueRun(_ report: String?, hasText: Bool, mayBeAnswer: Bool) -> Bool {
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
    return mayBeAnswer
  }

  /// Returns true if less than `limit` milliseconds have passed since `time`, so that the app may still report the
  /// field as it was at `time`. Returns false if either time is unknown.
  private func isSettling(since time: Int64?, within limit: Int64 = InputSession.settlingTime)
    -> Bool
  {
    guard let now, let time else { return false }
    return now - time < limit
  }

  /// Begins a run after the reported text. If the report may be stale or incomplete, the run begins after unknown text
  /// instead. Unknown text may end in an open syllable. A dot that begins a run would be one Character with that
  /// syllable.
  private func beginRun(after report: String?, hasText: Bool) {
    let text = report ?? ""
    let end = Substring(text.unicodeScalars.suffix(2))
    checkForStaleReport(endingIn: end)
    let textWithoutLineFeed = lineFeed?.possibleText(reporting: end)
    if textWithoutLineFeed != nil, hasHostReported { lineFeed = nil }
    let isUncertain =
      report == nil && hasText || isSettling(since: trust.lastSuspectTime)
      || textWithoutLineFeed != nil && !hasHostReported
      || text.isEmpty && reports.hidesInsertions
        && composer.context.map { Edit.Characters.joinsDot($0) } != false
    if !isUncertain { trust.trustedEnd = String(end) }
    composer.begin(after: isUncertain ? nil : text, or: textWithoutLineFeed ?? "가")
    lastShown = .never
  }

  /// Records the report that ends in `end` as suspect if it may be stale and a dot would join the text before the
  /// cursor. A report may be stale if it arrives soon after an edit and differs from the field after that edit.
  private func checkForStaleReport(endingIn end: Substring) {
    guard isSettling(since: trust.lastWriteTime), end != trust.trustedEnd else { return }
    if trust.pastEnds.contains(where: { $0 == end }) { trust.isHostLate = true }
    let mayBeStale =
      trust.isHostLate || isSettling(since: lastEnter?.time)
      || isSettling(since: lastEnter?.answerTime)
    guard mayBeStale else { return }
    if lineFeed != nil || Edit.Characters.joinsDot(trust.trustedEnd)
      || Edit.Characters.joinsDot(end)
    {
      trust.lastSuspectTime = now
    }
  }

  private func updateLastShown(isWhole: Bool) {
    lastShown =
      isWhole ? .sinceLastEdit : lastShown == .never || !isComposing ? .never : .beforeLastEdit
  }

  /// Applies `edit` to the field, unless ``writesOnCommit`` is true. In that mode, the edit has changed only the run.
  func write(_ edit: Edit) -> Outcome {
    if !writesOnCommit { apply(edit) }
    if edit == .none { return wasComposing && !isComposing ? .ended : .nothing }
    return edit.deleting > 0 || hadSelection ? .changed : .written
  }

  private func apply(_ edit: Edit) {
    // The field may call the session while it is being written to. Edits must not overlap, so further edits wait.
    guard !isWriting else { return pendingEdits.append(edit) }
    isWriting = true
    edit.apply(to: client)
    while !pendingEdits.isEmpty { pendingEdits.removeFirst().apply(to: client) }
    isWriting = false
    readBack(edit)
  }

  /// Reads the field right after `edit`. A host that is not late already shows the edit.
  private func readBack(_ edit: Edit) {
    let report = client.documentContextBeforeInput
    let text = report ?? ""
    // If a host reports only the current sentence, its report is empty after a full stop.
    if text.isEmpty, composer.run.last.map(Trie.Hangul.contains) == false { lastShown = .never }
    updateLastShown(isWhole: isComposing && composer.match(text) == .whole)
    reports.hidesInsertions = text.isEmpty && (reports.hidesInsertions || !edit.inserting.isEmpty)
    if !edit.inserting.isEmpty { reports.isSilent = report == nil }
    reports.hadText = client.hasText
    trust.recordWrite(end: String(text.unicodeScalars.suffix(2)), at: now)
  }

  /// Ends the run, and replaces the selection with `text`. Without a selection, replaces `count` Characters before the
  /// cursor.
  func replaceOutsideRun(_ count: Int, with text: String) -> Outcome {
    if writesOnCommit { return writeRun(without: count, then: text) }
    // The field deletes a selection as one Character.
    let deleting = max(0, hadSelection ? min(count, 1) : count)
    guard deleting > 0 else { return write(composer.insert(text)) }
    let report = client.documentContextBeforeInput
    // The session does not know which text precedes the deleted Characters until the field reports it.
    composer.begin(after: nil)
    let outcome = write(Edit(deleting: deleting, inserting: composer.insert(text).inserting))
    // At the start of the field, there was nothing to delete.
    guard text.isEmpty, report == "", !hadSelection, client.documentContextBeforeInput == ""
    else { return outcome }
    return wasComposing ? .ended : .nothing
  }

  /// Ends a run that is not in the field yet. Writes it without its last `count` Characters, and then writes `text`.
  func writeRun(without count: Int = 0, then text: String = "") -> Outcome {
    let run = composing
    let kept = run.dropLast(max(0, count))
    // The run ends first, because the client may press a key while it is being written to.
    composer.begin(after: "")
    if !kept.isEmpty { client.insertText(String(kept)) }
    if !text.isEmpty { client.insertText(text) }
    if kept.count < run.count { return .changed }
    return !text.isEmpty ? .written : run.isEmpty ? .nothing : .ended
  }
}

extension Edit {
  /// Applies this edit to the field of `client`.
  fileprivate func apply(to client: some TextClient) {
    for _ in 0..<deleting { client.deleteBackward() }
    if !inserting.isEmpty { client.insertText(inserting) }
  }
}

extension Composer {
  /// Returns `seconds` in whole milliseconds, so that rounding cannot change the order of two times. Limits the result
  /// to about 30,000 years.
  static func milliseconds(_ seconds: Double) -> Int64 {
    // With the arguments in this order, NaN becomes the earliest time.
    let time = max(-1e15, min(seconds * 1000, 1e15))
    return Int64(time + (time < 0 ? -0.5 : 0.5))
  }
}
