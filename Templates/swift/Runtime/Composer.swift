/// Turns key presses into edits, and remembers where the composing run began: after `commit()` nothing
/// before the cursor changes any more.
///
/// ```swift
/// var composer = Composer(layout: .cheonjiin)
/// for id in ["ㅇㅁ", "인", "천", "ㄴㄹ"] { _ = composer.press(composer.layout.key(id)!) }
/// assert(composer.composing == "안")
/// ```
public struct Composer: Sendable {
  /// What one press of backspace takes away.
  public enum Step: Hashable, Sendable {
    /// The last jamo.
    case jamo
    /// The last key press, back to where the last syllable began; before that, whole syllables.
    case stroke
  }

  /// The layout whose keys are pressed; another ends the run.
  public var layout: KeyboardLayout { didSet { commit() } }
  /// The text of the run, all of which can still change.
  public var composing: String { run.text }
  /// Whether anything can still change.
  public var isComposing: Bool { !run.isEmpty }

  var run = Run()
  private var strokes = Strokes()

  /// A composer with nothing typed.
  public init(layout: KeyboardLayout) {
    self.layout = layout
  }

  /// Presses `key`; a key of another layout does nothing.
  public mutating func press(_ key: Key) -> Edit {
    let (last, before) = (run.last, run.beforeLast)
    guard layout.contains(key),
      let found = layout.trie.find(key: key.index, last: last, before: before)
    else { return .none }
    guard let edit = run.replace(found) else { return pressAnew(key) }
    strokes.record(found, last: last, before: before)
    return edit
  }

  /// Presses `key` as the first of a run.
  @inline(never) private mutating func pressAnew(_ key: Key) -> Edit {
    begin(after: nil)
    return press(key)
  }

  /// Ends the run: what was typed stays as it is.
  public mutating func commit() {
    run.commit()
    strokes.forget()
  }

  /// Ends the run and begins another after `text`; call it when the cursor has moved.
  ///
  /// - Parameter text: What stands before the cursor, or at least the last Character of it; nil if nobody
  ///   knows. A dot that begins a run then stays as it is, for it may be one Character with an unknown one.
  public mutating func begin(after text: String?) {
    run.begin(after: text)
    strokes.forget()
  }

  /// Ends the run and writes `text`, which no key typed.
  public mutating func insert(_ text: String) -> Edit {
    run.append(text)
    commit()
    return Edit(deleting: 0, inserting: text)
  }

  /// Writes a space, or only ends the run.
  ///
  /// - Parameter endsRun: Whether a space only ends the run where there is one; nil for what the layout says.
  public mutating func space(endsRun: Bool? = nil) -> Edit {
    guard isComposing, endsRun ?? layout.spaceEndsRun else { return insert(" ") }
    commit()
    return .none
  }

  /// Takes back the last `step` of the run.
  ///
  /// - Returns: nil if nothing is composed; delete one Character then, and call `begin(after:)`.
  public mutating func backspace(_ step: Step = .jamo) -> Edit? {
    guard isComposing else { return nil }
    let found = step == .jamo ? takingBackJamo : strokes.takeBack(from: run)
    if step == .jamo { strokes.forget() }
    if let edit = run.replace(found) { return edit }
    begin(after: nil)
    return nil
  }

  /// What takes the last jamo back; where the layout does not say, the last scalar goes.
  private var takingBackJamo: Replacement {
    layout.trie.replacement(
      key: layout.trie.keyCount - 1, last: run.last, before: run.beforeLast) ?? Replacement(1, 0)
  }
}
