import Hangul
import Layouts
import StateMap

/// What a text field holds as keys are pressed: the model that the generated composers are held to.
///
/// It keeps whole texts where they keep edits, and reads the map where they read tries.
struct ReferenceComposer {
  /// Every text here is one of Unicode scalars.
  typealias Text = [Unicode.Scalar]

  private let map: StateMap
  private var committed: Text = []
  /// The run.
  private(set) var run: Text = []
  /// What the run was before each press since it began, or since something was taken back by jamo.
  private var history: [Text] = []
  /// How much of the history is from before the last syllable; nil until somebody asks.
  private var floor: Int?

  /// A composer of `map` with nothing typed.
  init(_ map: StateMap) {
    self.map = map
  }

  /// Writes all that stands in the text field, in UTF-8.
  func write(to bytes: inout [UInt8]) {
    for text in [committed, run] {
      for scalar in text { bytes += UTF8.encode(scalar)! }
    }
  }

  /// Does what `token` says.
  mutating func take(_ token: ConformanceToken) {
    switch token {
    case .key(let index):
      let before = run
      guard replace(by: map.tables[index]) else { return }
      history.append(before)
      floor = nil
    case .commit: commit()
    case .space:
      let endsRun = map.layout.spaceEndsRun && !run.isEmpty
      commit()
      if !endsRun { committed.append(" ") }
    case .jamo:
      if run.isEmpty {
        committed = committed.dropLast()
        return
      }
      forget()
      if !replace(by: map.tables[map.tables.count - 1]) { run.removeLast() }
    case .stroke:
      if run.isEmpty {
        committed = committed.dropLast()
        return
      }
      takeBackStroke()
    }
  }

  /// Takes one press back, as long as it is one since the last syllable began; then whole syllables.
  private mutating func takeBackStroke() {
    let rest = run[..<(run.count - lastUnit)]
    let floor = floor ?? history.lastIndex { $0.elementsEqual(rest) } ?? 0
    if history.count > floor {
      run = history.removeLast()
      self.floor = floor
    } else {
      run = Array(rest)
      forget()
    }
  }

  private mutating func forget() {
    history = []
    floor = nil
  }

  private mutating func commit() {
    committed += run
    run = []
    forget()
  }

  /// Replaces the end of the run as `table` says; returns whether it says to do anything.
  private mutating func replace(by table: StateMap.Table) -> Bool {
    let before = ShortText(endOf: run)
    guard let found = table.answer(to: before) else { return false }
    run.removeLast(found.consumed)
    for index in 0..<found.text.count { run.append(found.text[index]) }
    return true
  }

  /// How many scalars the last syllable, pending form or letter has.
  private var lastUnit: Int {
    guard run.count > 1, let last = run.last else { return run.count }
    let style = map.layout.dotStyle
    let isDot = last == style.scalar(of: .dot) || last == style.scalar(of: .twoDots)
    return isDot && style.lead(of: run[run.count - 2]) != nil ? 2 : 1
  }
}

/// One thing that a user does.
enum ConformanceToken: Hashable {
  /// Presses the key with this place in keypad order.
  case key(Int)
  case commit
  case space
  case jamo
  case stroke
}
