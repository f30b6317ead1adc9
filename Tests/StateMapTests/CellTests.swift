import Hangul
import Layouts
import StateMap
import TestSupport
import Testing

/// The reverse-built map against the forward rule: on every entry, and on every cell without one.
@Suite struct CellTests {
  @Test(arguments: TestedLayout.all)
  func everyEntryIsWhatTheRuleSays(tested: TestedLayout) throws {
    for key in tested.keys {
      for entry in try #require(tested.map[key.id]).entries {
        let run = UnicodeOracle.letters(of: entry.state.description)
        try agree("state", tested.text(of: run), entry.state.description.scalars)
        try agree(
          "\(entry.state) + \(key.id)", tested.text(of: run, pressing: key),
          entry.replacement.description.scalars)
      }
    }
  }

  /// A run can end in a syllable, or in a letter that stands alone after it.
  @Test(arguments: TestedLayout.all, 0..<19)
  func everyCellOfSyllablesIsWhatTheRuleSays(tested: TestedLayout, lead: Int) throws {
    let alphabet = tested.alphabet
    for scalar in UnicodeOracle.syllables[(lead * 588)..<(lead * 588 + 588)] {
      let run = UnicodeOracle.letters(of: String(scalar))
      try expectAgreement(tested, on: run, written: [scalar])
      for letter in alphabet {
        let text = tested.text(of: run + [letter])
        guard text.first == scalar else { continue }
        try expectAgreement(tested, on: run + [letter], written: text)
      }
    }
  }

  @Test(arguments: TestedLayout.all)
  func everyOtherCellIsWhatTheRuleSays(tested: TestedLayout) throws {
    var runs: [[Letter]] = [[]]
    for _ in 1...2 {
      runs += runs.flatMap { run in tested.alphabet.map { run + [$0] } }
    }
    // A pending dot after its lead, with each letter after it.
    for dot in tested.dots {
      for lead in Jamo.leads { runs += tested.alphabet.map { [lead, dot, $0] } }
    }
    for run in runs { try expectAgreement(tested, on: run, written: tested.text(of: run)) }
  }

  /// Presses every key on `run`: five lines and six lines must do what the rule does.
  private func expectAgreement(
    _ tested: TestedLayout, on run: [Letter], written before: [Unicode.Scalar]
  ) throws {
    for key in tested.keys {
      let expected = tested.text(of: run, pressing: key)
      var (five, six) = (before, before)
      tested.five.press(key.id, on: &five)
      tested.six.press(key.id, on: &six)
      try agree("\(run) + \(key.id), five lines", five, expected)
      try agree("\(run) + \(key.id), six lines", six, expected)
    }
  }
}
