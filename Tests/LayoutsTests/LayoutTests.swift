import Hangul
import Layouts
import Testing

/// What follows from the tables of a layout.
@Suite struct LayoutTests {
  /// Rows by what they spread their spare width over, under a row of six keys.
  private static let rows: [(row: String, widths: [Int])] = [
    ("kkkkkk", [2, 2, 2, 2, 2, 2]),
    // Space takes it all, but for half a key to enter.
    ("s", [12]), ("ks", [2, 10]), ("kse", [2, 7, 3]), ("sbe", [7, 2, 3]), ("ss", [6, 6]),
    ("hskbe", [2, 3, 2, 2, 3]), ("kskkke", [2, 2, 2, 2, 2, 2]),
    // Without space, the other keys that write no letter share it.
    ("hkkkb", [3, 2, 2, 2, 3]), ("kke", [2, 2, 8]), ("hbe", [4, 4, 4]), ("hkbe", [4, 2, 3, 3]),
    ("hkkkkb", [2, 2, 2, 2, 2, 2]),
    // Letters alone stand in the middle.
    ("k", [5, 2, 5]), ("kkkkk", [1, 2, 2, 2, 2, 2, 1]), ("kgk", [3, 2, 2, 2, 3]),
  ]

  @Test(arguments: rows)
  func everyRowIsAsWideAsTheWidest(row: String, widths: [Int]) {
    let slots: [Character: Slot] = [
      "k": .key(Key("ㄱ", appends: "ㄱ")), "s": .space, "e": .enter, "b": .backspace, "h": .shift,
      "g": .gap,
    ]
    let rows = ["kkkkkk", row].map { row in row.map { slots[$0]! } }
    let keypad = Layout(id: "x", name: "엑스", latinName: "X", rows: rows).keypad
    #expect(keypad[0].map(\.slot) == rows[0] && keypad[0].allSatisfy { $0.halfKeys == 2 })
    #expect(keypad[1].map(\.halfKeys) == widths)
    let gap: [Slot] = widths.count > row.count ? [.gap] : []
    #expect(keypad[1].map(\.slot) == gap + rows[1] + gap)
  }

  /// Two dots lose one when they are deleted, even where no key writes one.
  @Test(arguments: [("ᆢ", "", ["ᆢ", "ㆍ"]), ("ㆍ", "", ["ㆍ"]), ("ㅏ", "ㅏ→ᆢ", ["ᆢ", "ㅏ", "ㆍ"])])
  func whatBackspaceLeavesIsALetter(appends: Letter, advance: Advance, letters: [Letter]) {
    let key = Key("x", appends: appends, advance: advance)
    let layout = Layout(id: "x", name: "엑스", latinName: "X", rows: [[.key(key)]])
    #expect(layout.letters == letters && layout.hasDots)
  }
}
