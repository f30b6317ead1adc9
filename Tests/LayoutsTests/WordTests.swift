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
  ])
  func idsThatAreSteps(id: String) {
    let problems = problems(Key(id, legend: "x", appends: "ㅎ"))
    #expect(problems.map(\.place) == [.key(11, .id)])
    #expect(problems.allSatisfy { $0.message.contains(" would be ") })
  }

  @Test(arguments: ["\u{115F}", "\u{1160}", "\u{3164}", "\u{FFA0}", "\u{2028}", "\u{2029}"])
  func whatCannotBeSeenIsNoPartOfAWord(scalar: Unicode.Scalar) {
    let problems = problems(Key("x", legend: "a\(scalar)b", appends: "ㅎ"))
    #expect(problems.map(\.place) == [.key(11, .legend)])
    #expect(problems.first?.message.contains("it has U+") == true)
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

  @Test(arguments: [
    "\u{1100}", "\u{11FF}", "\u{318E}", "\u{A960}", "\u{A97F}", "\u{D7A4}", "\u{D7B0}", "\u{D7FF}",
  ])
  func jamoThatNoRunHolds(jamo: Unicode.Scalar) {
    let problems = problems(Key("x", legend: "x", scalar: "x", appends: Letter(jamo)))
    #expect(problems.first?.message.contains("is not a jamo that a run can hold") == true)
  }

  @Test func twoNewKeysUnderOne() {
    let base = Layout.dubeolsik
    let new = ["α", "β"].map { Key($0, scalar: $0.unicodeScalars.first, under: "ㅁ", appends: "ㅎ") }
    let problems = base.with(shifted: base.shifted + new).problems
    #expect(problems.map(\.place) == [.key(base.keys.count + 1, .under)])
  }
}
