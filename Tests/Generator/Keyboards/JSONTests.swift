import Keyboards
import Layouts
import Testing

/// Layout files follow RFC 8259 to the byte.
@Suite struct JSONTests {
  private static let text = LayoutFile.text(of: .cheonjiin)

  /// Returns Cheonjiin's file with `name`, which is JSON without the quotation marks, as its name.
  private func file(named name: String) -> String {
    Self.text.replacing("\"name\": \"천지인\"", with: "\"name\": \"\(name)\"")
  }

  /// Invalid escapes, and control characters, which no name can have.
  @Test(arguments: [
    ("is not a JSON escape", [#"\x"#, #"\U0041"#, #"\\\x"#, #"\천"#]),
    ("takes four hexadecimal digits", [#"\u+041"#, #"\u-041"#, #"\u004g"#, #"\u41"#, #"\ud83d\u+e00"#]),
    (
      "escapes half of a pair",
      [#"\ud83d"#, #"\ud83dxx"#, #"\ud83d\n"#, #"\ud83d\u0041"#, #"\ud83d\ud83d"#, #"\ude00"#, #"\ude00\ude00"#]
    ),
    ("holds a control", ["\0", "\u{1}", "\t", "a\n", "\u{1F}"]),
    ("it has U+000A", [#"a\n"#]),
  ])
  func rejectsInvalidNames(expected: String, names: [String]) {
    for name in names {
      let report = complaints(about: file(named: name))
      #expect(report.count == 1 && report[0].hasPrefix("my.json:4: "), "\(report)")
      #expect(report[0].contains(expected), "\(report)")
    }
  }

  /// Texts that are not JSON, with the line and the message of the error.
  static let faults = table(
    #"""
    {"name": "x\ ┃ 1: a string is not closed; end it with a quotation mark
    {"name": "\u004 ┃ 1: a string is not closed; end it with a quotation mark
    {"name" ┃ 1: the JSON ends here; close what is open
    { ┃ 1: the JSON ends here; close what is open
    {⏎name: 1} ┃ 2: the name of a member is expected here, in quotation marks
    {"name":⏎nil} ┃ 2: not JSON: a text in quotation marks, a number, true, false, a list or an object is expected here
    [1⏎2] ┃ 2: , is expected here
    [1,⏎] ┃ 2: a comma stands before the bracket; remove it
    {⏎# x⏎"a": 1} ┃ 2: JSON has no comments; remove this one
    {“id”: "t"} ┃ 1: curly quotes are not valid in JSON; use straight ones (")
    {"id": "“\"”",⏎"layout": ‘sky’} ┃ 2: curly quotes are not valid in JSON; use straight ones (")
    {"a": // x⏎1} ┃ 1: JSON has no comments; remove this one
    {"a":⏎1 /* x */} ┃ 2: JSON has no comments; remove this one
    {"a": 1,⏎"a": 1} ┃ 2: says a twice; keep one of each
    {}⏎x ┃ 2: something follows the end of the JSON; remove it
    """#)

  @Test(
    arguments: faults
      + ["01", "1.", "-", "1e", "1.5.0", "--1", "1e+"].map {
        ["[\n\($0)]", "2: \($0) is not a number of JSON; write one such as 1000"]
      }
      + ["\u{0}", "\u{FEFF}"].map {
        ["{}\($0)", "1: something follows the end of the JSON; remove it"]
      })
  func reportsInvalidJSONWithItsLine(fault: [String]) {
    #expect(complaints(about: fault[0]) == ["my.json:\(fault[1])"])
  }

  /// Editors on other systems write both.
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
    let expected = isRefused ? "it nests more than 16 levels deep" : "x is not a member of the layout"
    #expect(report.count == 1 && report[0].hasPrefix("my.json:4: \(expected)"))
  }

  @Test func limitsFilesToAMegabyte() throws {
    let spaces = String(repeating: " ", count: 1_048_576 - Self.text.utf8.count)
    #expect(try readLayout(Self.text + spaces) == .cheonjiin)
    let report = complaints(about: Self.text + spaces + " ")
    #expect(report == ["my.json:1: has 1048577 bytes, and such a file at most 1048576; shorten it"])
  }
}
