import Hangul
import Layouts
import Testing

/// What follows from the tables of a layout.
@Suite struct LayoutTests {
  /// Two dots lose one when they are deleted, even where no key writes one.
  @Test(arguments: [("ᆢ", "", ["ᆢ", "ㆍ"]), ("ㆍ", "", ["ㆍ"]), ("ㅏ", "ㅏ→ᆢ", ["ᆢ", "ㅏ", "ㆍ"])])
  func whatBackspaceLeavesIsALetter(appends: Letter, advance: Advance, letters: [Letter]) {
    let key = Key("x", appends: appends, advance: advance)
    let layout = Layout(id: "x", name: "엑스", latinName: "X", keys: [key])
    #expect(layout.letters == letters && layout.hasDots)
  }
}
