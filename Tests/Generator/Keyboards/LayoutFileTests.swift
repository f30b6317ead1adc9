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
    // If spaceEndsRun is missing, space ends the run and also writes a space.
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

  /// Changes to Cheonjiin's file, each with the old text, its replacement, and the report.
  static let faults = table(
    #"""
    "name": ┃ "nom": ┃ 1: the layout has no name; add it⏎4: nom is not a member of the layout; valid members are id, name,
    "cheonjiin",⏎  "name": ┃ "천지인",⏎  "nom": ┃ 1: the layout has no name⏎3: the id "천지인" cannot be⏎4: nom is not a member
    "keys": [ ┃ "keys": 1, "keys2": [ ┃ 8: keys2 is not a member⏎8: keys must be a list
    ㅇ→ㅁ→ㅇ ┃ ㅇ→ㅁ→ㅇ ㅇ→ㅁ ㅇ→ㅁ ┃ 19: key ㅇㅁ: ㅇ has two steps; keep one
    "docs/layout.schema.json" ┃ 7 ┃ 2: $schema must be a string; put it
    "id": "지" ┃ "id": "지", "$schema": "x" ┃ 11: key 지: $schema is not a member of the key
    "code": "3" ┃ "code": "" ┃ 11: key 지: the code "" must be a single character
    "cheonjiin" ┃ 7 ┃ 3: the id must be a string
    conjoining ┃ none ┃ 6: none is not a dotStyle; valid values are conjoining, compatibility
    "spaceEndsRun": true ┃ "spaceEndsRun": 1 ┃ 7: spaceEndsRun must be true or false
    "dotStyle" ┃ "cycleTimeout": 0.5,⏎  "dotStyle" ┃ 6: cycleTimeout must be an integer
    "dotStyle" ┃ "cycleTimeout": 99,⏎  "dotStyle" ┃ 6: cycleTimeout is 99; write a number of milliseconds from 100 to 60000
    "appends": "ㅡ" ┃ "appends": "ㅡㅡ" ┃ 11: key 지: the appends "ㅡㅡ" must be a single letter
    "dotStyle" ┃ "rows": [],⏎  "dotStyle" ┃ 6: rows is no longer a member of the layout; list the keys in keys, and
    "code": "3" ┃ "leads": ["ㄱ"] ┃ 11: key 지: leads is not a member of the key: its position makes a consonant a lead or a tail;
    "dotStyle" ┃ "tails": [],⏎  "dotStyle" ┃ 6: tails is not a member of the layout: its position makes a consonant a lead or
    "code": "3" ┃ "hold": ["3"] ┃ 11: key 지: hold is not a member of the key; use hold in a keyboard file
    "code": "3" ┃ "longPress": "3" ┃ 11: key 지: longPress is not a member of the key; use hold in a keyboard file
    "code": "3" ┃ "flicks": {"up": "ㅗ"} ┃ 11: key 지: flicks is not a member of the key; use flicks in a keyboard file
    "code": "3" ┃ "path": "↑↓" ┃ 11: key 지: path is not a member of the key; use flicks in a keyboard file, which have four
    "code": "3" ┃ "drag": {} ┃ 11: key 지: drag is not a member of the key; use flicks
    "code": "3" ┃ "scalar": "ㅡㅡ" ┃ 11: key 지: the scalar "ㅡㅡ" must be a single Unicode
    "code": "3" ┃ ⏎"scalar": "ㆍ" ┃ 12: key 지: key 천 has the same scalar ㆍ; set another
    "id": "지",  ┃  ┃ 11: the key has no id; add it
    "id": "지" ┃ "id":⏎"천" ┃ 11: key 천: two keys have this id
    "advance": "ㆍ→ㅗ ┃ ⏎"advance": "ㆍ→ㆍ ┃ 12: key 지: ㆍ advances to itself
    "name" ┃ "id" ┃ 4: duplicate member id; keep one
    """#)

  @Test(arguments: faults)
  func reportsFaultsWithTheirLines(fault: [String]) {
    expect(fault, in: LayoutFile.text(of: .cheonjiin)) { _ = try readLayout($0) }
  }

  /// The report contains only one line, which is the line of the first key over the limit.
  @Test(arguments: [200, 201, 250])
  func limitsTheNumberOfKeys(count: Int) throws {
    let more = (Layout.cheonjiin.keys.count..<count).map { number in
      Key("k\(number)", appends: Letter(Unicode.Scalar(0x4E00 + UInt32(number))!))
    }
    let text = LayoutFile.text(of: .cheonjiin.with(keys: Layout.cheonjiin.keys + more))
    let place = try #require(text.range(of: "k200") ?? text.range(of: "]")).lowerBound
    let line = text[..<place].count { $0 == "\n" } + 1
    let expected = ["my.json:\(line): a layout can have at most 200 keys; remove this one and those after it"]
    #expect(complaints(about: text) == (count > 200 ? expected : []))
  }

  @Test func rejectsFilesThatAreNotTextOrNotALayout() {
    #expect(complaints(about: "") == ["my.json:1: is empty; start from the output of `gen layout cheonjiin`"])
    #expect(complaints(about: "[]") == ["my.json:1: the layout must be an object; write { }"])
    let error = #expect(throws: InvalidFile.self) {
      try LayoutFile.layout(from: Array("{\n".utf8) + [0xFF], file: "my.json")
    }
    #expect(error?.description == "my.json:2: is not UTF-8; save it as UTF-8")
  }
}
