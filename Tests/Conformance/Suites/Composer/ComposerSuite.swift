import Layouts
import Rule

/// The suite about presses and the text that they type into an empty field of one layout.
struct ComposerSuite {
  private(set) var cases: [Case] = []
  private let layout: Layout
  private let coverage: Coverage
  /// True if cases without a new feature are skipped.
  private var skipsRepeats = false
  private var filter = NoveltyFilter<Feature>()
  private var presses: [Press] = []
  private var shown: [Feature] = []

  init(_ layout: Layout, _ coverage: Coverage) {
    self.layout = layout
    self.coverage = coverage
    let all = ComposerCases(layout)
    for branch in coverage == .all ? all.syllables : all.syllablesInRows {
      add(branch, after: TextField(layout: layout))
    }
    skipsRepeats = coverage == .sample
    for branch in all.branchesBesidesSyllables {
      add(branch, after: TextField(layout: layout))
    }
  }

  /// A behavior that a case can test: a press, the preceding press, and the end of the run.
  struct Feature: Hashable {
    let press, previous: Press?
    let last, before: UInt32
  }

  /// Adds the cases of `branch`. The presses so far have left the field as `field`.
  private mutating func add(_ branch: ComposerCases.Branch, after field: TextField) {
    let shared = presses.count
    var field = field
    for press in branch.presses {
      if coverage == .sample { shown.append(feature(press, on: field)) }
      field.perform(press, on: layout.keys)
      presses.append(press)
    }
    for branch in branch.branches { add(branch, after: field) }
    if branch.branches.isEmpty { finish(field) }
    presses.removeLast(presses.count - shared)
    if coverage == .sample { shown.removeLast(shown.count - shared) }
  }

  private mutating func finish(_ field: TextField) {
    if coverage == .sample, !filter.insert(shown), skipsRepeats { return }
    let steps = presses.map { $0.notation(on: layout.keys) }.joined(separator: " ")
    cases.append(Case(["composer", layout.styledID, steps], [String(field.scalars)]))
  }

  private func feature(_ press: Press, on field: TextField) -> Feature {
    let end = field.run.suffix(2)
    let previous = presses.last.map { if case .key = $0 { Press.key(0) } else { $0 } }
    let last = end.last.map(Self.place) ?? 0
    return Feature(
      press: press, previous: previous, last: last,
      // The preceding scalar matters only to a letter that is not in a syllable.
      before: end.count > 1 && end.last.flatMap(Syllable.init) == nil ? Self.tail(end.first!) : 0)
  }

  /// Returns the row of a scalar in a key's table. The row depends on the scalar's tail, or else on its vowel, or else
  /// on the scalar itself.
  private static func place(_ scalar: Unicode.Scalar) -> UInt32 {
    guard let syllable = Syllable(scalar) else { return scalar.value }
    return UInt32(syllable.tail == .none ? 100 + syllable.vowel : 1 + syllable.tail.index)
  }

  /// Returns a number for the tail of a syllable, or 30 if the scalar is a letter.
  private static func tail(_ scalar: Unicode.Scalar) -> UInt32 {
    Syllable(scalar).map { UInt32($0.tail.index + 1) } ?? 30
  }
}
