// Part of Hwalja, under the MIT licence: see LICENSE.

// The things that a session has learned from the reports of its field, in one type for each question that
// docs/spec/COMPOSER.md asks under "Sessions". Hosts may report late, in part, or not at all.

extension InputSession {
  /// The last report that ended with the whole run, relative to the session's edits (rules 1 to 3).
  enum LastShown {
    /// Not since the run began, or since the session forgot it: after a mark followed by an empty report, because some
    /// hosts report only the current sentence, and when the app answers Enter.
    case never
    /// Since the run began, but not since its last edit. An empty report ends the run.
    case beforeLastEdit
    /// Since the last edit. A report without the whole run ends it.
    case sinceLastEdit
  }

  /// The reports of the field right after the session's own edits (rules 4, 7 and 8).
  struct ReportHistory {
    /// True if the field had text after the last edit, and the app has not answered Enter since.
    var hadText = false
    /// True if the report after an insertion was nil or empty, and no later edit was followed by text. An empty report
    /// then proves nothing.
    var hidesInsertions = false
    /// True if the report after the last insertion was nil. Terminals always report nil, even if they have text.
    var isSilent = false
  }

  /// The evidence for and against trusting a new report, which may show the field as it was before the session's last
  /// edits.
  struct ReportTrust {
    /// The last two scalars of the last trusted report: the one right after an edit, or a later one that was not in
    /// doubt. Two are enough to tell one letter from another, or from a dot that joins it.
    var end = ""
    /// `end` after each of the last edits, oldest first, while stale reports may still arrive.
    var pastEnds: [String] = []
    /// True if the host once reported the field as it was after an edit before the last.
    var isHostLate = false
    /// The time of the last edit.
    var lastWriteTime: Int64?
    /// The time of the last suspect report: stale perhaps, where a dot would join the text before the cursor. Until the
    /// field has settled, that text is unknown.
    var lastSuspectTime: Int64?

    /// Records the field's `end` right after an edit.
    mutating func recordWrite(end: String, at time: Int64?) {
      self.end = end
      // No app is later than 16 edits. Dropping half at once is cheaper than dropping one each time.
      if pastEnds.count == 32 { pastEnds.removeFirst(16) }
      pastEnds.append(end)
      lastWriteTime = time
    }
  }

  /// The last Enter, which the app may answer by sending its text: the field is then empty, perhaps a while later.
  struct SentEnter {
    let time: Int64
    /// True if the report right after it was not empty. Then the next empty report is the answer.
    let isLineShown: Bool
    /// The time of the answer; nil until then.
    var answerTime: Int64?
  }

  /// The line feed of the last Enter, which a single-line field may have dropped. What is typed next may then join the
  /// text before it.
  struct DoubtfulLineFeed {
    /// The trusted end before Enter and after it.
    let endBefore, endAfter: String

    /// Returns the end of the text that may precede the cursor if the field dropped the line feed but reports `end`:
    /// the text before Enter or, if the line feed was deleted since, that text without its last Character. nil if `end`
    /// is neither.
    func possibleText(reporting end: Substring) -> String? {
      if end == endAfter { return endBefore }
      guard end == endBefore else { return nil }
      // Either text may be there, and an open syllable stands for any text.
      if Edit.Characters.joinsDot(end) { return String(end) }
      let rest = endBefore.dropLast()
      return rest.isEmpty ? "가" : String(rest)
    }
  }
}
