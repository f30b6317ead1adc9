import Hangul
import Layouts
import TestSupport
import Testing

/// Which words name layouts and keys, to the last that may and the first that may not.
@Suite struct WordTests {
  private func places(_ key: Key) -> [LayoutProblem.Place] {
    problems(key).map(\.place)
  }

  private func problems(_ key: Key) -> [LayoutProblem] {
    Layout.cheonjiin.adding(key).problems
  }

  /// Each means something else in maps, in conformance files, when typing or in a row of a keypad.
  @Test(arguments: ["⌫", "받침", "_", "<", "\"", "⎌", "…", "⏎", "␣", "⇧", "□"])
  func namesThatMeanSomethingElse(name: String) {
    #expect(places(Key(name, legend: "x", appends: "ㅎ")) == [.key(11, .id)])
    guard name.count == 1, let code = name.first else { return }
    #expect(places(Key("x", code: code, appends: "ㅎ")) == [.key(11, .code)])
  }

  @Test(arguments: [
    "b↓1", "c↓2.0", "a→1", "b~", "a:", "c↑", "b×", "?<", "?1*", "?-2", "<a", "␣a", "⌫a", "\"a",
    ">3",
    ">0-2", "=sky", "?2", "+\"x\"", "+350", "a↓2.0", "2.0",
  ])
  func idsThatAreSteps(id: String) {
    let problems = problems(Key(id, legend: "x", appends: "ㅎ"))
    #expect(problems.map(\.place) == [.key(11, .id)])
    #expect(problems.allSatisfy { $0.message.contains(" would be ") })
  }

  /// One that stands alone, beside one that takes a place and one that is drawn around a letter.
  @Test(arguments: ["\u{301}", "\u{903}", "\u{20DD}"])
  func marksFollowALetter(mark: Unicode.Scalar) {
    #expect(places(Key("x", legend: "\(mark)", appends: "ㅎ")) == [.key(11, .legend)])
    #expect(problems(Key("x", legend: "a\(mark)", appends: "ㅎ")).isEmpty)
  }

  @Test(arguments: [
    "\u{B7}", "\u{2022}", "\u{2027}", "\u{2219}", "\u{22C5}", "\u{30FB}", "\u{FF65}",
  ])
  func dotsOfOtherScriptsAreNoVowels(dot: Unicode.Scalar) {
    let problems = problems(Key("x", appends: "ㅎ", advance: Advance("\(dot)→ㅏ")))
    #expect(problems.first?.place == .key(11, .advance))
    #expect(problems.first?.message.contains("looks like the vowel") == true)
  }
}
