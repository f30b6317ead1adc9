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
    /// The last key press. Backspace undoes the presses of the last syllable one by one, and then deletes whole
    /// syllables.
    case stroke
  }

  /// The result of comparing the run with a report, which is the text before the cursor.
  enum RunMatch {
    /// The report ends with the run.
    case whole
    /// The report contains only the end of the run, or is empty.
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
  /// The number of strokes in the history that are older than the last unit of the run. Backspace does not take them
  /// back one by one. The number is nil until backspace needs it.
  private var floor: Int?
  /// The text before the run, or at least its last Character. It is nil if that text is unknown. A dot that begins a
  /// run forms one Character with a preceding open syllable, so the dot and the syllable are deleted and written
  /// together.
  private(set) var context: Substring? = ""
  /// The possible end of the text before the run if `context` is unknown. An open syllable can represent any text,
  /// because everything that can continue any Character in use continues an open syllable.
  private var possibleContext = "가"

  /// Creates an empty composer.
  public init(layout: KeyboardLayout) {
    self.layout = layout
  }

  /// Presses `key`. A key that belongs to another layout does nothing.
  public mutating func press(_ key: Key) -> Edit {
    guard layout.contains(key), let stroke = layout.trie.stroke(key.number, on: run),
      stroke.added != stroke.removed
    else { return .none }
    guard let edit = apply(stroke) else {
      // The stroke would delete part of an unknown Character. The key begins another run instead.
      begin(after: nil)
      return press(key)
    }
    history.append(stroke)
    floor = nil
    return edit
  }

  /// Ends the run if `key`, pressed after a pause, begins a new letter. This is the case if the run ends in a consonant
  /// or mark of the key's cycle, and the key would turn that letter into another.
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

  /// Ends the run, and begins another run after `text`. Call this when the cursor has moved.
  ///
  /// - Parameter text: The text before the cursor, or at least its last Character. Pass nil if that text is unknown. A
  ///   dot that begins a run after unknown text never changes, because the dot and that text may form one Character.
  public mutating func begin(after text: String?) {
    begin(after: text, or: "가")
  }

  /// Ends the run, and begins another run after `text`. If `text` is nil, the text before the cursor is unknown and may
  /// end in `possible`.
  mutating func begin(after text: String?, or possible: String) {
    (context, possibleContext) = (text.map { $0[...] }, possible)
    run.removeAll(keepingCapacity: true)
    clearHistory()
  }

  /// Ends the run, and writes `text`, which no key of the layout has produced.
  public mutating func insert(_ text: String) -> Edit {
    run += text.unicodeScalars
    commit()
    return Edit(deleting: 0, inserting: text)
  }

  /// Writes a space. If the run ends in a letter and `endsRun` allows it, ends the run instead and writes nothing.
  ///
  /// - Parameter endsRun: True if a space after a letter ends the run and writes nothing. nil uses the layout's value.
  public mutating func space(endsRun: Bool? = nil) -> Edit {
    guard isEndedBySpace(endsRun) else { return insert(" ") }
    commit()
    return .none
  }

  /// Returns true if `space(endsRun:)` would end the run and write nothing.
  func isEndedBySpace(_ endsRun: Bool?) -> Bool {
    guard let last = run.last, Trie.Hangul.contains(last) else { return false }
    return endsRun ?? layout.spaceEndsRun
  }

  /// Deletes the last `unit` of the run.
  ///
  /// - Returns: The edit, or nil if there is no run. In that case, delete one Character and call `begin(after:)`.
  public mutating func backspace(_ unit: BackspaceUnit = .jamo) -> Edit? {
    guard isComposing else { return nil }
    let edit = apply(unit == .jamo ? takingBackJamo() : takingBackStroke())
    if edit == nil { begin(after: nil) }
    return edit
  }

  /// Compares the run with the end of `report`, and updates `context` with the part of `report` that precedes the run.
  /// Compares at most the last 32 scalars of the run, because a press does not change earlier ones.
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
    // If the dot at the start of the run now belongs to another Character, either the dot is another dot or the report
    // is stale.
    if let known = context?.last, known != report[..<start].last, isJoined { return .mismatch }
    // If the text before the run is unknown, it usually stays unknown, because that text may be longer than the report.
    // But if the report ends in a lead before the run, that lead joins the run's first syllable, so the text must be
    // updated.
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
  /// - Returns: nil, without changing the run, if the stroke would delete part of an unknown Character.
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

  /// Returns the stroke that deletes the last jamo. If the layout does not define such a stroke, returns the stroke
  /// that deletes the last scalar.
  private mutating func takingBackJamo() -> Trie.Stroke {
    clearHistory()
    return layout.trie.stroke(layout.trie.keyCount - 1, on: run)
      ?? Trie.Stroke(on: run, removing: 1)
  }

  /// Returns the stroke that takes back the last stroke of the last unit. If no such stroke is left, returns the stroke
  /// that deletes that unit.
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

  /// Returns the index of the last stroke that was made when the run was `rest`. Returns 0 if there is no such stroke.
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
