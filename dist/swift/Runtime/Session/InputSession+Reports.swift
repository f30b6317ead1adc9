// Part of Hwalja, under the MIT licence: see LICENSE.

// The evidence that a session collects from its field's reports. Hosts may report late, report only part of the text,
// or report nothing. Each type below answers one question from docs/spec/COMPOSER.md, "Sessions".

extension InputSession {
  /// The time of the last report that ended with the whole run, relative to the session's edits (rules 1 to 3). Such a
  /// report *shows* the run.
  enum LastShown {
    /// No report has shown the run since it began, or since the session discarded this evidence. The session discards
    /// the evidence when an empty report follows a mark, because some hosts report only the current sentence. It also
    /// discards the evidence when the app answers Enter.
    case never
    /// A report has shown the run since it began, but not since its last edit. An empty report ends the run.
    case beforeLastEdit
    /// A report has shown the run since its last edit. A report that does not end with the whole run ends the run.
    case sinceLastEdit
  }

  /// The field's reports right after the session's own edits (rules 4, 7 and 8).
  struct ReportHistory {
    /// True if the field had text right after the last edit. Becomes false when the app answers Enter.
    var hadText = false
    /// True if the report after an insertion was nil or empty, and so was every report after a later edit. In that
    /// case, an empty report does not show that the field is empty.
    var hidesInsertions = false
    /// True if the report after the last insertion was nil. Terminals always report nil, even if they contain text.
    var isSilent = false
  }

  /// The evidence for and against trusting a new report. A report is *stale* if it shows the field as it was before the
  /// session's last edits.
  struct ReportTrust {
    /// The *end* of the last trusted report: its last two scalars. The session trusts each report that it reads right
    /// after an edit, and each later report that leaves no doubt about the text before the cursor. Two scalars are
    /// enough to distinguish different letters, and to detect a dot that joins a letter.
    var trustedEnd = ""
    /// The values of `trustedEnd` after the latest edits, oldest first. They are kept while stale reports may still
    /// arrive.
    var pastEnds: [String] = []
    /// True if the host has ever reported the field as it was after an earlier edit.
    var isHostLate = false
    /// The time of the last edit.
    var lastWriteTime: Int64?
    /// The time of the last *suspect* report. A report is suspect if it may be stale and a dot would join the text
    /// before the cursor. Until the field has settled, that text counts as unknown.
    var lastSuspectTime: Int64?

    /// Records the end of the report that the session has read right after an edit.
    mutating func recordWrite(end: String, at time: Int64?) {
      trustedEnd = end
      // No app lags more than 16 edits behind. Dropping 16 ends at once is cheaper than dropping one at every edit.
      if pastEnds.count == 32 { pastEnds.removeFirst(16) }
      pastEnds.append(end)
      lastWriteTime = time
    }
  }

  /// The last Enter. An app may answer Enter by sending its text. The field is then empty, possibly after a delay.
  struct EnterPress {
    let time: Int64
    /// True if the report right after Enter was not empty. The next empty report is then the app's answer.
    let isNewLineShown: Bool
    /// The time of the app's answer, or nil if the app has not answered.
    var answerTime: Int64?
  }

  /// The line feed of the last Enter, while the host has not confirmed it. A single-line field may have dropped the
  /// line feed. Text that is typed next may then join the text before Enter.
  struct UnconfirmedLineFeed {
    /// The trusted end before Enter, and the trusted end after Enter.
    let endBefore, endAfter: String

    /// Returns the end of the text that may precede the cursor if the field has dropped the line feed. If the field
    /// reports `endAfter`, that is the end of the text before Enter. If the field reports `endBefore`, the user may
    /// have pressed backspace. If the field had dropped the line feed, that backspace has deleted the last Character of
    /// the text before Enter instead.
    ///
    /// - Returns: nil if `end` is neither `endBefore` nor `endAfter`.
    func possibleText(reporting end: Substring) -> String? {
      if end == endAfter { return endBefore }
      guard end == endBefore else { return nil }
      // The field may contain the text before Enter, or that text without its last Character. An open syllable
      // covers both cases, because it joins with anything that any other text joins with.
      if Edit.Characters.joinsDot(end) { return String(end) }
      let rest = endBefore.dropLast()
      return rest.isEmpty ? "가" : String(rest)
    }
  }
}
