import Foundation
import TestSupport
import Testing

/// `gen stats`: what a layout costs.
@Suite struct StatsTests {
  @Test func aLayoutOfOnesOwnStandsBelowAnother() throws {
    let scratch = Scratch()
    let printed = try Gen.run("layout", "dubeolsik").output
    try scratch.put("my.json", Array(printed.replacing("Dubeolsik", with: "Mine").utf8))
    let outcome = try Gen.run(
      "stats", "--layout", "cheonjiin", "--layout-file", "\(scratch.path)/my.json")
    #expect(outcome.status == 0 && outcome.error.isEmpty)
    #expect(
      outcome.output == """
        layout     keys  all syllables
        Cheonjiin    11           7.03
        Mine         26           4.12

        """)
  }

  /// 각 takes four presses and 가 three; in 각가 the next character is asked for between the two.
  @Test func wordsHaveFiguresOfTheirOwn() throws {
    let scratch = Scratch()
    try scratch.put("words.txt", Array("각가\n가\n".utf8))
    let outcome = try Gen.run("stats", "-l", "cheonjiin", "--words", "\(scratch.path)/words.txt")
    #expect(outcome.status == 0)
    #expect(outcome.error == "2 words of 3 syllables\n")
    let rows = outcome.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(rows.last?.map(String.init) == ["Cheonjiin", "11", "7.03", "3.67", "33.33"])
  }

  @Test func aListWithoutAWordIsBadData() throws {
    let scratch = Scratch()
    try scratch.put("words.txt", Array("abc\nㄱ\n".utf8))
    let outcome = try Gen.run("stats", "--words", "\(scratch.path)/words.txt")
    #expect(outcome.status == 65 && outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.error.contains("words.txt: no word of Hangul syllables in it"))
  }
}
