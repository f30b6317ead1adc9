import Testing

/// The model itself, on rules small enough to follow by hand.
@Suite struct WithRulesTests {
  private func typed(_ characters: String, _ rules: [String: String]) -> String {
    var composer = WithRules(rules)
    for scalar in characters.unicodeScalars { composer.press(scalar) }
    return composer.text
  }

  @Test func withoutARuleACharacterIsWritten() {
    #expect(typed("ab", ["xy": "z"]) == "ab")
    #expect(typed("ab", [:]) == "ab")
  }

  @Test func aRuleTakesWhatStandsBeforeTheCharacter() {
    #expect(typed("cab", ["ab": "x"]) == "cx")
  }

  @Test func theLongestRuleIsTaken() {
    #expect(typed("abc", ["bc": "x", "abc": "y", "c": "z"]) == "y")
    #expect(typed("dbc", ["bc": "x", "abc": "y", "c": "z"]) == "dx")
    #expect(typed("ddc", ["bc": "x", "abc": "y", "c": "z"]) == "ddz")
  }

  @Test func aRuleMayWriteNothing() {
    #expect(typed("aㆆ", ["ㆆ": ""]) == "a")
  }

  @Test func whatARuleWroteIsBeforeTheNext() {
    #expect(typed("aaa", ["aa": "b", "ba": "c"]) == "c")
  }

  @Test func capitalsFollowTheirSmallLetters() {
    #expect(typed("DD", ["dd": "đ"]) == "Đ")
  }

  @Test func lettersAreCountedInUTF16() {
    let action = WithRules(["😀a": "b"]).action(before: "😀", inserting: "a")
    // The longest rule has three units, so that two are read: the whole of 😀, whose first half is no small letter.
    #expect(action.deleting == 2 && action.inserting == "B")
  }
}
