// Part of Hwalja, under the MIT licence: see LICENSE.

/// Turns key presses into edits, and keeps the composing run: the typed text that can still change.
///
/// ```swift
/// var composer = Composer(layout: .cheonjiin)
/// for id in ["ㅇㅁ", "인", "천", "ㄴㄹ"] { _ = composer.press(composer.layout.key(id)!) }
/// assert(composer.composing == "안")
/// ```
public struct Composer: Sendable {
  /// The unit of one backspace.
  public enum BackspaceUnit: Hashable, Sendable {
    /// The last jamo.
    case jamo
    /// The last key press, back to the start of the last syllable; before that, whole syllables.
    case stroke
  }

  /// The result of comparing the run with a report of the text before the cursor.
  enum RunMatch {
    /// The report ends with the run.
    case whole
    /// The report is the end of the run, or empty.
    case partial
    /// The report ends with something else.
    case mismatch
  }

  /// The layout whose keys are pressed. Setting it ends the run.
  public var layout: KeyboardLayout { didSet { commit() } }
  /// The text of the run, all of which can still change.
  public var composing: String { Edit.Characters.text(run) }
  /// True if there is a run.
  public var isComposing: Bool { !run.isEmpty }

  /// The scalars of the run.
  private(set) var run: [Unicode.Scalar] = []
  /// The strokes since the run began, or since the history was last cleared.
  private var history: [Trie.Stroke] = []
  /// The index in the history before which strokes are not taken back one by one; nil until it is needed.
  private var floor: Int?
  /// The text before the run, or at least its last Character; nil if unknown. A dot that begins a run is one Character
  /// with an open syllable before it, and the two are deleted and written together.
  private(set) var context: Substring? = ""
  /// The possible end of the text before the run if `context` is unknown. An open syllable stands for any text, because
  /// everything that can continue any Character in use continues it.
  private var possibleContext = "가"

  /// Creates a composer with nothing typed.
  public init(layout: KeyboardLayout) {
    self.layout = layout
  }

  /// Presses `key`. A key of another layout does nothing.
  public mutating func press(_ key: Key) -> Edit {
    guard layout.contains(key), let stroke = layout.trie.stroke(key.number, on: run),
      stroke.added != stroke.removed
    else { return .none }
    guard let edit = apply(stroke) else {
      // This would delete part of an unknown Character. The key begins another run instead.
      begin(after: nil)
      return press(key)
    }
    history.append(stroke)
    floor = nil
    return edit
  }

  /// Ends the run if `key`, pressed after a pause, begins a new letter. It does if the run ends in a consonant or mark
  /// of the key's cycle, and the key would turn that into another.
  public mutating func endCycle(of key: Key) {
    if isInCycle(of: key) { commit() }
  }

  /// Returns true if `key` would turn the end of the run into another letter of its cycle.
  func isInCycle(of key: Key) -> Bool {
    guard layout.contains(key), let last = run.last.flatMap(Trie.Hangul.consonantOrMark) else {
      return false
    }
    var letters: [Unicode.Scalar] = []
    while let next = layout.trie.run(Array(letters.suffix(1)), pressing: key.number),
      next.count == 1,
      !letters.contains(next[0])
    { letters += next }
    return letters.contains(last) && layout.trie.run([last], pressing: key.number)?.count == 1
  }

  /// Ends the run; its text stays.
  public mutating func commit() {
    // If the run is only the end of an unknown Character, that Character stays unknown.
    if context != nil || isComposing && (!isJoined || composing.count > 1) {
      context = (context?.suffix(1) ?? "") + composing
    }
    run.removeAll(keepingCapacity: true)
    clearHistory()
  }

  /// Ends the run, and begins another after `text`. Call this when the cursor has moved.
  ///
  /// - Parameter text: The text before the cursor, or at least its last Character; nil if unknown. A dot that begins a
  ///   run after unknown text never changes, because it may be one Character with that text.
  public mutating func begin(after text: String?) {
    begin(after: text, or: "가")
  }

  /// Does the same for unknown text that may end in `possible`.
  mutating func begin(after text: String?, or possible: String) {
    (context, possibleContext) = (text.map { $0[...] }, possible)
    run.removeAll(keepingCapacity: true)
    clearHistory()
  }

  /// Ends the run, and writes `text`, which does not come from a key of the layout.
  public mutating func insert(_ text: String) -> Edit {
    run += text.unicodeScalars
    commit()
    return Edit(deleting: 0, inserting: text)
  }

  /// Writes a space, or only ends the run if that ends in a letter and `endsRun` allows it.
  ///
  /// - Parameter endsRun: True if a space after a letter only ends the run; nil for the layout's choice.
  public mutating func space(endsRun: Bool? = nil) -> Edit {
    guard isEndedBySpace(endsRun) else { return insert(" ") }
    commit()
    return .none
  }

  /// Returns true if `space(endsRun:)` would only end the run.
  func isEndedBySpace(_ endsRun: Bool?) -> Bool {
    guard let last = run.last, Trie.Hangul.contains(last) else { return false }
    return endsRun ?? layout.spaceEndsRun
  }

  /// Deletes the last `unit` of the run.
  ///
  /// - Returns: nil if there is no run. Then delete one Character, and call `begin(after:)`.
  public mutating func backspace(_ unit: BackspaceUnit = .jamo) -> Edit? {
    guard isComposing else { return nil }
    let edit = apply(unit == .jamo ? takingBackJamo() : takingBackStroke())
    if edit == nil { begin(after: nil) }
    return edit
  }

  /// Compares the run with the end of `report`, a field's text before the cursor, and updates `context` from it. Of a
  /// long run, only the last 32 scalars are compared, because a press changes no more of them.
  mutating func match(_ report: String) -> RunMatch {
    let reported = report.unicodeScalars
    var (start, missing) = (reported.endIndex, run.count)
    let unread = max(0, run.count - 32)
    while missing > unread {
      if start == reported.startIndex { return .partial }
      start = reported.index(before: start)
      missing -= 1
      if reported[start] != run[missing] { return .mismatch }
    }
    if unread > 0 { return .whole }
    // A dot that is part of another Character than before is another dot, or else the report is stale.
    if let known = context?.last, known != report[..<start].last, isJoined { return .mismatch }
    // Unknown text may be longer than this report. But a lead at its end joins the run's first syllable.
    if context != nil
      || Trie.Hangul.syllables.index(of: run[0]) ?? Trie.Hangul.leads.index(of: run[0]) != nil
        && reported[..<start].last.flatMap(Trie.Hangul.leads.index) != nil
    {
      context = report[..<start]
    }
    return .whole
  }

  private mutating func clearHistory() {
    history.removeAll(keepingCapacity: true)
    floor = nil
  }

  /// Applies `stroke` to the run.
  ///
  /// - Returns: nil, without a change, if this would delete part of an unknown Character.
  private mutating func apply(_ stroke: Trie.Stroke) -> Edit? {
    let edit = edit(by: stroke)
    if edit != nil { run.replaceSubrange(stroke.kept..., with: stroke.added) }
    return edit
  }

  private func edit(by stroke: Trie.Stroke) -> Edit? {
    let kept = run[..<stroke.kept]
    let isJoined = isJoined
    // The kept part matters only if it shares a Character with the removed part.
    if !(kept.isEmpty && isJoined),
      stroke.removed.first.map({ Edit.Characters.begin(with: $0, after: kept) }) ?? true
    {
      return Edit(from: stroke.removed, to: stroke.added)
    }
    let new = kept + stroke.added
    guard isJoined else { return Edit(from: run[...], to: new) }
    if let context {
      let known = Array(context.suffix(1).unicodeScalars)
      return Edit(from: known + run, to: known + new)
    }
    let isKnown = Edit.Characters.divergence(of: run[...], from: new) > 0
    return isKnown ? Edit(from: run[...], to: new) : nil
  }

  /// True if the run begins inside a Character.
  private var isJoined: Bool {
    guard let first = run.first else { return false }
    let before = context ?? possibleContext[...]
    return !Edit.Characters.begin(with: first, after: before.unicodeScalars)
  }

  /// Returns the stroke that deletes the last jamo or, if the layout defines none, the last scalar.
  private mutating func takingBackJamo() -> Trie.Stroke {
    clearHistory()
    return layout.trie.stroke(layout.trie.keyCount - 1, on: run)
      ?? Trie.Stroke(on: run, removing: 1)
  }

  /// Returns the stroke that takes back the last stroke of the last unit or, if none is left, deletes that unit.
  private mutating func takingBackStroke() -> Trie.Stroke {
    let rest = Trie.Stroke(on: run, removing: lastUnitCount)
    let floor = floor ?? lastStroke(after: run[..<rest.kept])
    guard history.count > floor else {
      clearHistory()
      return rest
    }
    self.floor = floor
    return history.removeLast().reversed
  }

  /// Returns the index of the last stroke made when the run was `rest`; 0 if there is no such stroke.
  private func lastStroke(after rest: ArraySlice<Unicode.Scalar>) -> Int {
    var past = run
    return history.indices.last { index in
      past.replaceSubrange(history[index].kept..., with: history[index].removed)
      return past[...] == rest
    } ?? 0
  }

  /// The number of scalars in the last unit of the run: two for a lead with a pending dot, otherwise one.
  private var lastUnitCount: Int {
    guard run.count > 1, Trie.Hangul.isDot(run[run.count - 1]) else { return 1 }
    let before = run[run.count - 2]
    let lead = Trie.Hangul.leads.index(of: before) ?? Trie.Hangul.consonants.index(of: before)
    return lead == nil ? 1 : 2
  }
}
