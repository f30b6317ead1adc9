import Layouts

/// A text field with the cursor at the end: committed text, followed by a run that can change.
public struct TextField: Hashable, Sendable {
  private let layout: Layout
  /// The text before the run.
  public private(set) var committed: [Unicode.Scalar] = []
  /// The letters of the run.
  public private(set) var letters: [Letter] = []
  /// The start of each part of the run after the first. Parts do not join. Backspace can leave such parts, because it
  /// changes nothing before the last unit. For example, 달거 becomes 달ㄱ and not 닭, although 달ㄱ and 닭 have the same
  /// letters.
  private var partStarts: [Int] = []
  /// The presses since the run began, or since the last backspace by jamo.
  private var history: [Stroke] = []
  /// The number of presses in `history` that are older than the last unit. Nil if this number has not been computed.
  private var historyFloor: Int?
  private var isAfterPause = false

  /// The change that a press made. Storing copies of the run instead would need space that is quadratic in the length
  /// of the run.
  private struct Stroke: Hashable {
    /// The last letter before the press, or nil if the press appended a letter.
    let replaced: Letter?
    let partStarts: [Int]
  }

  /// Creates an empty field with `layout`.
  public init(layout: Layout) {
    self.layout = layout
  }

  /// The scalars of the run, composed into syllables.
  public var run: [Unicode.Scalar] {
    zip([0] + partStarts, partStarts + [letters.count]).flatMap { written($0..<$1) }
  }

  /// True if there is a run.
  public var isComposing: Bool { !letters.isEmpty }

  /// The whole text of the field.
  public var scalars: [Unicode.Scalar] { committed + run }

  /// Simulates a pause longer than the cycle timeout. Another press of the same key then begins a new letter instead of
  /// advancing the last one through its cycle.
  public mutating func pause() { isAfterPause = true }

  /// Returns true if a press of `key` would begin a new run because of a pause.
  public func pauseEndsRun(before key: Key) -> Bool {
    isAfterPause && letters.last.map { key.cycles(through: $0) } == true
  }

  /// Handles a press of `key`. A press that advances a letter to itself has no effect.
  public mutating func press(_ key: Key) {
    if pauseEndsRun(before: key) { commit() }
    isAfterPause = false
    switch ComposingRun.effect(of: key, after: letters.last) {
    case .advances(let letter):
      guard let last = letters.popLast(), last != letter else { return letters.append(letter) }
      history.append(Stroke(replaced: last, partStarts: partStarts))
      letters.append(letter)
    case .appends(let letter):
      history.append(Stroke(replaced: nil, partStarts: partStarts))
      letters.append(letter)
    case .nothing: return
    }
    historyFloor = nil
    joinParts()
  }

  /// Ends the run.
  public mutating func commit() {
    committed += run
    (letters, partStarts) = ([], [])
    clearHistory()
  }

  /// True if space ends the run and writes nothing. After a mark, space writes a space, because the next letter could
  /// not join the mark anyway.
  public var spaceOnlyEndsRun: Bool { layout.spaceEndsRun && letters.last?.isHangul == true }

  /// Handles the space key: ends the run, and writes a space unless `spaceOnlyEndsRun`.
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

  /// Handles a backspace by jamo: deletes or simplifies the last letter of the run. If there is no run, deletes the
  /// last committed scalar.
  public mutating func deleteJamo() {
    guard let start = startOfLastUnit else {
      committed = committed.dropLast()
      return
    }
    let unit = ComposingRun.deletingJamo(from: letters[start...])
    removeAll(from: start)
    if start > 0, !unit.isEmpty { partStarts.append(start) }
    letters += unit
    joinParts()
    clearHistory()
  }

  /// Handles a backspace by stroke: takes back the last press of the last unit. If the presses of this unit are not in
  /// the history, deletes the whole unit. If there is no run, deletes the last committed scalar.
  public mutating func deleteStroke() {
    guard let start = startOfLastUnit else {
      committed = committed.dropLast()
      return
    }
    var rest = self
    rest.removeAll(from: start)
    let floor = historyFloor ?? strokeCount(before: rest.run)
    if history.count > floor {
      takeBack(history.removeLast())
      historyFloor = floor
    } else {
      removeAll(from: start)
      clearHistory()
    }
  }

  /// Performs `press`. The key numbers in a press are indices in `keys`.
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

  /// The index of the first letter of the last unit: a syllable, a pending form or a lone letter. Nil if there is no
  /// run.
  private var startOfLastUnit: Int? {
    if letters.isEmpty { return nil }
    let start = partStarts.last ?? 0
    return start + ComposingRun(layout: layout, letters: Array(letters[start...])).startOfLastUnit
  }

  private mutating func removeAll(from start: Int) {
    letters.removeSubrange(start...)
    partStarts.removeAll { $0 >= start }
  }

  private mutating func takeBack(_ stroke: Stroke) {
    letters.removeLast()
    if let letter = stroke.replaced { letters.append(letter) }
    partStarts = stroke.partStarts
  }

  /// Returns the number of strokes before the last moment at which the run was `scalars`. Returns 0 if the run was
  /// never `scalars`.
  private func strokeCount(before scalars: [Unicode.Scalar]) -> Int {
    var past = self
    return history.indices.last { index in
      past.takeBack(history[index])
      return past.run == scalars
    } ?? 0
  }

  /// Joins the last two parts repeatedly, as long as that does not change the text.
  private mutating func joinParts() {
    while let last = partStarts.last {
      let start = partStarts.dropLast().last ?? 0
      let parts = written(start..<last) + written(last..<letters.count)
      guard written(start..<letters.count) == parts else { return }
      partStarts.removeLast()
    }
  }

  private mutating func clearHistory() {
    history = []
    historyFloor = nil
  }

  private func written(_ range: Range<Int>) -> [Unicode.Scalar] {
    ComposingRun(layout: layout, letters: Array(letters[range])).scalars
  }
}
