import Hangul
import Layouts
import Rule
import StateMap
import TestSupport
import Testing

/// Whole texts, key by key.
@Suite struct TypingTests {
  @Test(arguments: TestedLayout.all)
  func everySyllableTypesWithoutANextCharacterKey(tested: TestedLayout) throws {
    var typist = Typist(tested.layout)
    for scalar in UnicodeOracle.syllables {
      let letters = UnicodeOracle.letters(of: String(scalar))
      guard let presses = typist.presses(for: letters) else {
        throw Disagreement("\(scalar) cannot be typed as one run")
      }
      var (five, six): ([Unicode.Scalar], [Unicode.Scalar]) = ([], [])
      for key in presses {
        tested.five.press(key.id, on: &five)
        tested.six.press(key.id, on: &six)
      }
      try agree("\(presses.map(\.id)), five lines", five, [scalar])
      try agree("\(presses.map(\.id)), six lines", six, [scalar])
    }
  }

  @Test(arguments: TestedLayout.all, 0..<10)
  func longRandomRunsAgreeAtEveryPress(tested: TestedLayout, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      var composer = ComposingRun(layout: tested.layout)
      var (five, six): ([Unicode.Scalar], [Unicode.Scalar]) = ([], [])
      for press in 0..<100 {
        let key = tested.keys[Int.random(in: tested.keys.indices, using: &random)]
        composer.press(key)
        tested.five.press(key.id, on: &five)
        tested.six.press(key.id, on: &six)
        let expected = composer.text.scalars
        try agree("seed \(seed), press \(press), five lines", five, expected)
        try agree("seed \(seed), press \(press), six lines", six, expected)
      }
    }
  }

  /// A vowel or a dot after a syllable with a tail takes the tail's last consonant as its lead.
  @Test(arguments: TestedLayout.all)
  func everyTailMovesOnToAVowel(tested: TestedLayout) throws {
    let keys = tested.keys.filter { $0.appends?.takesLead ?? false }
    for scalar in UnicodeOracle.syllables {
      let letters = UnicodeOracle.letters(of: String(scalar))
      guard letters.count > 2, let last = letters.last else { continue }
      let rest = try #require(
        UnicodeOracle.syllable(
          letters[0], letters[1], tail: letters.count == 4 ? letters[2] : nil))
      for key in keys where key.advance[last] == nil {
        let expected = [rest] + written(last, key.appends!, tested.layout.dotStyle)
        let found = tested.map[key.id]?[ShortText(scalar)]?.description.scalars ?? []
        try agree("\(scalar) + \(key.id)", found, expected)
      }
    }
  }

  private func written(_ lead: Letter, _ vowel: Letter, _ style: DotStyle) -> [Unicode.Scalar] {
    if let syllable = UnicodeOracle.syllable(lead, vowel), !vowel.isDot { return [syllable] }
    switch style {
    case .conjoining:
      return [
        UnicodeOracle.scalar(.lead, like: lead)!,
        UnicodeOracle.scalar(.vowel, like: vowel) ?? vowel.scalar,
      ]
    case .compatibility: return [lead.scalar, vowel.scalar]
    }
  }
}
