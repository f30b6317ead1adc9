import Hangul
import TestSupport
import Testing

@testable import Verification

/// JSON, as far as maps need it, read scalar by scalar.
@Suite struct MapScannerTests {
  private func scan(_ bytes: [UInt8]) throws -> [(
    key: String, entries: [(state: ShortText, replacement: ShortText)]
  )] {
    var scanner = MapScanner(path: "a.json", bytes: bytes)
    return try scanner.map()
  }

  @Test func everythingStandsInItsOrderTwiceIfItIsAndWhiteSpaceMeansNothing() throws {
    let text =
      " {\t\"b\"\r:{\"y\":\"1\" ,\n\"x\":\" 2\",\"y\":\"3\"},\"a\":{},\"b\":{\"\":\"\"} } \n"
    let tables = try scan(Array(text.utf8))
    #expect(tables.map(\.key) == ["b", "a", "b"])
    #expect(tables[0].entries.map { "\($0.state) \($0.replacement)" } == ["y 1", "x  2", "y 3"])
    #expect(tables[1].entries.isEmpty)
    #expect(tables[2].entries[0].state == .empty && tables[2].entries[0].replacement == .empty)
    #expect(try scan(Array("{}".utf8)).isEmpty)
  }

  /// RFC 8259, section 7; scalars are kept apart as they are.
  @Test(
    arguments: [
      (#"\""#, [0x22]), (#"\\"#, [0x5C]), (#"\/"#, [0x2F]), (#"\b"#, [0x08]), (#"\f"#, [0x0C]),
      (#"\n"#, [0x0A]), (#"\r"#, [0x0D]), (#"\t"#, [0x09]), (#"\uac00"#, [0xAC00]),
      (#"\uAC00"#, [0xAC00]), (#"\ud83d\uDE00"#, [0x1F600]), (#"\uFFFF"#, [0xFFFF]),
      (#"\uDBFF\uDFFF"#, [0x10FFFF]), (#"\uD7FF"#, [0xD7FF]), (#"\uE000"#, [0xE000]),
      (#"\u0001"#, [1]), ("/", [0x2F]), ("\u{7F}", [0x7F]), ("😀", [0x1F600]),
      ("\u{1100}\u{1161}", [0x1100, 0x1161]), (#"\u1100\u1161"#, [0x1100, 0x1161]),
    ] as [(String, [UInt32])])
  func everyEscapeMeansItsScalar(literal: String, values: [UInt32]) throws {
    let text = "{\"\(literal)k\":{\"\(literal)\":\"a\(literal)\"}}"
    let table = try scan(Array(text.utf8))[0]
    #expect(table.key.unicodeScalars.map(\.value) == values + [0x6B])
    #expect(table.entries[0].state.scalars.map(\.value) == values)
    #expect(table.entries[0].replacement.scalars.map(\.value) == [0x61] + values)
  }

  private static let malformed: [String] =
    [
      "", "{", "}", "[]", "null", "{}{}", "{} x", "{},", #"{"a"}"#, #"{"a":}"#, #"{"a":1}"#,
      #"{"a":"b"}"#, #"{"a":{}"#, #"{"a":{},}"#, #"{,"a":{}}"#, #"{"a":{} "b":{}}"#, #"{"a" {}}"#,
      #"{a:{}}"#, #"{'a':{}}"#, #"{"a":{"b"}}"#, #"{"a":{"b":}}"#, #"{"a":{"b":null}}"#,
      #"{"a":{"b":{}}}"#, #"{"a":{"b":"c",}}"#, #"{"a":{"b":"c" "d":"e"}}"#, #"{"a":{"b":"c"}"#,
      #"{"a":{"b":"c"#, #"{"a":{"b":"c\"#, #"{"a":{"b":"c"}}}"#, #"{"a":{"b":"c"};"d":{}}"#,
      #"{"a";{}}"#, "\u{FEFF}{}", "{\u{A0}}",
    ]
    + [
      #"\"#, #"\x"#, #"\u"#, #"\u123"#, #"\u123g"#, #"\u+041"#, #"\u-041"#, #"\u 041"#, #"\U0041"#,
      #"\uD800"#, #"\uDC00"#, #"\uDC00\uD800"#, #"\uD800\uD800"#, #"\uD800x"#, #"\uD800\n"#,
      #"\uD800\u0041"#, #"\'"#, #"\0"#, "\n", "\t", "\r", "\u{1}", "\u{1F}",
    ].map { "{\"a\":{\"b\":\"\($0)\"}}" }

  @Test(arguments: malformed)
  func whatIsNoMapIsRefused(text: String) {
    let found = failure { _ = try scan(Array(text.utf8)) }
    let says = "a.json is not a JSON object of objects of strings, from byte "
    #expect(found?.hasPrefix(says) == true, "\(found ?? "passed")")
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xEA, 0xB0], [0xF5, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func whatIsNotUTF8IsRefused(bytes: [UInt8]) {
    for (before, after) in [(#"{"a":{"b":""#, #""}}"#), (#"{""#, #"":{}}"#)] {
      #expect(failure { _ = try scan(Array(before.utf8) + bytes + Array(after.utf8)) } != nil)
    }
  }

  /// A state has two scalars at most and a replacement three; U+0000 cannot be one of them.
  @Test(arguments: [
    ("", "from byte 1 on"), ("{}x", "from byte 3 on"), (#"{"a":{"가":1}}"#, "from byte 13 on"),
    (#"{"a":{"b":"\u12"#, "from byte 14 on"), (#"{"k":{"abc":""}}"#, "longer than any run needs"),
    (#"{"k":{"a":"bcde"}}"#, "longer than any run needs"),
    (#"{"k":{"a":"\u0000"}}"#, "longer than any run needs"),
    (#"{"k":{"\u0000":""}}"#, "longer than any run needs"),
  ])
  func theFirstFaultIsNamed(text: String, says: String) throws {
    #expect(failure { _ = try scan(Array(text.utf8)) }?.contains(says) == true)
    #expect(try scan(Array(#"{"k":{"ab":"cde"}}"#.utf8))[0].entries.count == 1)
  }
}
