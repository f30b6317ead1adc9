import Layouts
import Testing

/// Ids and codes that are valid or invalid.
@Suite struct WordTests {
  private func problems(_ key: Key) -> [LayoutProblem] { Layout.cheonjiin.adding(key).problems }

  private func places(_ key: Key) -> [LayoutProblem.Place] { problems(key).map(\.place) }

  /// Each of these signs has another meaning in maps, in conformance files, in the notation of presses, or in the row
  /// of a keypad.
  @Test(arguments: ["⌫", "_", "<", "\"", "⎌", "…", "⏎", "␣", "⇧", "□"] as [Character])
  func rejectsCodesWithAnotherMeaning(code: Character) {
    #expect(places(Key("x", code: code, appends: "ㅎ")) == [.key(11, .code)])
  }

  /// Ids are also rejected if they are one of these signs, or a word that looks like a step.
  @Test func rejectsIDsWithAnotherMeaning() {
    let names = "⌫ 받침 _ < \" ⎌ … ⏎ ␣ ⇧ □ ! @number,none,done \"a\" _a ⎌1 …2 b↓1 c↓2.0 a→1 b↦ a✓ c↑ b× ? ?< ?-2 ▦ <a"
    for id in (names + " ␣a ⌫a \"a >3 >0~2 =sky ?2 +\"x\" …350 a↓2.0 2.0").split(separator: " ") {
      let found = problems(Key(String(id), legend: "x", appends: "ㅎ"))
      #expect(found.map(\.place) == [.key(11, .id)], "\(id)")
      #expect(found.allSatisfy { $0.message.hasSuffix("; choose another id") }, "\(id)")
    }
    for id in "> = + a b1 20 ?! ?* +350 >0-2 e\u{301} @ =3".split(separator: " ") {
      #expect(problems(Key(String(id), legend: "x", appends: "ㅎ")) == [], "\(id)")
    }
  }

  /// A nonspacing mark, a spacing mark and an enclosing mark.
  @Test(arguments: ["\u{301}", "\u{903}", "\u{20DD}"])
  func combiningMarksNeedALetter(mark: Unicode.Scalar) {
    #expect(places(Key("x", legend: "\(mark)", appends: "ㅎ")) == [.key(11, .legend)])
    #expect(problems(Key("x", legend: "a\(mark)", appends: "ㅎ")) == [])
  }

  @Test func rejectsDotsOfOtherScriptsAsVowels() {
    for dot in "\u{B7}\u{2022}\u{2027}\u{2219}\u{22C5}\u{30FB}\u{FF65}".unicodeScalars {
      let found = problems(Key("x", appends: "ㅎ", advance: Advance("\(dot)→ㅏ")))
      #expect(found.first?.place == .key(11, .advance), "\(dot)")
      #expect(found.first?.message.contains("looks like the dot ㆍ") == true, "\(dot)")
    }
  }

  /// The compatibility style writes two dots as U+2025. If a key also wrote U+2025, that scalar would be both a
  /// punctuation mark and a letter.
  @Test(
    arguments: [("‥", "ㅎ→ㅋ", .appends), (".", ".→‥→.", .advance), ("ㅏ", "‥→ㅏ", .advance)]
      as [(Letter, Advance, KeyMember)])
  func rejectsTheTwoDotsOfAStyleAsAMark(appends: Letter, advance: Advance, member: KeyMember) {
    let found = problems(Key("x", legend: "x", appends: appends, advance: advance))
    #expect(found.first?.place == .key(11, member))
    #expect(found.first?.message.contains("is reserved, because the compatibility style writes two dots") == true)
  }

  /// Backspace turns two dots into one dot, even if no key writes a single dot.
  @Test(arguments: [("ᆢ", "", ["ᆢ", "ㆍ"]), ("ㆍ", "", ["ㆍ"]), ("ㅏ", "ㅏ→ᆢ", ["ᆢ", "ㅏ", "ㆍ"])])
  func lettersIncludeWhatBackspaceLeaves(appends: Letter, advance: Advance, letters: [Letter]) {
    let key = Key("x", appends: appends, advance: advance)
    let layout = Layout(id: "x", name: "엑스", latinName: "X", keys: [key])
    #expect(layout.letters == letters && layout.hasDots)
  }
}
