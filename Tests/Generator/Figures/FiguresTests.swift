import Figures
import Hangul
import Keyboards
import Layouts
import Testing

@Suite struct FiguresTests {
  @Test func aDictionaryGivesEachWordOfSyllablesOnce() {
    let text = "3\n1\u{1105}\u{116E}/25\n\u{1102}\u{116E}\u{11AB}/2\n눈/7\nㄱ/1\n가나\n"
    let words = WordList.words(ofDictionary: text).map { $0.map { String($0.scalar) }.joined() }
    #expect(words == ["눈", "가나"])
  }

  @Test func onlyWhatLiesBetweenTheMarkersIsReplaced() {
    var text = MarkedText("a\n<!-- begin x -->\nold\n<!-- end x -->\nb\n")
    let (isDone, isThere) = (text.replace("x", with: "new\n"), text.replace("y", with: ""))
    #expect(isDone && !isThere && text["y"] == nil)
    #expect(text.text == "a\n<!-- begin x -->\nnew\n<!-- end x -->\nb\n")
  }

  /// What docs/LAYOUTS.md says of the layouts is what they are; words are of a list that need not be here.
  @Test func thePageOfLayoutsIsCurrent() throws {
    let page = MarkedText(try Repository.text("docs/LAYOUTS.md"))
    for layout in Layout.all {
      #expect(page["rules \(layout.id)"] == LayoutTables.rules(of: layout), "\(layout.id)")
    }
    let columns = { (table: String) in
      table.split(separator: "\n").map { $0.split(separator: "|").prefix(3) }
    }
    let made = LayoutTables.presses(of: Layout.all, words: [])
    #expect(columns(try #require(page["presses"])) == columns(made))
  }
}
