import Layouts
import Testing

/// The greatest of everything fits and is read back; one more is refused, and not cut off.
@Suite("A trie has room") struct LimitTests {
  private let marks = (0..<50).map { Letter(Unicode.Scalar(0x2460 + $0)!) }

  /// What fits, what is one more, and what is said of that.
  @Test("for so much and no more") func limits() throws {
    let keys = (0..<89).map { marks[$0 % 49] }
    let letters = Jamo.vowels + marks
    let id = String(repeating: "x", count: 89)
    let (last, beyond) = (Unicode.Scalar(728_999)!, Unicode.Scalar(729_000)!)
    let limits = [
      (
        MadeMap(appending: keys.dropLast()), MadeMap(appending: keys),
        "it takes 90 keys, backspace among them, and 89 fit"
      ),
      (
        MadeMap(appending: letters.dropLast()) { [("\(letters[$0])", "\(marks[48])")] },
        MadeMap(appending: letters), "it takes 50 letters that are no jamo, and 49 fit"
      ),
      (
        MadeMap(id: id, appending: ["ㄱ"]), MadeMap(id: id + "x", appending: ["ㄱ"]),
        "it takes 90 letters in its id, and 89 fit"
      ),
      (
        MadeMap(appending: [Letter(last)]), MadeMap(appending: [Letter(last), Letter(beyond)]),
        "the letter \(beyond) is beyond the scalars that fit"
      ),
    ]
    for (fitting, tooMuch, refusal) in limits {
      #expect(try fitting.readableTrie() != nil, "\(refusal)")
      #expect(tooMuch.refusal == refusal)
    }
  }

  /// The syllable would get another lead, or a vowel and a tail at once, or several letters after it.
  @Test("for nothing that no key does", arguments: ["노", "곡", "가ㄴㄷ", "가ㅓ"])
  func beyondItsCells(text: String) {
    let found = MadeMap(appending: ["ㅏ"]) { _ in [("가", text)] }.refusal
    #expect(found == "what key 0 does after 가 is beyond its cells")
  }

  @Test("for 8,099 bytes")
  func size() throws {
    let letters = Jamo.vowels + marks.prefix(49)
    func map(id: String) -> MadeMap {
      // No two of the first 51 keys have a block in common.
      MadeMap(id: id, appending: (0..<59).map { marks[$0 % 49] }) { key in
        letters.indices.map { ("\(letters[$0])", "\(letters[($0 + key % 51) % 70])") }
      }
    }
    let id = String(repeating: "x", count: 8_100 - (try map(id: "x").trie().count))
    #expect(try map(id: id).readableTrie()?.count == 8_099)
    #expect(map(id: id + "x").refusal == "it takes 8100 bytes, and 8099 fit")
  }
}
