import Foundation
import Hangul
import TestSupport
import Testing

/// The arithmetic of syllables against Unicode's own data, through canonical decomposition and names.
@Suite struct SyllableTests {
  @Test func everySyllableDecomposesAsUnicodeSays() throws {
    #expect(Array(Syllable.all).map(\.scalar) == UnicodeOracle.syllables)
    #expect(Syllable.count == 11_172 && UnicodeOracle.syllables.count == 11_172)
    for scalar in UnicodeOracle.syllables {
      let parts = String(scalar).decomposedStringWithCanonicalMapping.scalars
      let syllable = try #require(Syllable(scalar))
      try #require(syllable.scalar == scalar)
      try #require(UInt32(syllable.lead) == parts[0].value - 0x1100, "\(scalar)")
      try #require(UInt32(syllable.vowel) == parts[1].value - 0x1161, "\(scalar)")
      let tail = parts.count == 3 ? parts[2].value - 0x11A7 : 0
      try #require(UInt32(syllable.tail.index) == tail, "\(scalar)")
      let letters = [syllable.leadLetter, syllable.vowelLetter] + syllable.tail.letters
      try #require(letters == UnicodeOracle.letters(of: String(scalar)), "\(scalar)")
    }
  }

  @Test(
    arguments: ["\u{ABFF}", "\u{D7A4}", "\u{1100}", "ㄱ", "a", "\u{10FFFF}"] as [Unicode.Scalar])
  func nothingElseIsASyllable(scalar: Unicode.Scalar) {
    #expect(Syllable(scalar) == nil)
  }

  @Test func anotherTailLeavesLeadAndVowel() throws {
    let syllable = try #require(Syllable("앉"))
    #expect(syllable.with(tail: .none).scalar == "아")
    #expect(Tail("ㅎ").map(syllable.with(tail:))?.scalar == "앟")
  }
}
