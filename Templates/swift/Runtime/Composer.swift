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
  public let layout: Layout
  /// The text of the run, all of which can still change.
  public private(set) var composing = ""

  /// The Character before the run: a dot at its start would be one with it.
  private var context = ""
  private var length = 0
  private var strokes: [Stroke] = []

  /// What one press did, in Unicode scalars of the run.
  private struct Stroke {
    let length: Int
    let last: Unicode.Scalar?
    let removed: String
    let inserted: Int
  }

  /// A composer with nothing typed.
  public init(layout: Layout) {
    self.layout = layout
  }

  /// Presses `key`; a key of another layout does nothing.
  public mutating func press(_ key: Key) -> Edit {
    guard layout.contains(key),
      let found = layout.trie.replacement(key: key.index, after: composing)
    else { return .none }
    let scalars = composing.unicodeScalars
    strokes.append(
      Stroke(
        length: length, last: scalars.last, removed: String(scalars.suffix(found.consumed)),
        inserted: found.count))
    let edit = replace(found.consumed, by: found.text)
    forgetEarlierSyllables()
    return edit
  }

  /// Ends the run: what was typed stays as it is.
  public mutating func commit() {
    begin(after: context + composing)
  }

  /// Ends the run and begins another after `text`; call it when the cursor has moved.
  public mutating func begin(after text: String) {
    context = String(text.suffix(1))
    composing = ""
    length = 0
    strokes = []
  }

  /// Ends the run or, if there is none, writes a space.
  public mutating func space() -> Edit {
    let edit = composing.isEmpty ? Edit(deleting: 0, inserting: " ") : .none
    begin(after: context + composing + edit.inserting)
    return edit
  }

  /// Takes back the last `step` of the run.
  ///
  /// - Returns: nil if nothing is composed; delete one Character then, and call `begin(after:)`.
  public mutating func backspace(_ step: Step = .jamo) -> Edit? {
    if composing.isEmpty { return nil }
    if step == .stroke {
      guard let stroke = strokes.popLast() else { return replace(lastUnit, by: "") }
      return replace(stroke.inserted, by: stroke.removed)
    }
    strokes = []
    let found = layout.trie.replacement(key: layout.keys.count, after: composing)
    return replace(found?.consumed ?? 1, by: found?.text ?? "")
  }

  /// Replaces the last `count` scalars of the run.
  private mutating func replace(_ count: Int, by text: String) -> Edit {
    let edit = Edit(replacing: count, of: context + composing.suffix(4), by: text)
    composing.unicodeScalars.removeLast(count)
    composing += text
    length += text.unicodeScalars.count - count
    return edit
  }

  /// How many scalars the last syllable, pending form or letter of the run has.
  private var lastUnit: Int {
    let scalars = composing.unicodeScalars.suffix(2)
    guard scalars.count == 2, let first = scalars.first?.value, let last = scalars.last?.value
    else { return scalars.count }
    let isDot = last == 0x119E || last == 0x11A2 || last == 0x318D
    return isDot && (0x1100...0x1112 ~= first || 0x3131...0x314E ~= first) ? 2 : 1
  }

  /// Forgets the strokes before the first of the last syllable.
  private mutating func forgetEarlierSyllables() {
    let unit = lastUnit
    let last = composing.unicodeScalars.dropLast(unit).last
    let start = strokes.lastIndex { $0.length == length - unit && $0.last == last }
    if let start { strokes.removeFirst(start) }
  }
}
