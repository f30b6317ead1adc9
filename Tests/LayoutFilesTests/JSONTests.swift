import Foundation
import LayoutFiles
import Layouts
import Testing

/// What RFC 8259 says of JSON holds of layout files, to the byte.
@Suite struct JSONTests {
  private static let text = LayoutFile.text(of: .cheonjiin)

  private func read(_ bytes: [UInt8]) throws -> Layout {
    try LayoutFile.layout(from: bytes, file: "my.json")
  }

  private func lines(for text: String) -> [String] {
    errorLines { _ = try read(Array(text.utf8)) }
  }

  /// Cheonjiin's file with what stands between quotation marks as its name, byte by byte.
  private func file(named name: [UInt8]) -> [UInt8] {
    let parts = Self.text.components(separatedBy: "\"name\": \"천지인\"")
    return Array("\(parts[0])\"name\": \"".utf8) + name + Array("\"\(parts[1])".utf8)
  }

  @Test(
    arguments: [
      (#"a b"#, "a b"), (#"\/\"\\"#, "/\"\\"), (#"\u0041\u00e9\u00E9"#, "Aéé"), (#"\ucc9c"#, "천"),
      (#"\uD83D\uDE00\ud83d\ude00"#, "😀😀"), (#"\\u0041"#, #"\u0041"#),
    ])
  func whatAStringSays(written: String, name: String) throws {
    let found = try read(file(named: Array(written.utf8))).name
    #expect(found.unicodeScalars.elementsEqual(name.unicodeScalars))
  }

  /// Each escape is the control character that it names, which no name may hold.
  @Test(arguments: [
    ("b", "U+0008"), ("f", "U+000C"), ("n", "U+000A"), ("r", "U+000D"), ("t", "U+0009"),
  ])
  func eachEscapeIsTheControlCharacterThatItNames(letter: String, code: String) {
    let report = errorLines { _ = try read(file(named: Array("a\\\(letter)".utf8))) }
    let says = "the name is not a line of text: it has \(code), a control character; leave it out"
    #expect(report == ["my.json:4: \(says)"])
  }

  @Test(
    arguments: [
      (#"\x"#, "is no escape of JSON"), (#"\U0041"#, "is no escape of JSON"),
      (#"\u+041"#, "four hexadecimal digits"), (#"\u-041"#, "four hexadecimal digits"),
      (#"\u004g"#, "four hexadecimal digits"), (#"\u41"#, "four hexadecimal digits"),
      (#"\ud83d"#, "half of a pair"), (#"\ud83dxx"#, "half of a pair"),
      (#"\ud83d\n"#, "half of a pair"),
      (#"\ud83d\u0041"#, "half of a pair"), (#"\ud83d\ud83d"#, "half of a pair"),
      (#"\ude00"#, "half of a pair"), (#"\ude00\ude00"#, "half of a pair"),
      (#"\ud83d\u+e00"#, "hexadecimal"),
      ("\0", "holds a control"), ("\u{1}", "holds a control"), ("\t", "holds a control"),
      ("a\n", "holds a control"), ("\u{1F}", "holds a control"),
    ])
  func escapesThatJSONHasNot(written: String, says: String) {
    let report = errorLines { _ = try read(file(named: Array(written.utf8))) }
    #expect(
      report.count == 1 && report[0].hasPrefix("my.json:4: ") && report[0].contains(says),
      "\(report)")
  }

  @Test(
    arguments: [
      (#"{"name": "x"#, "a string is not closed"),
      (#"{"name": "x\"#, "the JSON ends within an escape"),
      (#"{"name": "\u004"#, "four hexadecimal digits"), (#"{"name""#, "the JSON ends here"),
      (#"{"name": "x""#, "the JSON ends here"), ("{", "the JSON ends here"),
    ])
  func aFileThatBreaksOff(text: String, says: String) {
    #expect(lines(for: text).map { $0.contains(says) } == [true], "\(lines(for: text))")
  }

  @Test(arguments: [
    ("\"cheonjiin\"", "01", 3, "01 is no number"), ("\"cheonjiin\"", "1.", 3, "1. is no number"),
    ("\"cheonjiin\"", "-", 3, "- is no number"), ("\"cheonjiin\"", "1e", 3, "1e is no number"),
    ("\"cheonjiin\"", "1.5.0", 3, "1.5.0 is no number"),
    ("\"cheonjiin\"", "--1", 3, "--1 is no number"),
    ("\"cheonjiin\"", "1e+", 3, "1e+ is no number"),
    ("\"name\"", "#\n\"name\"", 4, "JSON has no comments; remove this one"),
    ("\"name\"", "//\n\"name\"", 4, "JSON has no comments; remove this one"),
    ("\"name\"", "/*\n\"name\"", 4, "JSON has no comments; remove this one"),
  ])
  func whatJSONHasNot(old: String, new: String, line: Int, says: String) {
    let text = Self.text.replacing(old, with: new, maxReplacements: 1)
    #expect(lines(for: text) == ["my.json:\(line): \(says)"])
  }

  @Test(arguments: ["x", "{}", "\n\n,", "\u{0}", "\u{FEFF}"])
  func nothingFollowsTheEnd(more: String) {
    let line = 1 + (Self.text + more).count { $0 == "\n" }
    #expect(
      lines(for: Self.text + more) == [
        "my.json:\(line): something follows the end of the JSON; remove it"
      ])
  }

  /// As editors on other systems write files.
  @Test func whiteSpaceAndAByteOrderMarkMeanNothing() throws {
    let text =
      "\u{FEFF}" + Self.text.replacing("\n", with: "\r\n").replacing("  ", with: "\t") + " \t\r\n"
    #expect(try read(Array(text.utf8)) == .cheonjiin)
    #expect(
      lines(for: text.replacing("\"cheonjiin\"", with: "7")).first?.hasPrefix("my.json:3: ") == true
    )
    #expect(lines(for: "\u{FEFF}" + text).count == 1)
  }

  @Test(arguments: [(31, false), (32, true)])
  func listsInListsHaveALimit(depth: Int, isRefused: Bool) {
    let list = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let report = lines(for: Self.text.replacing("\"name\"", with: "\"x\": \(list), \"name\""))
    let says = isRefused ? "it nests more than 32 levels deep" : "x is not a member of the layout"
    #expect(report.count == 1 && report[0].hasPrefix("my.json:4: \(says)"))
  }

  @Test func aFileOfAMegabyteIsReadAndOneByteMoreRefused() throws {
    let bytes = Array(Self.text.utf8)
    let spaces = [UInt8](repeating: 0x20, count: 1_048_576 - bytes.count)
    #expect(try read(bytes + spaces) == .cheonjiin)
    let report = errorLines { _ = try read(bytes + spaces + [0x20]) }
    #expect(report == ["my.json:1: has 1048577 bytes, and such a file at most 1048576; shorten it"])
  }

  /// Whatever a layout holds, even what no layout may, its file is JSON.
  @Test func everyCharacterIsWrittenAsJSON() throws {
    let name =
      String(String.UnicodeScalarView((0..<0x80).map { Unicode.Scalar($0)! })) + "\u{2028}천😀"
    let layout = Layout(id: "x", name: name, latinName: "x", rows: [])
    let json = try JSONSerialization.jsonObject(with: Data(LayoutFile.text(of: layout).utf8))
    let found = try #require((json as? [String: Any])?["name"] as? String)
    #expect(found.unicodeScalars.elementsEqual(name.unicodeScalars))
  }
}
