import Layouts
import Parallel
import Rule

/// The proof that maps do what the one rule does, for every state with every key and with backspace.
///
/// A state is the end of a run. A key sees two scalars and changes one unit at most, so that these runs give
/// all states: the empty run, each letter, each of the 11,172 syllables, and each of these with every letter
/// typed after it. Only backspace leads to the others, a consonant apart from a syllable whose tail it could be: 달거
/// becomes 달ㄱ.
struct RuleProof: Sendable {
  private let layout: Layout
  private let letters: [Letter]
  private let keys: [Key]
  /// What each key does: a row for each letter that a run can end in, and last a row for the empty run. The
  /// array is flat, because threads would contend for the reference counts of its rows.
  private let effects: [ComposingRun.Effect]
  private let readers: [any MapReader]

  init(layout: Layout, readers: [any MapReader]) {
    let letters = layout.letters
    self.layout = layout
    self.letters = letters
    keys = layout.keys
    effects = (letters + [nil]).flatMap { last in layout.keys.map { ComposingRun.effect(of: $0, after: last) } }
    self.readers = readers
  }

  /// Asks every reader about every cell, a state with a key, and counts the cells.
  func run() throws(VerificationFailure) -> Int {
    let rests = [[]] + letters.map { [$0] } + Syllable.all.map(\.letters)
    let size = 256
    let chunks = stride(from: 0, to: rests.count, by: size).map { rests[$0...].prefix(size) }
    let listed = readers.listed
    let found = try chunks.concurrentMap { chunk throws(VerificationFailure) in
      var work = Work(unseen: listed)
      for rest in chunk { try check(rest, &work) }
      return work
    }
    try readers.proveNoStrays(among: found.reduce(into: listed) { $0.formIntersection($1.unseen) })
    return found.reduce(0) { $0 + $1.count }
  }

  /// Counts and reused buffers: with 44 million cells, none can allocate its own.
  private struct Work {
    var count = 0
    /// The states that a reader lists and that no run ended in yet.
    var unseen: Set<ShortText>
    /// The run after the press, and what is written before and after it: `ends` says where in `new` that of each key ends.
    var pressed: [Letter] = []
    var old: [Unicode.Scalar] = []
    var new: [Unicode.Scalar] = []
    var ends: [Int] = []
    /// What the last reader answered, key by key, which was right.
    var answers: [Answer] = []
  }

  /// Checks every key after `rest` with each letter, for an empty `rest` also after the empty run, and for a syllable
  /// with a tail also where the last consonant stands apart.
  private func check(_ rest: [Letter], _ work: inout Work) throws(VerificationFailure) {
    if rest.isEmpty { try check(rest, lastLetter: letters.count, &work) }
    for (index, letter) in letters.enumerated() {
      try check(rest + [letter], lastLetter: index, &work)
    }
    if rest.count > 2, let index = letters.firstIndex(of: rest[rest.count - 1]) {
      try check([letters[index]], apartFrom: rest.dropLast(), lastLetter: index, &work)
    }
  }

  private func check(
    _ run: [Letter], apartFrom start: [Letter] = [], lastLetter: Int, _ work: inout Work
  ) throws(VerificationFailure) {
    let style = layout.dotStyle
    work.old.removeAll(keepingCapacity: true)
    work.new.removeAll(keepingCapacity: true)
    work.ends.removeAll(keepingCapacity: true)
    ComposingRun.write(start, style: style, to: &work.old)
    ComposingRun.write(run, style: style, to: &work.old)
    work.pressed = run
    for key in keys.indices {
      switch effects[lastLetter * keys.count + key] {
      case .advances(let letter): work.pressed[run.count - 1] = letter
      case .appends(let letter): work.pressed.append(letter)
      case .nothing: break
      }
      ComposingRun.write(start, style: style, to: &work.new)
      ComposingRun.write(work.pressed, style: style, to: &work.new)
      work.ends.append(work.new.count)
      if work.pressed.count > run.count { work.pressed.removeLast() }
      if let last = run.last { work.pressed[run.count - 1] = last }
    }
    ComposingRun.write(start, style: style, to: &work.new)
    ComposingRun.writeDeletingJamo(run, style: style, to: &work.new)
    work.ends.append(work.new.count)
    work.count += keys.count + 1
    let state = ShortText(endOf: work.old)
    work.unseen.remove(state)
    if let last = state.last { work.unseen.remove(ShortText(last)) }
    work.answers = []
    for reader in readers { try compare(reader, state, &work) }
  }

  private func compare(_ reader: any MapReader, _ state: ShortText, _ work: inout Work) throws(VerificationFailure) {
    let answers = reader.answers(to: state)
    if work.answers.starts(with: answers) { return }
    work.answers = answers
    var start = 0
    for (key, answer) in answers.enumerated() {
      let end = work.ends[key]
      guard answer.turns(work.old, into: work.new[start..<end]) else {
        let id = key < keys.count ? keys[key].id : StateMap.backspace
        throw VerificationFailure(
          path: reader.path,
          detail: "turns \(state) by \(id) into \(answer.described(on: state)) and not "
            + String(String.UnicodeScalarView(work.new[start..<end])))
      }
      start = end
    }
  }
}

extension Answer {
  fileprivate func turns(_ old: [Unicode.Scalar], into new: ArraySlice<Unicode.Scalar>) -> Bool {
    let kept = old.count - consumed
    let count = text.count
    guard kept >= 0, new.count == kept + count else { return false }
    let start = new.startIndex
    for index in 0..<kept where old[index] != new[start + index] { return false }
    for index in 0..<count where text[index] != new[start + kept + index] { return false }
    return true
  }
}
