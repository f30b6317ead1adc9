import Keyboards
import Layouts
import Testing

/// Layout files follow RFC 8259 exactly.
@Suite struct JSONTests {
  private static let text = LayoutFile.text(of: .cheonjiin)

  /// Returns Cheonjiin's file with another name. `name` is JSON without the quotation marks.
  private func file(named name: String) -> String {
    Self.text.replacing("\"name\": \"천지인\"", with: "\"name\": \"\(name)\"")
  }

  /// Escapes that are invalid, and escapes for control characters, which are invalid in names.
  @Test(arguments: [
    ("is not a valid escape in JSON", [#"\x"#, #"\U0041"#, #"\\\x"#, #"\천"#]),
    ("must have four hexadecimal digits", [#"\u+041"#, #"\u-041"#, #"\u004g"#, #"\u41"#, #"\ud83d\u+e00"#]),
    (
      "escapes only one half of a surrogate pair",
      [#"\ud83d"#, #"\ud83dxx"#, #"\ud83d\n"#, #"\ud83d\u0041"#, #"\ud83d\ud83d"#, #"\ude00"#, #"\ude00\ude00"#]
    ),
    ("or another control character", ["\0", "\u{1}", "\t", "a\n", "\u{1F}"]),
    ("it contains U+000A", [#"a\n"#]),
  ])
  func rejectsInvalidNames(expected: String, names: [String]) {
    for name in names {
      let report = complaints(about: file(named: name))
      #expect(report.count == 1 && report[0].hasPrefix("my.json:4: "), "\(report)")
      #expect(report[0].contains(expected), "\(report)")
    }
  }

  /// Texts that are not valid JSON, each with the line and the message of the error.
  static let faults = table(
    #"""
    {"name": "x\ ┃ 1: unterminated string; end it with a quotation mark
    {"name": "\u004 ┃ 1: unterminated string; end it with a quotation mark
    {"name" ┃ 1: unexpected end of the JSON; close the open lists and objects
    { ┃ 1: unexpected end of the JSON; close the open lists and objects
    {⏎name: 1} ┃ 2: expected the name of a member, in quotation marks
    {"name":⏎nil} ┃ 2: not valid JSON: expected a string in quotation marks, a number, true, false, a list or an object
    [1⏎2] ┃ 2: expected ,
    [1,⏎] ┃ 2: trailing comma before the bracket; remove it
    {⏎# x⏎"a": 1} ┃ 2: comments are not valid in JSON; remove this one
    {“id”: "t"} ┃ 1: curly quotes are not valid in JSON; use straight ones (")
    {"id": "“\"”",⏎"layout": ‘sky’} ┃ 2: curly quotes are not valid in JSON; use straight ones (")
    {"a": // x⏎1} ┃ 1: comments are not valid in JSON; remove this one
    {"a":⏎1 /* x */} ┃ 2: comments are not valid in JSON; remove this one
    {"a": 1,⏎"a": 1} ┃ 2: duplicate member a; keep one
    {}⏎x ┃ 2: unexpected text after the end of the JSON; remove it
    """#)

  @Test(
    arguments: faults
      + ["01", "1.", "-", "1e", "1.5.0", "--1", "1e+"].map {
        ["[\n\($0)]", "2: \($0) is not a valid number in JSON; write one such as 1000"]
      }
      + ["\u{0}", "\u{FEFF}"].map {
        ["{}\($0)", "1: unexpected text after the end of the JSON; remove it"]
      })
  func reportsInvalidJSONWithItsLine(fault: [String]) {
    #expect(complaints(about: fault[0]) == ["my.json:\(fault[1])"])
  }

  /// Editors on other systems write white space and a byte order mark.
  @Test func ignoresWhiteSpaceAndAByteOrderMark() throws {
    let text = "\u{FEFF}" + Self.text.replacing("\n", with: "\r\n").replacing("  ", with: "\t") + " \t\r\n"
    #expect(try readLayout(text) == .cheonjiin)
    let report = complaints(about: text.replacing("\"cheonjiin\"", with: "7"))
    #expect(report.first?.hasPrefix("my.json:3: ") == true)
    #expect(complaints(about: "\u{FEFF}" + text).count == 1)
  }

  @Test(arguments: [(15, false), (16, true), (200_000, true)])
  func limitsTheDepthOfNesting(depth: Int, isRefused: Bool) {
    let list = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let report = complaints(about: Self.text.replacing("\"name\"", with: "\"x\": \(list), \"name\""))
    let expected = isRefused ? "more than 16 levels of nesting" : "x is not a member of the layout"
    #expect(report.count == 1 && report[0].hasPrefix("my.json:4: \(expected)"))
  }

  @Test func limitsFilesToAMegabyte() throws {
    let spaces = String(repeating: " ", count: 1_048_576 - Self.text.utf8.count)
    #expect(try readLayout(Self.text + spaces) == .cheonjiin)
    let report = complaints(about: Self.text + spaces + " ")
    #expect(report == ["my.json:1: has 1048577 bytes; shorten it to at most 1048576"])
  }
}
