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

  /// The layout whose keys are pressed.
  public let layout: KeyboardLayout
  /// The text of the run, all of which can still change.
  public var composing: String { String(run) }

  /// The Character before the run, which a dot at its start would join, and the run.
  private var text = ""
  /// Where the run begins, in UTF-8 bytes.
  private var start = 0
  private var strokes: [Stroke] = []

  /// What takes back a press that came after the scalar `last`.
  private struct Stroke {
    let last: UInt32
    let undo: Replacement
  }

  /// A composer with nothing typed.
  public init(layout: KeyboardLayout) {
    self.layout = layout
  }

  /// Presses `key`; a key of another layout does nothing.
  public mutating func press(_ key: Key) -> Edit {
    guard layout.contains(key),
      let found = layout.trie.replacement(key: key.index, after: run)
    else { return .none }
    let last = run.scalar(fromEnd: 1)
    let removed = run.scalar(fromEnd: found.consumed)
    let undo = Replacement(found.count, removed, found.consumed == 2 ? last : 0)
    strokes.append(Stroke(last: last, undo: undo))
    let edit = apply(found)
    forgetStrokes()
    return edit
  }

  /// Ends the run: what was typed stays as it is.
  public mutating func commit() {
    begin(after: text)
  }

  /// Ends the run and begins another after `text`; call it when the cursor has moved.
  public mutating func begin(after text: String) {
    self.text = String(text.suffix(1))
    start = self.text.utf8.count
    strokes = []
  }

  /// Ends the run or, if there is none, writes a space.
  public mutating func space() -> Edit {
    let edit = run.isEmpty ? Edit(deleting: 0, inserting: " ") : .none
    begin(after: text + edit.inserting)
    return edit
  }

  /// Takes back the last `step` of the run.
  ///
  /// - Returns: nil if nothing is composed; delete one Character then, and call `begin(after:)`.
  public mutating func backspace(_ step: Step = .jamo) -> Edit? {
    if run.isEmpty { return nil }
    if step == .stroke { return apply(strokes.popLast()?.undo ?? Replacement(lastUnit, 0)) }
    strokes = []
    let found = layout.trie.replacement(key: layout.trie.keyCount - 1, after: run)
    return apply(found ?? Replacement(1, 0))
  }

  private var run: Substring { text[text.utf8.index(text.startIndex, offsetBy: start)...] }

  private mutating func apply(_ replacement: Replacement) -> Edit {
    let edit = Edit(replacement, of: text[...])
    let cut = run.start(ofLast: replacement.consumed)!
    text.replaceSubrange(cut..., with: replacement.text)
    return edit
  }

  /// How many scalars the last syllable, pending form or letter of the run has.
  private var lastUnit: Int {
    let (first, last) = (run.scalar(fromEnd: 2), run.scalar(fromEnd: 1))
    let isDot = last == 0x119E || last == 0x11A2 || last == 0x318D
    return isDot && (0x1100...0x1112 ~= first || 0x3131...0x314E ~= first) ? 2 : 1
  }

  /// Forgets the strokes before the first of the last syllable.
  private mutating func forgetStrokes() {
    let unit = lastUnit
    let last = run.scalar(fromEnd: unit + 1)
    var grown = 0
    let start = strokes.lastIndex {
      grown += $0.undo.consumed - $0.undo.count
      return grown == unit && $0.last == last
    }
    if let start { strokes.removeFirst(start) }
  }
}
