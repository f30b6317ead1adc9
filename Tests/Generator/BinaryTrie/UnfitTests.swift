import Hangul
import Layouts
import Testing

/// A cell says what to do after all 19 leads, and nothing that a reader would do in another way.
@Suite("A trie is not made of a map") struct UnfitTests {
  /// An entry of a key that appends ㅏ, one for each lead.
  private typealias Answer = (_ lead: Int) -> (state: String, text: String)?

  private static func syllable(_ lead: Int, _ vowel: Int, _ tail: Int = 0) -> String {
    String(Unicode.Scalar(UInt32(0xAC00 + (lead * 21 + vowel) * 28 + tail))!)
  }

  private func refusal(_ answer: Answer) -> String? {
    MadeMap(appending: ["ㅏ"]) { _ in Jamo.leads.indices.compactMap(answer) }.refusal
  }

  /// What can be said, so that the others are refused for what is different about them.
  @Test("unless no lead makes a difference") func fitting() throws {
    let answers: [Answer] = [
      { (Self.syllable($0, 0), Self.syllable($0, 8)) },
      { (Self.syllable($0, 0), Self.syllable($0, 0, 1)) },
      { (Self.syllable($0, 0), Self.syllable($0, 0) + "ㄴ") },
      { (Self.syllable($0, 0), Self.syllable($0, 0) + Self.syllable(3, 0)) },
    ]
    for answer in answers {
      let map = MadeMap(appending: ["ㅏ"]) { _ in Jamo.leads.indices.compactMap(answer) }
      #expect(try map.readableTrie() != nil)
    }
  }

  @Test("in which one lead has another answer, or none") func leads() {
    #expect(refusal { ($0 == 18 ? nil : (Self.syllable($0, 0), Self.syllable($0, 8))) } != nil)
    for place in [0, 9, 18] {
      let found = refusal { (Self.syllable($0, 0), Self.syllable($0, $0 == place ? 13 : 8)) }
      #expect(found?.contains("depends on the lead, or is beyond its cells") == true)
    }
  }

  /// The syllable gets another lead, or a vowel and a tail at once; several letters, or a syllable that the key does not
  /// lead to, follow; something before a syllable counts.
  @Test("in which the syllable, or what stands beside it, is another") func others() {
    let ga = { Self.syllable($0, 0) }
    let answers: [Answer] =
      [{ (ga($0), Self.syllable(($0 + 1) % 19, 8)) }, { (ga($0), Self.syllable($0, 8, 1)) }]
      + ["ㄴㄷ", "ㅓ", "노", "난", "ㄴㅏ"].map { text in { (ga($0), ga($0) + text) } }
      + ["가", "ㄱ", "A"].map { first in { (first + ga($0), first) } }
    for (number, answer) in answers.enumerated() {
      #expect(refusal(answer)?.hasPrefix("what key 0 does after ") == true, "\(number)")
    }
  }
}
