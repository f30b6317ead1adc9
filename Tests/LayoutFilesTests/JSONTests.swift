import Foundation
import LayoutFiles
import Layouts
import Testing

/// What RFC 8259 says of JSON holds of layout files, to the byte.
@Suite struct JSONTests {
  private static let text = LayoutFile.text(of: .cheonjiin)

  /// Cheonjiin's file with what stands between quotation marks as its name.
  private func file(named name: String) -> String {
    Self.text.replacing("\"name\": \"천지인\"", with: "\"name\": \"\(name)\"")
  }

  @Test(
    arguments: [
      (#"a b"#, "a b"), (#"\/\"\\"#, "/\"\\"), (#"\u0041\u00e9\u00E9"#, "Aéé"), (#"\ucc9c"#, "천"),
      (#"\uD83D\uDE00\ud83d\ude00"#, "😀😀"), (#"\\u0041"#, #"\u0041"#),
    ])
  func whatAStringSays(written: String, name: String) throws {
    let found = try readLayout(file(named: written)).name
    #expect(found.unicodeScalars.elementsEqual(name.unicodeScalars))
  }

  /// What is no escape of JSON, and escapes of control characters, which no name may hold.
  @Test(
    arguments: [
      (#"\x"#, "is no escape of JSON"), (#"\U0041"#, "is no escape of JSON"),
      (#"\u+041"#, "four hexadecimal digits"), (#"\u-041"#, "four hexadecimal digits"),
      (#"\u004g"#, "four hexadecimal digits"), (#"\u41"#, "four hexadecimal digits"),
      (#"\ud83d"#, "half of a pair"), (#"\ud83dxx"#, "half of a pair"),
      (#"\ud83d\n"#, "half of a pair"), (#"\ud83d\u0041"#, "half of a pair"),
      (#"\ud83d\ud83d"#, "half of a pair"), (#"\ude00"#, "half of a pair"),
      (#"\ude00\ude00"#, "half of a pair"), (#"\ud83d\u+e00"#, "hexadecimal"),
      ("\0", "holds a control"), ("\u{1}", "holds a control"), ("\t", "holds a control"),
      ("a\n", "holds a control"), ("\u{1F}", "holds a control"), (#"a\b"#, "it has U+0008"),
      (#"a\f"#, "it has U+000C"), (#"a\n"#, "it has U+000A"), (#"a\r"#, "it has U+000D"),
      (#"a\t"#, "it has U+0009"),
    ])
  func whatNoNameSays(written: String, says: String) {
    let report = complaints(about: file(named: written))
    #expect(report.count == 1 && report[0].hasPrefix("my.json:4: "), "\(report)")
    #expect(report[0].contains(says), "\(report)")
  }

  @Test(
    arguments: [
      (#"{"name": "x"#, "a string is not closed"),
      (#"{"name": "x\"#, "the JSON ends within an escape"),
      (#"{"name": "\u004"#, "four hexadecimal digits"), (#"{"name""#, "the JSON ends here"),
      (#"{"name": "x""#, "the JSON ends here"), ("{", "the JSON ends here"),
    ])
  func aFileThatBreaksOff(text: String, says: String) {
    #expect(
      complaints(about: text).map { $0.contains(says) } == [true], "\(complaints(about: text))")
  }

  @Test(arguments: ["01", "1.", "-", "1e", "1.5.0", "--1", "1e+"])
  func whatIsNoNumber(number: String) {
    let text = Self.text.replacing("\"cheonjiin\"", with: number)
    #expect(complaints(about: text) == ["my.json:3: \(number) is no number"])
  }

  @Test(arguments: ["#", "//", "/*"])
  func thereAreNoComments(mark: String) {
    let text = Self.text.replacing("\"name\"", with: "\(mark)\n\"name\"")
    #expect(complaints(about: text) == ["my.json:4: JSON has no comments; remove this one"])
  }

  @Test(arguments: ["x", "{}", "\n\n,", "\u{0}", "\u{FEFF}"])
  func nothingFollowsTheEnd(more: String) {
    let line = 1 + (Self.text + more).count { $0 == "\n" }
    #expect(
      complaints(about: Self.text + more) == [
        "my.json:\(line): something follows the end of the JSON; remove it"
      ])
  }

  /// As editors on other systems write files.
  @Test func whiteSpaceAndAByteOrderMarkMeanNothing() throws {
    let text =
      "\u{FEFF}" + Self.text.replacing("\n", with: "\r\n").replacing("  ", with: "\t") + " \t\r\n"
    #expect(try readLayout(text) == .cheonjiin)
    #expect(
      complaints(about: text.replacing("\"cheonjiin\"", with: "7")).first?.hasPrefix("my.json:3: ")
        == true
    )
    #expect(complaints(about: "\u{FEFF}" + text).count == 1)
  }

  @Test(arguments: [(31, false), (32, true)])
  func listsInListsHaveALimit(depth: Int, isRefused: Bool) {
    let list = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let report = complaints(
      about: Self.text.replacing("\"name\"", with: "\"x\": \(list), \"name\""))
    let says = isRefused ? "it nests more than 32 levels deep" : "x is not a member of the layout"
    #expect(report.count == 1 && report[0].hasPrefix("my.json:4: \(says)"))
  }

  @Test func aFileOfAMegabyteIsReadAndOneByteMoreRefused() throws {
    let spaces = String(repeating: " ", count: 1_048_576 - Self.text.utf8.count)
    #expect(try readLayout(Self.text + spaces) == .cheonjiin)
    let report = complaints(about: Self.text + spaces + " ")
    #expect(report == ["my.json:1: has 1048577 bytes, and such a file at most 1048576; shorten it"])
  }

  /// Whatever a layout holds, even what no layout may, its file is JSON.
  @Test func everyCharacterIsWrittenAsJSON() throws {
    let name =
      String(String.UnicodeScalarView((0..<0x80).map { Unicode.Scalar($0)! })) + "\u{2028}천😀"
    let layout = Layout(id: "x", name: name, latinName: "x", keys: [])
    let json = try JSONSerialization.jsonObject(with: Data(LayoutFile.text(of: layout).utf8))
    let found = try #require((json as? [String: Any])?["name"] as? String)
    #expect(found.unicodeScalars.elementsEqual(name.unicodeScalars))
  }
}
