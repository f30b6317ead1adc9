import Keyboards
import Layouts
import Testing

@Suite struct LayoutFileTests {
  @Test(arguments: Layout.inAllStyles)
  func everyLayoutSurvivesTheRoundTrip(layout: Layout) throws {
    #expect(try readLayout(LayoutFile.text(of: layout)) == layout)
  }

  @Test func optionalMembersHaveDefaults() throws {
    let text = LayoutFile.text(of: .cheonjiin).replacing("  \"$schema\": \"docs/layout.schema.json\",\n", with: "")
      .replacing("  \"dotStyle\": \"conjoining\",\n", with: "")
    #expect(try readLayout(text) == .cheonjiin)
    // By default, space ends the run and writes a space.
    let silent = text.replacing("  \"spaceEndsRun\": true,\n", with: "")
    #expect(silent != text)
    let layout = try readLayout(silent)
    #expect(!layout.spaceEndsRun && layout.keys == Layout.cheonjiin.keys)
    #expect(layout.cycleTimeout == 1_000)
    for timeout in [100, 60_000] {
      let own = silent.replacing("\"keys\"", with: "\"cycleTimeout\": \(timeout), \"keys\"")
      let layout = try readLayout(own)
      #expect(layout.cycleTimeout == timeout && layout.problems.isEmpty)
      #expect(try readLayout(LayoutFile.text(of: layout)) == layout)
    }
  }

  /// Changes to Cheonjiin's file: a text, its replacement, and the report.
  static let faults = table(
    #"""
    "name": ┃ "nom": ┃ 1: the layout has no name; add it⏎4: nom is not a member of the layout; those are id, name,
    "cheonjiin",⏎  "name": ┃ "천지인",⏎  "nom": ┃ 1: the layout has no name⏎3: the id "천지인" cannot be⏎4: nom is not a member
    "keys": [ ┃ "keys": 1, "keys2": [ ┃ 8: keys2 is not a member⏎8: keys is a list
    ㅇ→ㅁ→ㅇ ┃ ㅇ→ㅁ→ㅇ ㅇ→ㅁ ㅇ→ㅁ ┃ 19: key ㅇㅁ: it says twice what ㅇ becomes
    "docs/layout.schema.json" ┃ 7 ┃ 2: $schema is not a string; write it
    "id": "지" ┃ "id": "지", "$schema": "x" ┃ 11: key 지: $schema is not a member of the key
    "code": "3" ┃ "code": "" ┃ 11: key 지: the code "" is not one character
    "cheonjiin" ┃ 7 ┃ 3: the id is not a string
    conjoining ┃ none ┃ 6: none is not a dotStyle; those are conjoining, compatibility
    "spaceEndsRun": true ┃ "spaceEndsRun": 1 ┃ 7: spaceEndsRun is neither true nor false
    "dotStyle" ┃ "cycleTimeout": 0.5,⏎  "dotStyle" ┃ 6: cycleTimeout is not a whole number
    "dotStyle" ┃ "cycleTimeout": 99,⏎  "dotStyle" ┃ 6: cycleTimeout is 99 and not from 100 to 60000; it counts milliseconds
    "appends": "ㅡ" ┃ "appends": "ㅡㅡ" ┃ 11: key 지: the appends "ㅡㅡ" is not one letter
    "dotStyle" ┃ "rows": [],⏎  "dotStyle" ┃ 6: rows are gone: list the keys in keys; a keyboard file says where they lie
    "code": "3" ┃ "leads": ["ㄱ"] ┃ 11: key 지: leads is not a member of the key: a consonant becomes a lead or a tail by its
    "dotStyle" ┃ "tails": [],⏎  "dotStyle" ┃ 6: tails is not a member of the layout: a consonant becomes a lead or a tail by
    "code": "3" ┃ "hold": ["3"] ┃ 11: key 지: hold is of a keyboard file, whose hold says what holding a key offers
    "code": "3" ┃ "longPress": "3" ┃ 11: key 지: longPress is of a keyboard file, whose hold says
    "code": "3" ┃ "flicks": {"up": "ㅗ"} ┃ 11: key 지: flicks is of a keyboard file, whose flicks say what flicking a key offers
    "code": "3" ┃ "path": "↑↓" ┃ 11: key 지: no file says what the path of a drag types; flicks of a keyboard file have four
    "code": "3" ┃ "drag": {} ┃ 11: key 지: no file says what the path of a drag types
    "code": "3" ┃ "scalar": "ㅡㅡ" ┃ 11: key 지: the scalar "ㅡㅡ" is not one Unicode
    "code": "3" ┃ ⏎"scalar": "ㆍ" ┃ 12: key 지: ㆍ stands for 천 too; assign
    "id": "지",  ┃  ┃ 11: the key has no id; add it
    "id": "지" ┃ "id":⏎"천" ┃ 11: key 천: two keys have this id
    "advance": "ㆍ→ㅗ ┃ ⏎"advance": "ㆍ→ㆍ ┃ 12: key 지: ㆍ advances to itself
    "name" ┃ "id" ┃ 4: says id twice
    """#)

  @Test(arguments: faults)
  func reportsFaultsWithTheirLines(fault: [String]) {
    expect(fault, in: LayoutFile.text(of: .cheonjiin)) { _ = try readLayout($0) }
  }

  /// The report contains the line of the first key beyond the limit, and no other.
  @Test(arguments: [200, 201, 250])
  func limitsTheNumberOfKeys(count: Int) throws {
    let more = (Layout.cheonjiin.keys.count..<count).map { number in
      Key("k\(number)", appends: Letter(Unicode.Scalar(0x4E00 + UInt32(number))!))
    }
    let text = LayoutFile.text(of: .cheonjiin.with(keys: Layout.cheonjiin.keys + more))
    let place = try #require(text.range(of: "k200") ?? text.range(of: "]")).lowerBound
    let line = text[..<place].count { $0 == "\n" } + 1
    let expected = ["my.json:\(line): a layout has 200 keys at most; drop those from here on"]
    #expect(complaints(about: text) == (count > 200 ? expected : []))
  }

  @Test func rejectsFilesThatAreNotTextOrNotALayout() {
    #expect(complaints(about: "") == ["my.json:1: holds nothing; begin with what `gen layout cheonjiin` prints"])
    #expect(complaints(about: "[]") == ["my.json:1: the layout is an object with members; write { }"])
    let error = #expect(throws: InvalidFile.self) {
      try LayoutFile.layout(from: Array("{\n".utf8) + [0xFF], file: "my.json")
    }
    #expect(error?.description == "my.json:2: is not UTF-8; save it as UTF-8")
  }
}
