import Hangul
import Layouts
import StateMap
import TestSupport
import Testing

/// Backspace takes one jamo, the same in every layout.
@Suite struct BackspaceTests {
  /// The letters that backspace makes simpler; any other letter goes, ㄲ as well as ㄱ.
  private static let fallback: [Letter: Letter] = [
    "ㅘ": "ㅗ", "ㅙ": "ㅗ", "ㅚ": "ㅗ", "ㅝ": "ㅜ", "ㅞ": "ㅜ", "ㅟ": "ㅜ", "ㅢ": "ㅡ",
    "ᆢ": "ㆍ",
  ]

  /// Presses backspace after `before` with both look-ups.
  private func expect(_ tested: TestedLayout, _ before: String, becomes after: [Unicode.Scalar])
    throws
  {
    var (five, six) = (before.scalars, before.scalars)
    tested.five.press("⌫", on: &five)
    tested.six.press("⌫", on: &six)
    try agree("\(before), five lines", five, after)
    try agree("\(before), six lines", six, after)
  }

  @Test(arguments: TestedLayout.all)
  func takesTheLastJamoOfEverySyllable(tested: TestedLayout) throws {
    for scalar in UnicodeOracle.syllables {
      let letters = UnicodeOracle.letters(of: String(scalar))
      let (lead, vowel, tail) = (letters[0], letters[1], letters.dropFirst(2))
      let after: Unicode.Scalar? =
        switch tail.count {
        case 2: UnicodeOracle.syllable(lead, vowel, tail: tail.first)
        case 1: UnicodeOracle.syllable(lead, vowel)
        default: Self.fallback[vowel].map { UnicodeOracle.syllable(lead, $0) } ?? lead.scalar
        }
      guard let after else { throw Disagreement("\(scalar) has no deletion") }
      try expect(tested, String(scalar), becomes: [after])
      // The text before makes no difference.
      try expect(tested, "각ㅉ\(scalar)", becomes: "각ㅉ".scalars + [after])
    }
  }

  @Test(arguments: TestedLayout.all)
  func takesLoneLettersBackOrAway(tested: TestedLayout) throws {
    for letter in tested.layout.letters {
      let before = String(scalars: tested.text(of: [letter]))
      let after = Self.fallback[letter].map { tested.text(of: [$0]) } ?? []
      try expect(tested, before, becomes: after)
      try expect(tested, "가" + before, becomes: "가".scalars + after)
    }
  }

  @Test(arguments: TestedLayout.all)
  func takesPendingDotsOneByOne(tested: TestedLayout) throws {
    for (lead, dot) in Jamo.leads.flatMap({ lead in tested.dots.map { (lead, $0) } }) {
      let pending = String(scalars: tested.text(of: [lead, dot]))
      let after = tested.text(of: [lead] + (Self.fallback[dot].map { [$0] } ?? []))
      try expect(tested, pending, becomes: after)
      try expect(tested, "각" + pending, becomes: "각".scalars + after)
    }
  }

  @Test(arguments: TestedLayout.all)
  func emptiesEveryTextInTheEnd(tested: TestedLayout) throws {
    for scalar in UnicodeOracle.syllables {
      var text = [scalar]
      for _ in 0..<6 where !text.isEmpty { tested.five.press("⌫", on: &text) }
      try agree("\(scalar)", text, [])
    }
  }
}
