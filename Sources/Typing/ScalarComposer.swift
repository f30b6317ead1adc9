import Runtime

/// A composer that keeps the run as scalars, for long texts and for proofs: the run-time code's
/// `Composer` without its edits and its strokes.
///
/// Look-ups see the run alone, so that nothing before it ever changes.
public struct ScalarComposer: Sendable {
  private let trie: Trie

  /// The text before the run, which composing no longer changes.
  public private(set) var committed = ""

  /// The Unicode scalars of the run.
  public private(set) var run: [UInt32] = []

  /// A composer with nothing typed, which looks presses up in `trie`.
  public init(trie: Trie) {
    self.trie = trie
  }

  /// Everything typed.
  public var text: String { committed + composing }

  /// The text of the run.
  public var composing: String {
    var view = String.UnicodeScalarView()
    for value in run { view.append(Unicode.Scalar(value)!) }
    return String(view)
  }

  /// Does what `press` says.
  public mutating func perform(_ press: Press) {
    switch press {
    case .key(let key): self.press(key)
    case .next: commit()
    case .backspace: backspace()
    case .text(let scalars): enter(scalars)
    }
  }

  /// Forgets everything typed.
  public mutating func reset() {
    committed = ""
    run.removeAll(keepingCapacity: true)
  }

  /// What key number `key`, or backspace, would do now.
  public func replacement(key: Int) -> Replacement? {
    let count = run.count
    return trie.replacement(
      key: key, last: count > 0 ? run[count - 1] : 0, before: count > 1 ? run[count - 2] : 0)
  }

  private mutating func press(_ key: Int) {
    if let found = replacement(key: key) { apply(found) }
  }

  private mutating func backspace() {
    if run.isEmpty {
      _ = committed.popLast()
    } else if let found = replacement(key: trie.keyCount - 1) {
      apply(found)
    } else {
      run.removeLast()
    }
  }

  private mutating func commit() {
    guard !run.isEmpty else { return }
    committed += composing
    run.removeAll(keepingCapacity: true)
  }

  private mutating func enter(_ scalars: [Unicode.Scalar]) {
    commit()
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    committed += String(view)
  }

  private mutating func apply(_ found: Replacement) {
    run.removeLast(found.consumed)
    if found.first > 0 { run.append(found.first) }
    if found.second > 0 { run.append(found.second) }
    if found.third > 0 { run.append(found.third) }
  }
}
