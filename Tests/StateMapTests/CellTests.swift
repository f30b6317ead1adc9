import Hangul
import Layouts
import StateMap
import TestSupport
import Testing

/// The map, built backwards, against the rule, run forwards: on entries and on cells without one.
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

  @Test(arguments: TestedLayout.all)
  func everyCellOfSyllablesIsWhatTheRuleSays(tested: TestedLayout) throws {
    for scalar in UnicodeOracle.syllables { try tested.expectAgreement(after: scalar) }
  }

  /// After each vowel and tail, with one lead each, taken in turn: `transitionsNeverDependOnTheLead`
  /// shows that the lead does not matter. For Cheonjiin, another test tries all 19 leads.
  @Test(arguments: TestedLayout.all)
  func everyCellOfLettersAfterSyllablesIsWhatTheRuleSays(tested: TestedLayout) throws {
    for (index, scalar) in UnicodeOracle.syllables.enumerated() {
      guard index / 588 == index % 588 % 19 else { continue }
      try tested.expectAgreementOnStrays(after: scalar)
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
    for run in runs { try tested.expectAgreement(on: run, written: tested.text(of: run)) }
  }
}

extension TestedLayout {
  /// Tries every key after the syllable `scalar`.
  func expectAgreement(after scalar: Unicode.Scalar) throws {
    try expectAgreement(on: UnicodeOracle.letters(of: String(scalar)), written: [scalar])
  }

  /// Tries every key after the syllable `scalar` and each letter that stands alone after it.
  func expectAgreementOnStrays(after scalar: Unicode.Scalar) throws {
    let run = UnicodeOracle.letters(of: String(scalar))
    for letter in alphabet {
      let text = text(of: run + [letter])
      guard text.first == scalar, text.count == 2 else { continue }
      try expectAgreement(on: run + [letter], written: text)
    }
  }

  /// Presses every key on `run`; the look-ups in five and in six lines must do what the rule does.
  func expectAgreement(
    on run: [Letter], written before: [Unicode.Scalar]
  ) throws {
    for key in keys {
      let expected = text(of: run, pressing: key)
      var (five, six) = (before, before)
      self.five.press(key.id, on: &five)
      self.six.press(key.id, on: &six)
      try agree("\(run) + \(key.id), five lines", five, expected)
      try agree("\(run) + \(key.id), six lines", six, expected)
    }
  }
}
