import CommandSupport
import Testing

/// Suggestions for unknown names.
@Suite struct SimilarNamesTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abxc", 1), ("abxc", "abc", 1),
    ("abc", "axc", 1), ("abcd", "acbd", 1), ("abcd", "badc", 2), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ("천지인", "천지", 1),
  ])
  func countsEdits(old: String, new: String, distance: Int) {
    #expect(old.editDistance(to: new) == distance)
  }

  /// A third of the characters can differ. Names of one or two characters are similar to no other name.
  @Test(arguments: [
    ("typ", "type"), ("tyep", "type"), ("TYPE", "type"), ("tap", nil), ("kyes", "keys"), ("keyboad", "keyboard"),
    ("kboard", "keyboard"), ("board", nil), ("tyes", nil), ("kc", nil), ("k", nil), ("", nil), ("C", "c"), ("d", nil),
    (String(repeating: "type", count: 100_000), nil),
  ])
  func suggestsASimilarName(name: String, suggestion: String?) {
    #expect(["type", "keys", "keyboard", "c"].mostSimilar(to: name) == suggestion)
  }

  @Test func prefersTheFirstOfTheMostSimilarNames() {
    #expect(["abcd", "abce", "abxx"].mostSimilar(to: "abcf") == "abcd")
    #expect(["abxd", "abcd"].mostSimilar(to: "abcd") == "abcd")
  }
}
