import Hangul
import TestSupport
import Testing

@testable import Verification

/// JSON, as far as maps need it, read scalar by scalar.
@Suite struct MapScannerTests {
  private func scan(_ text: String) throws -> [(
    key: String, entries: [(state: ShortText, replacement: ShortText)]
  )] {
    try scan(Array(text.utf8))
  }

  private func scan(_ bytes: [UInt8]) throws -> [(
    key: String, entries: [(state: ShortText, replacement: ShortText)]
  )] {
    var scanner = MapScanner(path: "a.json", bytes: bytes)
    return try scanner.map()
  }

  /// The replacement in a map of one entry, whose string is written `literal`.
  private func string(_ literal: String) throws -> [Unicode.Scalar] {
    try scan("{\"k\":{\"s\":\"\(literal)\"}}")[0].entries[0].replacement.scalars
  }

  @Test func tablesAndEntriesStandInTheirOrderTwiceIfTheyAre() throws {
    let tables = try scan(#"{"b":{"y":"1","x":"2","y":"3"},"a":{},"b":{"":""}}"#)
    #expect(tables.map(\.key) == ["b", "a", "b"])
    #expect(tables[0].entries.map(\.state.description) == ["y", "x", "y"])
    #expect(tables[0].entries.map(\.replacement.description) == ["1", "2", "3"])
    #expect(tables[1].entries.isEmpty)
    #expect(tables[2].entries.map(\.state) == [.empty])
    #expect(tables[2].entries.map(\.replacement) == [.empty])
  }

  @Test func whiteSpaceMayStandBetweenTokens() throws {
    let tables = try scan(
      " \t\r\n{ \n\"a\"\t:\r{ \"s\" : \"t\" , \"u\" : \"v\" }\n,\n\"b\" : { } } \n\t\r ")
    #expect(tables.map(\.key) == ["a", "b"] && tables[0].entries.count == 2)
    #expect(try string(" a ") == [" ", "a", " "])
    #expect(try scan("{}").isEmpty && scan(" { } ").isEmpty)
  }

  /// RFC 8259, section 7.
  @Test(arguments: [
    (#"\""#, 0x22), (#"\\"#, 0x5C), (#"\/"#, 0x2F), (#"\b"#, 0x08), (#"\f"#, 0x0C), (#"\n"#, 0x0A),
    (#"\r"#, 0x0D), (#"\t"#, 0x09), (#"\u0041"#, 0x41), (#"\uac00"#, 0xAC00), (#"\uAC00"#, 0xAC00),
    (#"\u119E"#, 0x119E), (#"\uD83D\uDE00"#, 0x1F600), (#"\ud83d\ude00"#, 0x1F600),
    (#"\uFFFF"#, 0xFFFF),
    (#"\uDBFF\uDFFF"#, 0x10FFFF), (#"\uD7FF"#, 0xD7FF), (#"\uE000"#, 0xE000), (#"\u0001"#, 1),
    ("/", 0x2F),
    ("\u{7F}", 0x7F), ("힣", 0xD7A3), ("😀", 0x1F600),
  ])
  func everyEscapeMeansItsScalar(literal: String, value: UInt32) throws {
    #expect(try string(literal).map(\.value) == [value])
    #expect(try string("a\(literal)b").map(\.value) == [0x61, value, 0x62])
    let names = try scan("{\"\(literal)k\":{\"\(literal)\":\"\"}}")
    #expect(names[0].key.unicodeScalars.map(\.value) == [value, 0x6B])
    #expect(names[0].entries[0].state.scalars.map(\.value) == [value])
  }

  @Test func scalarsAreKeptApartAsTheyAre() throws {
    #expect(try string("\u{1100}\u{1161}").map(\.value) == [0x1100, 0x1161])
    #expect(try string(#"\u1100\u1161"#).map(\.value) == [0x1100, 0x1161])
    #expect(try string("e\u{301}").count == 2)
  }

  private static let malformed: [String] =
    [
      "", " ", "{", "}", "[]", "null", "{}{}", "{} x", "{},", #"{"a"}"#, #"{"a":}"#, #"{"a":1}"#,
      #"{"a":"b"}"#,
      #"{"a":{}"#, #"{"a":{},}"#, #"{,"a":{}}"#, #"{"a":{} "b":{}}"#, #"{"a" {}}"#, #"{a:{}}"#,
      #"{'a':{}}"#,
      #"{"a":{"b"}}"#, #"{"a":{"b":}}"#, #"{"a":{"b":1}}"#, #"{"a":{"b":null}}"#,
      #"{"a":{"b":{}}}"#,
      #"{"a":{"b":"c",}}"#, #"{"a":{"b":"c" "d":"e"}}"#, #"{"a":{"b":"c"}"#, #"{"a":{"b":"c"#,
      #"{"a":{"b":"c\"#,
      #"{"a":{"b":"c"}}}"#, #"{"a":{"b":"c"};"d":{}}"#, #"{"a";{}}"#, "\u{FEFF}{}", "{\u{A0}}",
    ]
    + [
      #"\"#, #"\x"#, #"\u"#, #"\u12"#, #"\u123"#, #"\u123g"#, #"\u+041"#, #"\u-041"#, #"\u 041"#,
      #"\U0041"#,
      #"\uD800"#, #"\uDC00"#, #"\uDFFF"#, #"\uDC00\uD800"#, #"\uD800\uD800"#, #"\uD800x"#,
      #"\uD800\n"#, #"\uD800\u0041"#, #"\'"#, #"\0"#,
      "\n", "\t", "\r", "\u{1}", "\u{1F}",
    ].map { "{\"a\":{\"b\":\"\($0)\"}}" }

  @Test(arguments: malformed)
  func whatIsNoMapIsRefused(text: String) throws {
    let error = try #require(throws: VerificationFailure.self) { try scan(text) }
    #expect(error.path == "a.json")
    #expect(error.detail.hasPrefix("is not a JSON object of objects of strings, from byte "))
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xEA, 0xB0], [0xF5, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func whatIsNotUTF8IsRefused(bytes: [UInt8]) {
    let whole = Array(#"{"a":{"b":""#.utf8) + bytes + Array(#""}}"#.utf8)
    #expect(throws: VerificationFailure.self) { try scan(whole) }
    #expect(throws: VerificationFailure.self) {
      try scan([0x7B, 0x22] + bytes + Array(#"":{}}"#.utf8))
    }
  }

  @Test func thePlaceOfTheFirstFaultIsNamed() throws {
    for (text, byte) in [
      ("", 1), ("{}x", 3), (#"{"a":1}"#, 6), (#"{"a":{"가":1}}"#, 13), (#"{"a":{"b":"\u12"#, 14),
    ] {
      let error = try #require(throws: VerificationFailure.self) { try scan(text) }
      #expect(error.detail.hasSuffix("from byte \(byte) on"), "\(error.detail)")
    }
  }

  /// A state has two scalars at most and a replacement three; U+0000 cannot be one of them.
  @Test func entriesLongerThanAnyRunNeedsAreRefused() throws {
    #expect(try scan(#"{"k":{"ab":"cde"}}"#)[0].entries.count == 1)
    for entry in [#""abc":"""#, #""a":"bcde""#, #""a":"\u0000""#, #""\u0000":"""#] {
      let error = try #require(throws: VerificationFailure.self) { try scan("{\"k\":{\(entry)}}") }
      #expect(error.detail.contains("longer than any run needs"), "\(entry)")
    }
  }
}
