import Layouts
import Testing

@Suite struct ValidationTests {
  /// Keys that are invalid when they are added to Cheonjiin, each with the invalid member and the message.
  static let keys: [(Key, KeyMember, String)] = [
    (Key("ㄱㅋ", appends: "ㅎ"), .id, "two keys have this id"),
    (Key("", legend: "x", appends: "ㅎ"), .id, "is not valid: it"),
    (Key("a b", legend: "x", appends: "ㅎ"), .id, "is not valid: it"),
    (Key("#ㅎ", appends: "ㅎ"), .id, "would start a comment"),
    (Key("x", legend: "\u{1B}", appends: "ㅎ"), .legend, "is not valid: it contains U+001B, a control"),
    (Key("a\u{202E}b", legend: "x", appends: "ㅎ"), .id, "it contains U+202E, an invisible format"),
    // This id is one Character whose second scalar is a space.
    (Key("x\u{600} ", legend: "x", appends: "ㅎ"), .id, "it contains U+0600, an invisible format"),
    (Key("\u{301}a", legend: "x", appends: "ㅎ"), .id, "it starts with U+0301, a combining mark"),
    (Key("\u{E000}", legend: "x", appends: "ㅎ"), .id, "it contains U+E000, a private-use"),
    (Key("\u{378}", legend: "x", appends: "ㅎ"), .id, "it contains U+0378, an unassigned"),
    (Key("x", legend: "\u{3164}", appends: "ㅎ"), .legend, "it contains U+3164, an invisible filler"),
    (Key("x", legend: "\u{FFA0}", appends: "ㅎ"), .legend, "it contains U+FFA0, an invisible filler"),
    (Key("x", legend: "ㄱ\u{115F}", appends: "ㅎ"), .legend, "it contains U+115F, an invisible filler"),
    (Key("x", legend: "ㄱ\u{1160}", appends: "ㅎ"), .legend, "it contains U+1160, an invisible filler"),
    (Key("x", legend: "\u{20E3}", appends: "ㅎ"), .legend, "it starts with U+20E3"),
    (Key("x", code: "\u{301}", appends: "ㅎ"), .code, "its code: it starts with U+0301"),
    (Key("x", scalar: "y", appends: "\u{202E}"), .appends, "a visible character, but this one contains U+202E"),
    (Key("x", code: "4", appends: "ㅎ"), .code, "key ㄱㅋ has the same code 4"),
    (Key("x", code: "인", appends: "ㅎ"), .code, "is the id of another key, 인"),
    (Key("x", appends: nil), .appends, "it has no effect; add a letter"),
    (Key("x", appends: "ㄳ"), .appends, "ㄳ (U+3133) is not a letter that a key can type: users type it as two"),
    (Key("x", appends: "ᄂ"), .appends, "makes a consonant a lead or a tail; write ㄴ (U+3134)"),
    (Key("x", appends: "ᆫ"), .appends, "makes a consonant a lead or a tail; write ㄴ (U+3134)"),
    (Key("x", appends: "ᆪ"), .appends, "makes a consonant a lead or a tail; write ㄱ (U+3131) and ㅅ (U+3145)"),
    (Key("x", appends: "ᅡ"), .appends, "it is a conjoining vowel; write ㅏ (U+314F)"),
    (Key("x", appends: "ᆞ"), .appends, "it is a conjoining dot; write ㆍ (U+318D)"),
    (Key("x", appends: "ㅿ"), .appends, "ㅿ (U+317F) is not a letter that a key can type: archaic letters are not"),
    (Key("x", appends: "ᅀ"), .appends, "archaic letters are not supported; use"),
    (Key("x", appends: "\u{3164}"), .appends, "U+3164) is not a letter that a key can type; use"),
    (Key("x", appends: "ㅎ", advance: "ㅎ→가"), .advance, "type: it is a syllable, but a key types a single"),
    (Key("x", appends: "ㅏ", advance: "ㄱㅏ→ㄲㅏ"), .advance, "a key changes only the last letter, so write one"),
    (Key("x", appends: "ㅏ", advance: "가⇢가ㄱ"), .advance, "a key changes only the last letter, so write one"),
    (Key("x", appends: "ㅎ", advance: "ㅎㅎ"), .advance, "\"ㅎㅎ\" is not a chain of letters such as ㄱ→ㅋ→ㄲ; write one"),
    (Key("x", appends: "ㅎ", advance: "ㄱ→ㅏ"), .advance, "which is not supported; use two consonants, two vowels or"),
    (Key("x", appends: "ㅎ", advance: "ㅎ→ㅎ"), .advance, "ㅎ advances to itself"),
    (Key("x", scalar: "x", appends: nil, advance: "ㄱ→ㄴ→ㄴ"), .advance, "has no effect on a key that appends"),
    (Key("x", appends: "ㅎ", advance: "ㅎ→ㅏ"), .advance, "changes one kind of letter to another"),
    (Key("x", appends: "ㅎ", advance: "ㅎ→ㄱ ㅎ→ㄴ"), .advance, "ㅎ has two steps; keep one"),
    (Key("x", scalar: "x", appends: nil, advance: ";→:"), .advance, "no run can end with a letter that it changes"),
    (Key("x", scalar: "x", appends: ".", advance: ";→:"), .advance, ";→: is never used"),
    (Key("x", appends: "ㄱ"), .scalar, "key ㄱㅋ has the same scalar ㄱ; set another"),
    (Key("x", scalar: " ", appends: "ㅎ"), .scalar, "\" \" cannot be its scalar"),
    (Key("x", appends: nil, advance: "ㄱ→ㅋ"), .scalar, "it appends no letter, so it needs a scalar"),
  ]

  @Test(arguments: keys)
  func reportsInvalidKeys(key: Key, member: KeyMember, message: String) {
    let problems = Layout.cheonjiin.adding(key).problems
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.first?.place == .key(11, member))
    #expect(problems.first?.key == key.id)
    #expect(problems.first?.message.contains(message) == true, "\(problems)")
  }

  /// On Windows, no file can have one of these names, whatever its extension is.
  @Test(arguments: ["con", "nul", "prn", "aux", "com1", "com9", "lpt1", "lpt9"])
  func rejectsNamesOfDevicesAsIDs(id: String) {
    let problems = Layout.cheonjiin.with(id: id).problems
    #expect(problems.map(\.place) == [.layout(.id)])
    #expect(problems.first?.message.contains("is the name of a device on Windows") == true)
  }

  @Test(arguments: ["com", "com0", "lpt10", "console", "nulls", "conx", "xcon"])
  func acceptsSimilarNamesAsIDs(id: String) { #expect(Layout.cheonjiin.with(id: id).problems == []) }

  static let shifted: [(Key, String)] = [
    (Key("new", scalar: "x", appends: "ㅎ"), "keys that need shift come last"),
    (Key("new", scalar: "x", under: "ㅃ", appends: "ㅎ"), "there is no unshifted key with that id"),
    (Key("new", scalar: "x", under: "ㅂ", appends: "ㅎ"), "two keys are under ㅂ"),
  ]

  @Test(arguments: shifted)
  func reportsInvalidShiftedKeys(key: Key, message: String) {
    let base = Layout.dubeolsik
    let problems = base.with(keys: base.keys + [key]).problems
    #expect(problems.map(\.place) == [.key(33, .under)])
    #expect(problems.first?.message.contains(message) == true, "\(problems)")
  }

  @Test func countsUntypableSyllables() {
    let lacking = Layout.cheonjiin.replacing("ㄱㅋ", by: Key("ㄱㅋ", appends: "ㄱ", advance: "ㄱ→ㅋ→ㄱ"))
    // ㄲ is the lead of 588 syllables and the tail of 399 syllables. In 21 of these syllables it is both.
    #expect(
      lacking.problems.map(\.description) == [
        "966 of the 11172 syllables cannot be typed in one run, such as 갂: no keys type ㄲ; add a key or a step"
      ])
    let merging = Layout.naratgeul.replacing("ㅅ", by: Key("ㅅ", appends: "ㅅ", advance: "ㄱ→ㄲ"))
    #expect(
      merging.problems.map(\.description) == [
        "399 of the 11172 syllables cannot be typed in one run, such as 갃: no keys type ㅅ after ㄱ; add a key or a step"
      ])
  }

  /// The report omits the consequences of other faults, such as letters that no key writes and steps that never happen.
  @Test func reportsAllCausesAtOnce() {
    let keys = [Key("a", appends: "ㄳ", advance: "ㄱ→ㄱ ㄱ→ㅏ"), Key("a", appends: nil), Key("b", appends: "ㄴ")]
    let fragments = [
      "ㄳ (U+3133) is not", "ㄱ advances to itself", "ㄱ→ㅏ changes", "ㄱ has two steps", "it has no effect", "two keys",
    ]
    let lines = Layout.sky.with(keys: keys).problems.map(\.description)
    #expect(lines.count == 6 && lines.allSatisfy { $0.hasPrefix("key a: ") })
    for (line, fragment) in zip(lines, fragments) { #expect(line.contains(fragment)) }
  }

  /// A chain needs at least two letters. A letter that stays the same must be the last letter.
  @Test(arguments: ["ㄱ", "ㄱㅋ", "ㄱ→", "→ㄱ", "ㄱ→→ㅋ", "ㄱ->ㅋ", "ㄱ→ㅋㄲ", "ㄹ→ㄹ→ㄹ", "ㄴ→ㄹ→ㄹ→ㄷ"])
  func reportsInvalidChains(chain: String) {
    let key = Key("x", appends: "ㅎ", advance: Advance("ㅎ→ㅋ \(chain)"))
    let problem = Layout.cheonjiin.adding(key).problems.first
    let expected = ["\"\(chain)\" is not a chain", "advances to itself"]
    #expect(expected.contains { problem?.message.contains($0) == true }, "\(chain)")
  }

  /// A letter must keep its kind. As an exception, vowels and dots may become each other.
  @Test(arguments: [
    ("ㄱ→ㅏ", false), ("ㅏ→ㄱ", false), ("ㄱ→ㆍ", false), ("ㆍ→ㄱ", false), ("ㄱ→.", false), (".→ㅏ", false),
    ("ㅏ→ㆍ", true), ("ㆍ→ㅏ", true), ("ㆍ→ᆢ", true), ("ㅣ→ㅏ", true), (".→,", true),
  ])
  func stepsKeepTheKindOfALetter(notation: String, isFine: Bool) {
    let key = Key("a", appends: "ㄱ", advance: Advance(notation))
    let problems = Layout.sky.with(keys: [key]).tableProblems
    #expect(problems.map(\.key) == (isFine ? [] : ["a"]))
    #expect(problems.allSatisfy { $0.message.hasPrefix(notation) })
  }
}

extension Layout {
  fileprivate func replacing(_ id: String, by key: Key) -> Layout {
    with(keys: keys.map { $0.id == id ? key : $0 })
  }
}
