import Hangul
import Layouts
import Parallel
import Rule
import StateMap

/// The proof that maps say what the one rule does: every state with every key, and with backspace.
///
/// States are the ends of runs. A key sees two scalars and changes one unit at most, so that a unit and a
/// letter after it make every state there is: nothing, each letter and each of the 11,172 syllables, and
/// each of these with every letter typed after it.
struct RuleProof: Sendable {
  private let layout: Layout
  private let letters: [Letter]
  private let keys: [Key]
  /// What each key does after each letter, and after none last.
  private let effects: [[ComposingRun.Effect]]
  /// The readers with distinct contents.
  private let readers: [any MapReader]

  init(layout: Layout, readers: [any MapReader]) {
    let letters = layout.letters
    self.layout = layout
    self.letters = letters
    keys = layout.keys
    effects = layout.keys.map { key in
      (letters + [nil]).map { ComposingRun.effect(of: key, after: $0) }
    }
    self.readers = readers.distinct
  }

  /// Asks every reader about every cell.
  ///
  /// - Returns: How many cells there are: a state with a key.
  /// - Throws: `VerificationFailure` at the first answer that is not the rule's.
  func run() throws(VerificationFailure) -> Int {
    let rests = [[]] + letters.map { [$0] } + Syllable.all.map(\.letters)
    let size = 256
    let chunks = stride(from: 0, to: rests.count, by: size).map {
      Array(rests[$0..<min($0 + size, rests.count)])
    }
    let found = try chunks.concurrentMap { chunk throws(VerificationFailure) in
      var cells = Cells(proof: self)
      for rest in chunk { try cells.check(rest) }
      return (count: cells.count, states: cells.states)
    }
    let states = found.reduce(into: Set<ShortText>()) { $0.formUnion($1.states) }
    for reader in readers {
      guard let stray = reader.stray(outside: states) else { continue }
      throw VerificationFailure(
        path: reader.path, detail: "has an entry for \(stray), which no run ends in")
    }
    return found.reduce(0) { $0 + $1.count }
  }

  /// The cells of some runs, with buffers that are used again and again: there are fifty million.
  private struct Cells {
    let proof: RuleProof
    var count = 0
    var states: Set<ShortText> = []
    private var run: [Letter] = []
    private var pressed: [Letter] = []
    private var old: [Unicode.Scalar] = []
    private var new: [Unicode.Scalar] = []

    init(proof: RuleProof) {
      self.proof = proof
    }

    /// Checks every key after `rest` and each letter, and after nothing where `rest` is empty.
    mutating func check(_ rest: [Letter]) throws(VerificationFailure) {
      if rest.isEmpty { try check(rest, lastLetter: proof.letters.count) }
      run = rest + [.dot]
      for (index, letter) in proof.letters.enumerated() {
        run[rest.count] = letter
        try check(run, lastLetter: index)
      }
    }

    private mutating func check(_ run: [Letter], lastLetter: Int) throws(VerificationFailure) {
      let style = proof.layout.dotStyle
      old.removeAll(keepingCapacity: true)
      ComposingRun.write(run, style: style, to: &old)
      let state = ShortText(endOf: old)
      states.insert(state)
      if let last = state.last { states.insert(ShortText(last)) }
      for key in proof.keys.indices {
        pressed.replaceSubrange(0..., with: run)
        switch proof.effects[key][lastLetter] {
        case .advances(let letter): pressed[run.count - 1] = letter
        case .appends(let letter): pressed.append(letter)
        case .nothing: break
        }
        new.removeAll(keepingCapacity: true)
        ComposingRun.write(pressed, style: style, to: &new)
        try compare(key, state)
      }
      var field = TextField(layout: proof.layout, run: run)
      field.deleteJamo()
      new = run.isEmpty ? [] : field.scalars
      try compare(proof.keys.count, state)
      count += proof.keys.count + 1
    }

    private func compare(_ key: Int, _ state: ShortText) throws(VerificationFailure) {
      for reader in proof.readers {
        let answer = reader.answer(key: key, state: state) ?? .nothing
        guard answer.turns(old, into: new) else {
          let id = key < proof.keys.count ? proof.keys[key].id : StateMap.backspace
          throw VerificationFailure(
            path: reader.path,
            detail: "turns \(state) by \(id) into \(answer.described(on: state)) and not "
              + String(String.UnicodeScalarView(new)))
        }
      }
    }
  }
}

extension Answer {
  /// Whether the answer turns `old` into `new`.
  fileprivate func turns(_ old: [Unicode.Scalar], into new: [Unicode.Scalar]) -> Bool {
    let kept = old.count - consumed
    let count = text.count
    guard kept >= 0, new.count == kept + count else { return false }
    for index in 0..<kept where old[index] != new[index] { return false }
    for index in 0..<count where text[index] != new[kept + index] { return false }
    return true
  }
}
