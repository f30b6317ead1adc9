import Figures
import Hangul
import Keyboards
import Layouts
import TestSupport
import Testing

@Suite struct FiguresTests {
  @Test func aDictionaryGivesEachWordOfSyllablesOnce() {
    let text = "3\n1\u{1105}\u{116E}/25\n\u{1102}\u{116E}\u{11AB}/2\n눈/7\nㄱ/1\n가나\n"
    let words = WordList.words(ofDictionary: text).map { $0.map { String($0.scalar) }.joined() }
    #expect(words == ["눈", "가나"])
  }

  @Test func onlyWhatLiesBetweenTheMarkersIsReplaced() throws {
    var text = MarkedText("a\n<!-- begin x -->\nold\n<!-- end x -->\nb\n")
    try text.replace("x", with: "new\n")
    #expect(text.description == "a\n<!-- begin x -->\nnew\n<!-- end x -->\nb\n")
    #expect(text["y"] == nil)
    #expect(throws: MissingMarkers.self) { try text.replace("y", with: "") }
  }

  /// What docs/LAYOUTS.md says of the layouts is what they are; its table and its chart say the same.
  @Test func thePageOfLayoutsIsCurrent() throws {
    let page = MarkedText(try Repository.text("docs/LAYOUTS.md"))
    for layout in Layout.all {
      #expect(page["rules \(layout.id)"] == RulesTable.markdown(of: layout), "\(layout.id)")
    }
    let table = try #require(page["presses"])
    let figures = PressTable.figures(in: table)
    #expect(figures.map(\.layout) == Layout.all.map(\.latinName))
    #expect(figures.map(\.keys) == Layout.all.map { $0.keys.count { $0.under == nil } })
    #expect(figures.map(\.allSyllables) == Layout.all.map { PressFigures.allSyllables(of: $0) })
    #expect(PressTable.markdown(figures) == table)
    #expect(try Repository.text("docs/presses.svg") == PressChart.svg(figures))
  }
}
