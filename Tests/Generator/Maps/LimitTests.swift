import Layouts
import Maps
import Testing

import struct Hwalja.Trie

/// The greatest of everything fits and is read back; one more is refused, and not cut off.
@Suite("A trie has room") struct LimitTests {
  private let marks = (0..<50).map { Letter(Unicode.Scalar(0x2460 + $0)!) }

  /// A layout of keys that append these letters, and change those that `advance` says of each.
  private func layout(
    id: String = "x", appending letters: [Letter], advance: (_ key: Int) -> String = { _ in "" }
  ) -> Layout {
    let keys = letters.enumerated().map { Key("\($0)", appends: $1, advance: Advance(advance($0))) }
    return Layout(id: id, name: "엑스", latinName: "X", keys: keys)
  }

  /// Whether a reader says of every entry what the map says, and of every key what it appends.
  private func isReadBack(_ maps: LayoutMaps) throws -> Bool {
    let reader = try Trie(copying: maps.trie.get())
    return maps.full.tables.enumerated().allSatisfy { key, table in
      let appended = key < maps.layout.keys.count ? maps.layout.keys[key].appends : nil
      return (reader.run(["A"], pressing: key) ?? ["A"]) == ["A"] + (appended.map { [$0.scalar] } ?? [])
        && table.entries.allSatisfy { entry in
          (reader.run(entry.state.scalars, pressing: key) ?? entry.state.scalars) == entry.replacement.scalars
        }
    }
  }

  /// What fits, what is one more, and what is said of that.
  @Test("for so much and no more") func limits() throws {
    let keys = (0..<89).map { marks[$0 % 49] }
    let letters = Jamo.vowels + marks
    let id = String(repeating: "x", count: 89)
    let (last, beyond) = (Unicode.Scalar(728_999)!, Unicode.Scalar(729_000)!)
    let limits = [
      (
        layout(appending: keys.dropLast()), layout(appending: keys),
        "it takes 90 keys, backspace among them, and 89 fit"
      ),
      (
        layout(appending: letters.dropLast()) { "\(letters[$0])→\(marks[48])" },
        layout(appending: letters), "it takes 50 letters that are no jamo, and 49 fit"
      ),
      (
        layout(id: id, appending: ["ㄱ"]), layout(id: id + "x", appending: ["ㄱ"]),
        "it takes 90 letters in its id, and 89 fit"
      ),
      (
        layout(appending: [Letter(last)]), layout(appending: [Letter(last), Letter(beyond)]),
        "the letter \(beyond) is beyond the scalars that fit"
      ),
    ]
    for (fitting, tooMuch, refusal) in limits {
      #expect(try isReadBack(LayoutMaps(fitting)), "\(refusal)")
      #expect(LayoutMaps(tooMuch).unfitForTrie?.reason == "\(refusal); take another format, such as json")
    }
  }

  /// The syllable would get another lead, or a vowel and a tail at once, or several letters after it.
  @Test("for nothing that no key does", arguments: ["노", "곡", "가ㄴㄷ", "가ㅓ"])
  func beyondItsCells(text: String) throws {
    let entry = StateMap.Entry(state: ShortText("가")!, replacement: ShortText(text)!)
    let tables = [StateMap.Table(key: "0", entries: [entry]), StateMap.Table(key: "⌫", entries: [])]
    let error = try #require(throws: Unfit.self) {
      try TrieModel(StateMap(layout: layout(appending: ["ㅏ"]), tables: tables))
    }
    #expect(error.reason.hasPrefix("what key 0 does after 가 is beyond its cells; "))
  }

  @Test("for 8,099 bytes")
  func size() throws {
    // No two of these keys have a block in common: 48 move letters on by so many places, the others also spread them.
    func maps(id: String) -> LayoutMaps {
      LayoutMaps(
        layout(id: id, appending: (0..<69).map { marks[$0 % 49] }) { key in
          let (spread, places) = (1 + key / 48, 1 + key % 48)
          return (0..<49).map { "\(marks[$0])→\(marks[($0 * spread + places) % 49])" }.joined(separator: " ")
        })
    }
    let id = String(repeating: "x", count: 8_100 - (try maps(id: "x").trie.get().count))
    #expect(try maps(id: id).trie.get().count == 8_099 && isReadBack(maps(id: id)))
    #expect(maps(id: id + "x").unfitForTrie?.reason.hasPrefix("it takes 8100 bytes, and 8099 fit; ") == true)
  }
}
