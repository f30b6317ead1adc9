import Artifacts
import Layouts
import Rule

/// Proves that maps agree with the rule, for every state with every key and with backspace.
///
/// A state is the end of a run: at most two scalars. A key depends on at most two scalars and changes at most one unit,
/// so the following runs cover all states that keys lead to: the empty run, each letter, each of the 11,172 syllables,
/// and every letter typed after one of these letters and syllables. Only backspace leads to the remaining states. In
/// these states, a consonant follows a syllable without joining its tail, although it could: 달거 becomes 달ㄱ.
struct RuleProof: Sendable {
  private let layout: Layout
  private let letters: [Letter]
  private let keys: [Key]
  /// The effects of all keys: a row for each letter that a run can end with, and a last row for the empty run. The
  /// array is flat, because threads would contend for the reference counts of its rows.
  private let effects: [ComposingRun.Effect]
  private let readers: [any MapReader]
  /// The states that at least one reader lists.
  private let listed: Set<ShortText>

  init(layout: Layout, readers: [any MapReader]) {
    let letters = layout.letters
    self.layout = layout
    self.letters = letters
    keys = layout.keys
    effects = (letters + [nil]).flatMap { last in layout.keys.map { ComposingRun.effect(of: $0, after: last) } }
    self.readers = readers
    listed = readers.listed
  }

  /// Compares every cell, which is a state with a key, in every reader. Returns the number of cells.
  func run() throws(VerificationFailure) -> Int {
    let rests = [[]] + letters.map { [$0] } + Syllable.all.map(\.letters)
    let size = 256
    let chunks = stride(from: 0, to: rests.count, by: size).map { rests[$0...].prefix(size) }
    let found = try chunks.concurrentMap { chunk throws(VerificationFailure) in
      var work = Work()
      for rest in chunk { try check(rest, &work) }
      return work
    }
    try readers.proveNoStrays(among: found.reduce(into: listed) { $0.subtract($1.seen) })
    return found.reduce(0) { $0 + $1.count }
  }

  /// Texts, one after another in one array. There are 44 million cells, too many to allocate an array for each.
  private struct Texts {
    var scalars: [Unicode.Scalar] = []
    private var ends: [Int] = []

    var count: Int { ends.count }

    /// The range of a text in `scalars`.
    subscript(number: Int) -> Range<Int> { (number == 0 ? 0 : ends[number - 1])..<ends[number] }

    mutating func endText() { ends.append(scalars.count) }

    mutating func removeAll() {
      scalars.removeAll(keepingCapacity: true)
      ends.removeAll(keepingCapacity: true)
    }
  }

  private struct Work {
    /// The number of cells.
    var count = 0
    /// The states that runs ended with, and the last scalars of these states. States that no reader lists are omitted.
    var seen: [ShortText] = []
    /// The texts of the runs that begin with the current rest, which are the letters before the last one.
    var old = Texts()
    /// The texts after each key and then backspace, for each of these runs.
    var new = Texts()
    /// The letters of a run after a press.
    var pressed: [Letter] = []

    /// Returns true if `answer` changes the text at `old` to the text at `new`.
    func turns(_ old: Range<Int>, into new: Range<Int>, by answer: Answer) -> Bool {
      let (kept, count) = (old.count - answer.consumed, answer.text.count)
      guard kept >= 0, new.count == kept + count else { return false }
      return (0..<kept).allSatisfy { self.old.scalars[old.lowerBound + $0] == self.new.scalars[new.lowerBound + $0] }
        && (0..<count).allSatisfy { answer.text[$0] == self.new.scalars[new.lowerBound + kept + $0] }
    }
  }

  /// Checks every key after each run that consists of `rest` and one more letter. If `rest` is empty, also checks the
  /// empty run. If `rest` is a syllable with a tail, also checks the run in which the last consonant has not joined the
  /// tail.
  private func check(_ rest: [Letter], _ work: inout Work) throws(VerificationFailure) {
    work.old.removeAll()
    work.new.removeAll()
    if rest.isEmpty { press(rest, lastLetter: letters.count, &work) }
    for (index, letter) in letters.enumerated() {
      press(rest + [letter], lastLetter: index, &work)
    }
    if rest.count > 2, let index = letters.firstIndex(of: rest[rest.count - 1]) {
      press([letters[index]], apartFrom: rest.dropLast(), lastLetter: index, &work)
    }
    work.count += work.new.count
    let states = (0..<work.old.count).map { ShortText(endOf: work.old.scalars[work.old[$0]]) }
    let lasts = states.compactMap(\.last).map { ShortText($0) }
    work.seen += (states + lasts).filter(listed.contains)
    // Threads contend for a reader, so each reader is queried for all states in a row.
    var verified = [[Answer]](repeating: [], count: states.count)
    for reader in readers { try compare(reader, states, work, &verified) }
  }

  /// Writes the text of `run` after `start` to `work.old`, and the texts after every key and backspace to `work.new`.
  private func press(_ run: [Letter], apartFrom start: [Letter] = [], lastLetter: Int, _ work: inout Work) {
    let style = layout.dotStyle
    ComposingRun.write(start, style: style, to: &work.old.scalars)
    ComposingRun.write(run, style: style, to: &work.old.scalars)
    work.old.endText()
    work.pressed.replaceSubrange(0..., with: run)
    for key in keys.indices {
      switch effects[lastLetter * keys.count + key] {
      case .advances(let letter): work.pressed[run.count - 1] = letter
      case .appends(let letter): work.pressed.append(letter)
      case .nothing: break
      }
      ComposingRun.write(start, style: style, to: &work.new.scalars)
      ComposingRun.write(work.pressed, style: style, to: &work.new.scalars)
      work.new.endText()
      if work.pressed.count > run.count { work.pressed.removeLast() }
      if let last = run.last { work.pressed[run.count - 1] = last }
    }
    ComposingRun.write(start, style: style, to: &work.new.scalars)
    ComposingRun.writeDeletingJamo(run, style: style, to: &work.new.scalars)
    work.new.endText()
  }

  /// Compares the answers of `reader` to `states` with the texts of the rule. `verified` contains the answers of the
  /// previous reader. Answers that equal these are not compared again.
  private func compare(
    _ reader: any MapReader, _ states: [ShortText], _ work: Work, _ verified: inout [[Answer]]
  ) throws(VerificationFailure) {
    for (row, state) in states.enumerated() {
      let answers = reader.answers(to: state)
      if verified[row].starts(with: answers) { continue }
      verified[row] = answers
      for (key, answer) in answers.enumerated() {
        let new = work.new[row * (keys.count + 1) + key]
        guard work.turns(work.old[row], into: new, by: answer) else {
          let id = key < keys.count ? keys[key].id : StateMap.backspace
          throw VerificationFailure(
            path: reader.path,
            detail: "turns \(state) with \(id) into \(answer.described(on: state)) instead of "
              + String(String.UnicodeScalarView(work.new.scalars[new])))
        }
      }
    }
  }
}
