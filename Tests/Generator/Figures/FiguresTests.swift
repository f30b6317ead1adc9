import Keyboards
import Layouts
import Testing

@testable import gen

@Suite struct FiguresTests {
  @Test func aDictionaryGivesEachWordOfSyllablesOnce() {
    let text = "3\n1\u{1105}\u{116E}/25\n\u{1102}\u{116E}\u{11AB}/2\n눈/7\nㄱ/1\n가나\n가다\tpo:verb\n나라 po:noun\n두 말\n"
    let (found, leftOut) = WordList.words(ofDictionary: text)
    let words = found.map { $0.map { String($0.scalar) }.joined() }
    #expect(words == ["눈", "가나", "가다", "나라"] && leftOut == 4)
  }

  /// What docs/LAYOUTS.md says of the layouts is what they are; words are of a list that need not be here.
  @Test func thePageOfLayoutsIsCurrent() throws {
    let page = try Repository.text("docs/LAYOUTS.md")
    func part(_ name: String) -> Substring? { page.range(ofPart: name).map { page[$0] } }
    for layout in Layout.all {
      #expect(part("rules \(layout.id)") == LayoutTables.rules(of: layout)[...], "\(layout.id)")
    }
    let columns = { (table: Substring) in table.split(separator: "\n").map { $0.split(separator: "|").prefix(3) } }
    let made = LayoutTables.presses(of: Layout.all, words: [])
    #expect(columns(try #require(part("presses"))) == columns(made[...]))
  }
}
