import Figures
import Hangul
import Layouts
import Testing

@Suite struct FiguresTests {
  @Test func aDictionaryGivesEachWordOfSyllablesOnce() {
    let text = "3\n1\u{1105}\u{116E}/25\n\u{1102}\u{116E}\u{11AB}/2\n눈/7\nㄱ/1\n가나\n"
    let words = WordList.words(ofDictionary: text).map { $0.map { String($0.scalar) }.joined() }
    #expect(words == ["눈", "가나"])
  }

  @Test func figuresAreAveragesOverTheSyllablesOfTheWords() {
    let words = WordList.words(ofDictionary: "각가\n가\n")
    // 각 takes four presses, 가 three, and a next character lies between them.
    let figures = PressFigures(.cheonjiin, words: words)
    #expect(figures.words == 367)
    #expect(figures.nextCharacters == 3333)
  }

  @Test func aTableReadsBackAsItsFigures() {
    let figures = [
      PressFigures(layout: "A", keys: 3, allSyllables: 5, words: 120, nextCharacters: 1999)
    ]
    let table = PressTable.markdown(figures)
    #expect(table.hasSuffix("| A | 3 | 0.05 | 1.20 | 19.99 |\n"))
    #expect(PressTable.figures(in: table) == figures)
  }

  @Test func onlyWhatLiesBetweenTheMarkersIsReplaced() throws {
    var text = MarkedText("a\n<!-- begin x -->\nold\n<!-- end x -->\nb\n")
    try text.replace("x", with: "new\n")
    #expect(text.description == "a\n<!-- begin x -->\nnew\n<!-- end x -->\nb\n")
    #expect(text["y"] == nil)
    #expect(throws: MissingMarkers.self) { try text.replace("y", with: "") }
  }
}
