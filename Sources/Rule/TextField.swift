import Hangul
import Layouts

/// A text field whose user types at its end: committed text, and a run that can change.
///
/// The model is as plain as possible: it keeps the run's letters, and a copy from before each press.
public struct TextField: Hashable, Sendable {
  private let layout: Layout
  /// The text before the run.
  public private(set) var committed: [Unicode.Scalar] = []
  /// The run, in parts that do not join: backspace changes nothing before the last unit, so that 달거
  /// becomes 달ㄱ and not 닭, although both have the same letters.
  private var parts: [ComposingRun] = []
  /// What the run was before each press since it began, or since a jamo was taken back.
  private var history: [[ComposingRun]] = []
  /// How many entries of the history are older than the last syllable; nil until that is needed.
  private var floor: Int?
  private var isAfterPause = false

  /// An empty field typed into on `layout`.
  public init(layout: Layout) {
    self.layout = layout
  }

  /// The scalars of the run.
  public var run: [Unicode.Scalar] { scalars(of: parts) }

  /// The letters of the run.
  public var letters: [Letter] { parts.flatMap(\.letters) }

  /// Whether there is a run.
  public var isComposing: Bool { !parts.isEmpty }

  /// The last letter of the run.
  private var last: Letter? { parts.last?.letters.last }

  /// The whole text of the field.
  public var scalars: [Unicode.Scalar] { committed + run }

  /// Lets so much time pass that another press of a key begins a new letter instead of the next step of its cycle.
  public mutating func pause() { isAfterPause = true }

  /// Whether a press of `key` comes after a pause and begins another run.
  public func pauseEndsRun(before key: Key) -> Bool {
    isAfterPause && last.map { key.cycles(through: $0) } == true
  }

  /// Presses `key`.
  public mutating func press(_ key: Key) {
    if pauseEndsRun(before: key) { commit() }
    isAfterPause = false
    var part = parts.last ?? ComposingRun(layout: layout)
    guard part.press(key) else { return }
    history.append(parts)
    floor = nil
    parts = parts.dropLast() + [part]
    join()
  }

  /// Ends the run.
  public mutating func commit() {
    committed += run
    parts = []
    forget()
  }

  /// Whether space ends the run and writes nothing: after a mark there are no letters to keep apart.
  public var spaceOnlyEndsRun: Bool { layout.spaceEndsRun && last?.isHangul == true }

  /// Ends the run, and writes a space unless ending the run is all that space does here.
  public mutating func space() {
    let isWritten = !spaceOnlyEndsRun
    commit()
    if isWritten { committed.append(" ") }
  }

  /// Ends the run, and writes `scalars` after it.
  public mutating func write(_ scalars: [Unicode.Scalar]) {
    commit()
    committed += scalars
  }

  /// Takes back the last jamo, or deletes the last committed scalar if the run is empty.
  public mutating func deleteJamo() {
    guard let (rest, unit) = splitOffLastUnit() else {
      committed = committed.dropLast()
      return
    }
    var shorter = unit
    shorter.deleteJamo()
    parts = rest + (shorter.letters.isEmpty ? [] : [shorter])
    join()
    forget()
  }

  /// Takes back the last press of the last syllable, or a whole syllable once its presses are forgotten,
  /// or deletes the last committed scalar if the run is empty.
  public mutating func deleteStroke() {
    guard let (rest, _) = splitOffLastUnit() else {
      committed = committed.dropLast()
      return
    }
    let restScalars = scalars(of: rest)
    let floor = floor ?? history.lastIndex { scalars(of: $0) == restScalars } ?? 0
    if history.count > floor {
      parts = history.removeLast()
      self.floor = floor
    } else {
      parts = rest
      forget()
    }
  }

  /// Does what `press` says, which numbers keys as `keys` does.
  public mutating func perform(_ press: Press, on keys: [Key]) {
    switch press {
    case .key(let key): self.press(keys[key])
    case .pause: pause()
    case .next: commit()
    case .space: space()
    case .jamo: deleteJamo()
    case .stroke: deleteStroke()
    case .text(let scalars): write(scalars)
    }
  }

  /// The last syllable, pending form or lone letter, and the run without it; nil if there is no run.
  private func splitOffLastUnit() -> (rest: [ComposingRun], unit: ComposingRun)? {
    guard let last = parts.last else { return nil }
    let start = last.startOfLastUnit
    let before = ComposingRun(layout: layout, letters: Array(last.letters[..<start]))
    let unit = ComposingRun(layout: layout, letters: Array(last.letters[start...]))
    return (parts.dropLast() + (start > 0 ? [before] : []), unit)
  }

  /// Joins the last two parts into one, again and again, as long as the text stays the same.
  private mutating func join() {
    while parts.count > 1 {
      let letters = parts.suffix(2).flatMap(\.letters)
      let joined = ComposingRun(layout: layout, letters: letters)
      guard joined.scalars == scalars(of: parts.suffix(2)) else { return }
      parts = parts.dropLast(2) + [joined]
    }
  }

  private mutating func forget() {
    history = []
    floor = nil
  }

  private func scalars(of parts: some Sequence<ComposingRun>) -> [Unicode.Scalar] {
    parts.flatMap(\.scalars)
  }
}
