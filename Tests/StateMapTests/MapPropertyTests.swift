import Foundation
import Hangul
import Layouts
import StateMap
import TestSupport
import Testing

/// Properties of the maps of all layouts.
@Suite struct MapPropertyTests {
  @Test(arguments: TestedLayout.all)
  func tablesStandInKeypadOrderAndStatesInScalarOrder(tested: TestedLayout) {
    let ids = tested.keys.map(\.id) + ["⌫"]
    #expect(tested.map.tables.map(\.key) == ids)
    #expect(tested.minified.tables.map(\.key) == ids)
    for table in tested.map.tables + tested.minified.tables + [tested.minified.splits] {
      let states = table.entries.map(\.state.description.scalars)
      #expect(zip(states, states.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
      #expect(states.allSatisfy { $0.count <= 2 })
    }
    #expect(tested.map.entryCount == tested.map.tables.map(\.entries.count).reduce(0, +))
  }

  @Test(arguments: TestedLayout.all)
  func aTableFindsItsEntriesAndNothingElse(tested: TestedLayout) {
    for table in tested.map.tables {
      #expect(table.entries.allSatisfy { table[$0.state] == $0.replacement })
      #expect(table[ShortText("\u{10FFFF}")] == nil)
      #expect(table[ShortText("\u{1}")] == nil)
    }
  }

  /// Without any of the entries, the next shorter state would give another text.
  ///
  /// The exception is a step between the two pending dots after a lead: the dot alone gives it.
  @Test(arguments: TestedLayout.all)
  func noEntryIsRedundant(tested: TestedLayout) throws {
    for key in tested.keys {
      let table = try #require(tested.map[key.id])
      let redundant = table.entries.filter { entry in
        entry.state != .empty && table.withoutEntry(for: entry.state) == entry.replacement
      }
      let dotsAfterLeads = redundant.filter { entry in
        let letters = UnicodeOracle.letters(of: entry.state.description)
        return letters.count == 2 && letters[0].isConsonant && letters[1].isDot
      }
      #expect(redundant == dotsAfterLeads, "\(key.id)")
    }
  }

  @Test(arguments: TestedLayout.all)
  func everySplitIsTheSyllableTakenApart(tested: TestedLayout) throws {
    let splits = tested.minified.splits
    #expect(splits.key == "받침")
    #expect(splits.entries.count == 399 * 27)
    for entry in splits.entries {
      let letters = UnicodeOracle.letters(of: entry.state.description)
      let parts = entry.replacement.description.scalars
      let rest = UnicodeOracle.letters(of: String(parts[0]))
      let together = rest + parts.dropFirst().map { Letter($0) }
      try agree("\(entry.state)", together.map(\.scalar), letters.map(\.scalar))
    }
  }

  /// A transition with one lead exists with all 19 leads.
  @Test(arguments: TestedLayout.all)
  func transitionsNeverDependOnTheLead(tested: TestedLayout) throws {
    for table in tested.map.tables {
      for entry in table.entries {
        guard let (states, replacements) = LeadSubstitution.variants(of: entry) else { continue }
        for (state, replacement) in zip(states, replacements) {
          try agree(
            "\(state) + \(table.key)", table[state]?.description.scalars ?? [],
            replacement.description.scalars)
        }
      }
    }
  }
}

extension StateMap.Table {
  /// What a keyboard would write for `state` if there were no entry for it.
  fileprivate func withoutEntry(for state: ShortText) -> ShortText? {
    if state.count == 2, let new = self[ShortText(state[1])] { return ShortText(state[0]) + new }
    return self[.empty].map { state + $0 } ?? state
  }
}

/// Replaces the lead in an entry by each of the 19 leads, through canonical decomposition.
private enum LeadSubstitution {
  /// Each syllable and each conjoining lead with each of the 19 leads.
  private static let substitutes: [Unicode.Scalar: [ShortText]] = {
    var result: [Unicode.Scalar: [ShortText]] = [:]
    let leads = (UInt32(0x1100)...0x1112).compactMap(Unicode.Scalar.init)
    for scalar in UnicodeOracle.syllables + leads {
      let rest = String(scalar).decomposedStringWithCanonicalMapping.scalars.dropFirst()
      result[scalar] = leads.compactMap { lead in
        ShortText(String(scalars: [lead] + rest).precomposedStringWithCanonicalMapping)
      }
    }
    return result
  }()

  private static let consonants = Jamo.leads.map { ShortText($0.scalar) }

  /// The entry's state and replacement for every lead, or nil where it has no lead: a lone letter that
  /// becomes another letter.
  static func variants(of entry: StateMap.Entry) -> ([ShortText], [ShortText])? {
    guard entry.state.count > 0, entry.replacement.count > 0 else { return nil }
    let (state, replacement) = (entry.state[0], entry.replacement[0])
    let isAdvance =
      substitutes[state] == nil && Letter(replacement).isConsonant
      && entry.state.count == 1
    guard !isAdvance, let states = forms(of: state), let replacements = forms(of: replacement)
    else {
      return nil
    }
    return (
      states.map { $0 + entry.state.dropFirst() },
      replacements.map { $0 + entry.replacement.dropFirst() }
    )
  }

  private static func forms(of scalar: Unicode.Scalar) -> [ShortText]? {
    substitutes[scalar] ?? (Letter(scalar).isConsonant ? consonants : nil)
  }
}
