import Formats
import Layouts
import Testing

/// What input methods say; Tests/m17n types on them through the m17n library.
@Suite struct M17nTests {
  private func text(_ layout: Layout) throws -> String {
    try #require(try FormatRegistry.named("m17n").texts(of: layout)["m17n/ko-\(layout.id).mim"])
  }

  /// In its title, its description and the legend of a key; a quote and a backslash are escaped.
  @Test(arguments: [
    ("\"", #"\""#), ("\\", #"\\"#), ("\\\"", #"\\\""#), ("a\\nb\\x41 ", #"a\\nb\\x41 "#), ("\"\u{301}", "\\\"\u{301}"),
    ("\") (title \"", #"\") (title \""#), ("; no comment", "; no comment"), (")", ")"),
  ])
  func aNameIsReadAsItIs(name: String, written: String) throws {
    let key = Key("k", legend: name.replacing(" ", with: "-"), scalar: "k", code: "z", appends: "ㄱ")
    let text = try text(.cheonjiin.with(id: "x", name: name, latinName: name).adding(key))
    #expect(text.contains("(title \"\(written)\")"))
    #expect(text.contains("(description \"\(written) 한글 자판\n"))
    #expect(text.contains("\n\(written), a Korean keyboard\n"))
    #expect(text.contains("z \(written.replacing(" ", with: "-"))\n"))
  }

  @Test func aCodeThatIsNotASCIIHasNoKey() throws {
    let key = Key("ㅋㅋ", scalar: "ㅋ", code: "é", appends: "ㄱ")
    #expect(try !text(.naratgeul.adding(key)).contains("é"))
  }
}
