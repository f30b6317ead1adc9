import Layouts
import Maps
import Testing

import struct Hwalja.Trie

/// The limits of a trie. The largest sizes fit, and sizes that exceed them by one are rejected instead of truncated.
@Suite struct LimitTests {
  private let marks = (0..<50).map { Letter(Unicode.Scalar(0x2460 + $0)!) }

  /// Returns a layout whose keys append these letters. `advance` returns the steps for each letter.
  private func layout(
    id: String = "x", appending letters: [Letter], advance: (_ key: Int) -> String = { _ in "" }
  ) -> Layout {
    let keys = letters.enumerated().map { Key("\($0)", appends: $1, advance: Advance(advance($0))) }
    return Layout(id: id, name: "엑스", latinName: "X", keys: keys)
  }

  /// Returns true if a reader finds every entry of the map and the letter that each key appends.
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

  /// The largest layout, a layout that is larger by one, and the error for the larger layout.
  @Test func rejectsOneMoreThanFits() throws {
    let keys = (0..<89).map { marks[$0 % 49] }
    let letters = Jamo.vowels + marks
    let id = String(repeating: "x", count: 89)
    let (last, beyond) = (Unicode.Scalar(728_999)!, Unicode.Scalar(729_000)!)
    let limits = [
      (
        layout(appending: keys.dropLast()), layout(appending: keys),
        "it has 90 keys, including backspace, but a trie can have at most 89"
      ),
      (
        layout(appending: letters.dropLast()) { "\(letters[$0])→\(marks[48])" },
        layout(appending: letters), "it has 50 letters that are not jamo, but a trie can have at most 49"
      ),
      (
        layout(id: id, appending: ["ㄱ"]), layout(id: id + "x", appending: ["ㄱ"]),
        "it has 90 characters in its id, but a trie can have at most 89"
      ),
      (
        layout(appending: [Letter(last)]), layout(appending: [Letter(last), Letter(beyond)]),
        "the scalar of the letter \(beyond) is too large for a trie"
      ),
    ]
    for (fitting, tooMuch, refusal) in limits {
      #expect(try isReadBack(LayoutMaps(fitting)), "\(refusal)")
      #expect(LayoutMaps(tooMuch).trieError?.reason == "\(refusal); use another format, such as json")
    }
  }
}
