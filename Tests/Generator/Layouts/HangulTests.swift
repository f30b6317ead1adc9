import Foundation
import Layouts
import Testing

/// Compares the tables of jamo with character names, and the arithmetic of syllables with canonical decomposition. Both
/// are Unicode's own data, which the project does not copy.
@Suite struct HangulTests {
  /// Returns the sound of a jamo from its name, such as RIEUL-PHIEUPH for HANGUL JONGSEONG RIEUL-PHIEUPH. A hyphen
  /// joins the sounds of a cluster.
  private func sound(_ scalar: Unicode.Scalar) -> String? {
    let words = (scalar.properties.name ?? "").split(separator: " ", maxSplits: 2)
    return words.count == 3 && words[0] == "HANGUL" ? String(words[2]) : nil
  }

  @Test func jamoHaveTheOrderOfUnicode() {
    #expect(Jamo.leads.count == 19 && Jamo.vowels.count == 21 && Jamo.tails.count == 27)
    #expect(Jamo.leadCount == 19 && Jamo.vowelCount == 21)
    for (jamo, first) in [(Jamo.leads, 0x1100), (Jamo.vowels, 0x1161), (Jamo.tails, 0x11A8)] {
      let conjoining = jamo.indices.compactMap { Unicode.Scalar(UInt32(first + $0)) }
      #expect(jamo.map { sound($0.scalar) } == conjoining.map(sound))
    }
    #expect(Jamo.leads.map(\.lead) == Array(0..<19) && Jamo.vowels.map(\.vowel) == Array(0..<21))
    let hangul = (0...0x10FFFF).compactMap(Unicode.Scalar.init).map { Letter($0) }.filter(\.isHangul)
    #expect(hangul == (Jamo.leads + Jamo.vowels + [.dot, .twoDots]).sorted())
  }

  /// Consonants join into a tail if and only if Unicode has a tail of their sounds, which splits into the same two.
  @Test func tailsConsistOfTheSoundsInTheirNames() {
    let sounds = [nil] + Jamo.tails.map { sound($0.scalar) }
    for tail in Tail.all {
      let parts = tail.letters.compactMap { sound($0.scalar) }
      #expect(sounds[tail.index] == (parts.isEmpty ? nil : parts.joined(separator: "-")))
      #expect(tail.letters.last == tail.split?.last)
      #expect(Array(tail.letters.dropLast()) == tail.split?.rest.letters ?? [])
      for consonant in Jamo.leads {
        let joined = (parts + [sound(consonant.scalar)!]).joined(separator: "-")
        #expect(tail.adding(consonant)?.index == sounds.firstIndex(of: joined), "\(joined)")
      }
    }
    #expect(Jamo.clusters.map(\.cluster) == Jamo.tails.filter { !$0.isConsonant })
  }

  @Test func everySyllableDecomposesAsInUnicode() throws {
    let scalars = (0xAC00...0xD7A3).compactMap { Unicode.Scalar($0) }
    #expect(Array(Syllable.all).map(\.scalar) == scalars && Syllable.count == 11_172)
    for scalar in scalars {
      let syllable = try #require(Syllable(scalar))
      let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.map(\.value)
      try #require(
        [syllable.lead + 0x1100, syllable.vowel + 0x1161, syllable.tail.index + 0x11A7].prefix(parts.count).map(
          UInt32.init) == parts && (syllable.tail == .none) == (parts.count == 2), "\(scalar)")
      let (lead, vowel) = (Jamo.leads[syllable.lead], Jamo.vowels[syllable.vowel])
      try #require(syllable.letters == [lead, vowel] + syllable.tail.letters)
      try #require(syllable.with(tail: .none).letters == [lead, vowel])
    }
    for other in ["\u{ABFF}", "\u{D7A4}", "\u{1100}", "ㄱ", "a", "\u{10FFFF}"] as [Unicode.Scalar] {
      #expect(Syllable(other) == nil)
    }
  }
}
