import Hangul
import TestSupport
import Testing

/// The tables of jamo against the names that Unicode gives to the letters of each role.
@Suite struct JamoTests {
  @Test func jamoAreUnicodesInItsOrder() {
    #expect(Jamo.leads.count == 19 && Jamo.vowels.count == 21 && Jamo.tails.count == 27)
    #expect(Jamo.leadCount == 19 && Jamo.vowelCount == 21)
    for (role, jamo, first) in [
      (.lead, Jamo.leads, 0x1100), (.vowel, Jamo.vowels, 0x1161), (.tail, Jamo.tails, 0x11A8),
    ] as [(UnicodeOracle.Role, [Letter], UInt32)] {
      for (index, letter) in jamo.enumerated() {
        let conjoining = Unicode.Scalar(first + UInt32(index))
        #expect(UnicodeOracle.scalar(role, like: letter) == conjoining, "\(letter)")
        if role != .tail { #expect((role == .lead ? letter.lead : letter.vowel) == index) }
      }
    }
  }

  @Test func clustersAreMadeOfTheSoundsInTheirNames() {
    #expect(Jamo.clusters.count == 11)
    #expect(Jamo.clusters.map(\.cluster) == Jamo.tails.filter { !$0.isConsonant })
    for (cluster, first, second) in Jamo.clusters {
      let parts = [first, second].compactMap { UnicodeOracle.reading(of: $0.scalar)?.sound }
      #expect(
        UnicodeOracle.reading(of: cluster.scalar)?.sound == parts.joined(separator: "-"),
        "\(cluster)")
    }
  }

  @Test(arguments: ["ㄸ", "ㅃ", "ㅉ"] as [Letter])
  func threeConsonantsAreNeverATail(consonant: Letter) {
    #expect(Tail(consonant) == nil)
    #expect(UnicodeOracle.syllable("ㄱ", "ㅏ", tail: consonant) == nil)
    #expect(Tail.all.allSatisfy { $0.adding(consonant) == nil })
  }

  @Test func consonantsJoinATailExactlyWhereUnicodeHasTheCluster() {
    for tail in Tail.all {
      for consonant in Jamo.leads {
        let joined = tail.letters + [consonant]
        let sound = joined.compactMap { UnicodeOracle.reading(of: $0.scalar)?.sound }
          .joined(separator: "-")
        let unicode = UnicodeOracle.scalar(.tail, sound).flatMap { scalar in
          0x11A8...0x11C2 ~= scalar.value ? Int(scalar.value) - 0x11A7 : nil
        }
        #expect(tail.adding(consonant)?.index == unicode, "\(joined)")
      }
    }
  }

  @Test func aTailSplitsIntoWhatJoinsToIt() throws {
    #expect(Tail.none.split == nil)
    #expect(Tail.none.letters.isEmpty)
    for tail in Tail.all.dropFirst() {
      let (rest, last) = try #require(tail.split)
      #expect(rest.adding(last) == tail)
      #expect(tail.letters.last == last)
      #expect(tail.letters.count == (rest == .none ? 1 : 2))
    }
  }
}

/// What a letter can do in a run.
@Suite struct LetterTests {
  @Test func everyScalarIsAtMostOneKindOfLetter() {
    for letter in (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init).map({ Letter($0) }) {
      let kinds = [letter.isConsonant, letter.vowel != nil, letter.isDot].filter { $0 }.count
      guard
        kinds != (letter.isHangul ? 1 : 0)
          || letter.takesLead != (letter.isHangul && !letter.isConsonant)
      else { continue }
      Issue.record("\(letter) is of \(kinds) kinds")
    }
  }

  @Test func theHangulLettersAreTheJamoAndTheTwoDots() {
    let hangul = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).map { Letter($0) }
      .filter(\.isHangul)
    #expect(hangul == (Jamo.leads + Jamo.vowels + [.dot, .twoDots]).sorted())
  }

  @Test(arguments: ["ㄳ", "ㅄ", "ㅥ", "\u{1100}", "\u{119E}", "가", ".", "a"] as [Letter])
  func everyOtherScalarIsAMark(letter: Letter) {
    #expect(!letter.isHangul)
    #expect(letter.lead == nil && letter.vowel == nil && !letter.isDot)
  }
}
