import Hangul
import Layouts
import MapBuilder
import Rule
import StateMap
import TestSupport
import Testing

/// A layout with its maps, made once for all tests. That each cell is what the rule says is proved of every file that
/// ships (`gen verify`); here stands what a map has beside that.
struct TestedMap: Sendable, CustomTestStringConvertible {
  let layout: Layout
  let map: StateMap
  let minified: MinifiedMap

  static let all: [TestedMap] = Layout.inAllStyles.map { layout in
    let map = try! ReverseBuilder(layout).build()
    return TestedMap(layout: layout, map: map, minified: map.minified())
  }

  var testDescription: String { "\(layout.id), \(layout.dotStyle)" }

  /// How `run` is written, by the rule alone.
  func text(of run: [Letter]) -> [Unicode.Scalar] {
    ComposingRun(layout: layout, letters: run).text.scalars
  }
}

@Suite struct MapPropertyTests {
  @Test(arguments: TestedMap.all)
  func tablesStandInKeypadOrderAndStatesInScalarOrder(tested: TestedMap) {
    let ids = tested.layout.keys.map(\.id) + ["⌫"]
    #expect(tested.map.tables.map(\.key) == ids && tested.minified.tables.map(\.key) == ids)
    for table in tested.map.tables + tested.minified.tables + [tested.minified.splits] {
      let states = table.entries.map(\.state)
      #expect(zip(states, states.dropFirst()).allSatisfy { $0 < $1 })
      #expect(states.allSatisfy { $0.count <= 2 })
      #expect(table.entries.allSatisfy { table[$0.state] == $0.replacement })
      for other in ["\u{10FFFF}", "\u{1}"] { #expect(table[ShortText(other)!] == nil) }
    }
    #expect(tested.map.entryCount == tested.map.tables.reduce(0) { $0 + $1.entries.count })
  }

  /// Without any of the entries, the next shorter state would give another text.
  ///
  /// The exception is a step between the two pending dots after a lead: the dot alone gives it.
  @Test(arguments: TestedMap.all)
  func noEntryIsRedundant(tested: TestedMap) {
    for table in tested.map.tables.dropLast() {
      let redundant = table.entries.filter { entry in
        entry.state != .empty && table.withoutEntry(for: entry.state) == entry.replacement
      }
      let dotsAfterLeads = redundant.filter { entry in
        let letters = UnicodeOracle.letters(of: entry.state.description)
        return letters.count == 2 && letters[0].isConsonant && letters[1].isDot
      }
      #expect(redundant == dotsAfterLeads, "\(table.key)")
    }
  }

  @Test(arguments: TestedMap.all)
  func everySplitIsTheSyllableTakenApart(tested: TestedMap) throws {
    let splits = tested.minified.splits
    #expect(splits.key == "받침" && splits.entries.count == 399 * 27)
    for entry in splits.entries {
      let letters = UnicodeOracle.letters(of: entry.state.description)
      let parts = entry.replacement.description.scalars
      let rest = UnicodeOracle.letters(of: String(parts[0]))
      try #require(rest + parts.dropFirst().map { Letter($0) } == letters)
    }
  }

  /// The letters that backspace makes simpler; any other letter goes, ㄲ as well as ㄱ.
  private static let fallback: [Letter: Letter] = [
    "ㅘ": "ㅗ", "ㅙ": "ㅗ", "ㅚ": "ㅗ", "ㅝ": "ㅜ", "ㅞ": "ㅜ", "ㅟ": "ㅜ", "ㅢ": "ㅡ", "ᆢ": "ㆍ",
  ]

  /// The same in every layout, and the text before makes no difference.
  @Test(arguments: TestedMap.all)
  func backspaceTakesTheLastJamo(tested: TestedMap) throws {
    let table = try #require(tested.map["⌫"])
    func check(_ before: [Unicode.Scalar], becomes after: [Unicode.Scalar]?) throws {
      for text in [before, ["각"] + before] {
        let state = try #require(ShortText(String(scalars: text.suffix(2))))
        let answer = try #require(table.answer(to: state))
        let found = text.dropLast(answer.consumed) + answer.text.scalars
        try #require(Array(found) == text.dropLast(before.count) + (after ?? []), "\(text)")
      }
    }
    for scalar in UnicodeOracle.syllables {
      let letters = UnicodeOracle.letters(of: String(scalar))
      let (lead, vowel, tail) = (letters[0], letters[1], letters.dropFirst(2))
      let after: Unicode.Scalar? =
        switch tail.count {
        case 2: UnicodeOracle.syllable(lead, vowel, tail: tail.first)
        case 1: UnicodeOracle.syllable(lead, vowel)
        default: Self.fallback[vowel].map { UnicodeOracle.syllable(lead, $0) } ?? lead.scalar
        }
      try check([scalar], becomes: [try #require(after)])
    }
    let dots = tested.layout.letters.filter(\.isDot)
    let runs =
      tested.layout.letters.map { [$0] } + Jamo.leads.flatMap { lead in dots.map { [lead, $0] } }
    for run in runs {
      let rest = run.dropLast() + (Self.fallback[run.last!].map { [$0] } ?? [])
      try check(tested.text(of: run), becomes: tested.text(of: Array(rest)))
    }
  }

  @Test func cheonjiinHasThisManyTransitions() throws {
    let map = try #require(TestedMap.all.first { $0.layout == .cheonjiin }).map
    let counts = map.tables.dropLast().map(\.entries.count)
    #expect(counts.reduce(0, +) == 53_613 + 5 && map[".,?!"]?.entries.count == 5)
    let vowels = ["인", "천", "지"].compactMap { map[$0]?.entries }.joined()
    let moves = vowels.count { UnicodeOracle.letters(of: $0.state.description).count > 2 }
    #expect(moves == 399 * 27 * 3)
  }
}

extension StateMap.Table {
  /// What a keyboard would write for `state` if there were no entry for it.
  fileprivate func withoutEntry(for state: ShortText) -> ShortText? {
    if state.count == 2, let new = self[ShortText(state[1])] { return ShortText(state[0]) + new }
    return self[.empty].map { state + $0 } ?? state
  }
}

extension ShortText {
  fileprivate var scalars: [Unicode.Scalar] { description.scalars }
}
