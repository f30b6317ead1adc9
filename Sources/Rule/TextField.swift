import Layouts

/// A text field whose user types at its end: committed text, and a run that can change.
public struct TextField: Hashable, Sendable {
  private let layout: Layout
  /// The text before the run.
  public private(set) var committed: [Unicode.Scalar] = []
  /// The letters of the run.
  public private(set) var letters: [Letter] = []
  /// Where the parts of the run but the first begin. They do not join: backspace changes nothing before the last unit,
  /// so that 달거 becomes 달ㄱ and not 닭, although both have the same letters.
  private var starts: [Int] = []
  /// The presses since the run began, or since a jamo was taken back.
  private var history: [Stroke] = []
  /// How many entries of the history are older than the last syllable; nil until that is needed.
  private var floor: Int?
  private var isAfterPause = false

  /// What a press changed. A copy of the run would take the square of a long run's length.
  private struct Stroke: Hashable {
    /// What the last letter was, nil if the press appended it.
    let replaced: Letter?
    let starts: [Int]
  }

  /// An empty field typed into on `layout`.
  public init(layout: Layout) {
    self.layout = layout
  }

  /// The run as it is written.
  public var run: [Unicode.Scalar] {
    zip([0] + starts, starts + [letters.count]).flatMap { written($0..<$1) }
  }

  /// Whether there is a run.
  public var isComposing: Bool { !letters.isEmpty }

  /// The whole text of the field.
  public var scalars: [Unicode.Scalar] { committed + run }

  /// Lets so much time pass that another press of a key begins a new letter instead of the next step of its cycle.
  public mutating func pause() { isAfterPause = true }

  /// Whether a press of `key` comes after a pause and begins another run.
  public func pauseEndsRun(before key: Key) -> Bool {
    isAfterPause && letters.last.map { key.cycles(through: $0) } == true
  }

  /// Presses `key`. A press that advances a letter to itself changes nothing.
  public mutating func press(_ key: Key) {
    if pauseEndsRun(before: key) { commit() }
    isAfterPause = false
    switch ComposingRun.effect(of: key, after: letters.last) {
    case .advances(let letter):
      guard let last = letters.popLast(), last != letter else { return letters.append(letter) }
      history.append(Stroke(replaced: last, starts: starts))
      letters.append(letter)
    case .appends(let letter):
      history.append(Stroke(replaced: nil, starts: starts))
      letters.append(letter)
    case .nothing: return
    }
    floor = nil
    join()
  }

  /// Ends the run.
  public mutating func commit() {
    committed += run
    (letters, starts) = ([], [])
    forget()
  }

  /// Whether space ends the run and writes nothing: after a mark there are no letters to keep apart.
  public var spaceOnlyEndsRun: Bool { layout.spaceEndsRun && letters.last?.isHangul == true }

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
    guard let start = startOfLastUnit else {
      committed = committed.dropLast()
      return
    }
    let unit = ComposingRun.deletingJamo(from: letters[start...])
    removeAll(from: start)
    if start > 0, !unit.isEmpty { starts.append(start) }
    letters += unit
    join()
    forget()
  }

  /// Takes back the last press of the last syllable, or a whole syllable once its presses are forgotten,
  /// or deletes the last committed scalar if the run is empty.
  public mutating func deleteStroke() {
    guard let start = startOfLastUnit else {
      committed = committed.dropLast()
      return
    }
    var rest = self
    rest.removeAll(from: start)
    let floor = floor ?? strokes(before: rest.run)
    if history.count > floor {
      takeBack(history.removeLast())
      self.floor = floor
    } else {
      removeAll(from: start)
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

  /// Where the last syllable, pending form or lone letter begins; nil if there is no run.
  private var startOfLastUnit: Int? {
    if letters.isEmpty { return nil }
    let start = starts.last ?? 0
    return start + ComposingRun(layout: layout, letters: Array(letters[start...])).startOfLastUnit
  }

  private mutating func removeAll(from start: Int) {
    letters.removeSubrange(start...)
    starts.removeAll { $0 >= start }
  }

  private mutating func takeBack(_ stroke: Stroke) {
    letters.removeLast()
    if let letter = stroke.replaced { letters.append(letter) }
    starts = stroke.starts
  }

  /// How many strokes came before the run was last written so; 0 if it never was.
  private func strokes(before scalars: [Unicode.Scalar]) -> Int {
    var past = self
    return history.indices.last { index in
      past.takeBack(history[index])
      return past.run == scalars
    } ?? 0
  }

  /// Joins the last two parts into one, again and again, as long as the text stays the same.
  private mutating func join() {
    while let last = starts.last {
      let start = starts.dropLast().last ?? 0
      let parts = written(start..<last) + written(last..<letters.count)
      guard written(start..<letters.count) == parts else { return }
      starts.removeLast()
    }
  }

  private mutating func forget() {
    history = []
    floor = nil
  }

  private func written(_ range: Range<Int>) -> [Unicode.Scalar] {
    ComposingRun(layout: layout, letters: Array(letters[range])).scalars
  }
}
