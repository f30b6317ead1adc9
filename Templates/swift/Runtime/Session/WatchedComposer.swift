/// A composer whose run ends when a report shows that it no longer stands before the cursor.
struct WatchedComposer {
  /// What a field says of itself.
  struct Report {
    /// What stands before the cursor or the selection, or the end of it; empty if the field does not say.
    let context: String
    let hasText, hasSelection: Bool

    init(of client: some TextClient) {
      context = client.documentContextBeforeInput ?? ""
      // Of no interest where there is something before the cursor.
      hasText = !context.isEmpty || client.hasText
      hasSelection = client.selectedText?.isEmpty == false
    }
  }

  var composer: Composer
  /// Whether the last report showed all of the run, so that the next is held to that.
  private var isShown = false
  /// Whether the field is being changed.
  private(set) var isWriting = false

  init(layout: KeyboardLayout) {
    composer = Composer(layout: layout)
    composer.begin(after: nil)
  }

  /// Looks at `report`, takes a step, and begins to write what that says.
  mutating func begin(_ report: Report, _ step: (inout WatchedComposer, Report) -> Edit) -> Edit {
    look(at: report)
    isWriting = true
    return step(&self, report)
  }

  /// Ends writing.
  ///
  /// - Returns: Whether it is worth asking for a report. Reports are cut where a sentence ends, so that
  ///   within a word one that was whole stays so.
  mutating func end() -> Bool {
    isWriting = false
    return composer.isComposing && !(isShown && composer.run.endsInWord)
  }

  /// Ends the run unless it stands where `report` is of.
  mutating func look(at report: Report) {
    guard composer.isComposing, !report.hasSelection else { return begin(after: report) }
    switch composer.run.look(at: report.context) {
    case .whole: isShown = true
    case .part: if isShown || !report.hasText { begin(after: report) }
    case .gone: begin(after: report)
    }
  }

  /// Takes from `context`, which stands before the cursor after such a change, whether the run is shown.
  mutating func learn(from context: String) {
    isShown = composer.run.look(at: context) == .whole
  }

  private mutating func begin(after report: Report) {
    composer.begin(after: report.context.isEmpty && report.hasText ? nil : report.context)
    isShown = false
  }
}
