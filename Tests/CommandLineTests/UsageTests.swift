import Formats
import Layouts
import TestSupport
import Testing

/// Wrong usage: one line, status 64, and nothing is written.
@Suite struct UsageTests {
  private let scratch = Scratch()

  private static let layouts = "cheonjiin, naratgeul, sky, dubeolsik or danmoeum."
  private static let formats = FormatRegistry.all.map(\.name)
  private static let choice =
    formats.dropLast().joined(separator: ", ") + " or " + (formats.last ?? "") + "."

  @Test(arguments: [
    ("--nonsense", "--nonsense"), ("type --nonsense", "--nonsense"),
    ("--out", "Missing value for '--out"),
    ("--format", "Missing value for '--format"), ("-l", "Missing value for '-l"),
    ("tpye x", "no command tpye; did you mean type?"), ("verfy", "did you mean verify?"),
    ("version", "there is no command version. Choose generate"),
    ("--format jsn", "did you mean json?"), ("--format TRIE", "did you mean trie?"),
    ("--layout dubulsik", "did you mean dubeolsik?"), ("--layout skyy", "did you mean sky?"),
    ("--layout qwerty", "there is no layout qwerty. Choose \(layouts) A file has --layout-file."),
    ("--format qwerty", "there is no format qwerty. Choose \(choice)"),
    ("keyboard qwerty", "there is no keyboard qwerty. Choose korean."),
    ("keys -l sky --layout-file mine.json 가", "--layout-file"),
    ("--out -", "--out - takes exactly one --format"),
    ("--out - --format json --format gzip", "--out - takes exactly one --format"),
    ("--out - --format json --check", "--check compares files; give --out a folder"),
    ("--out - --format json --layout sky --json", "both want standard output"),
    ("--out - --format trie", "--out - takes one file, and this makes 5; give one --layout"),
    ("--keyboard-file mine.json --format trie", "does not go into dist"),
    ("--layout-file mine.json --format trie", "does not go into dist"),
    ("--format kotlin --layout sky", "kotlin holds all layouts, and in dist would be replaced"),
    ("--quiet", "gen writes into dist, and there is none here"),
    ("--format kotlin --package a.b", "give --out a folder"),
    ("--out x --format kotlin --package a-b", "no name of a package"),
    ("--out x --format rust --repository ssh://a/b", "is no repository: it does not begin"),
    ("--out x --format c --repository https://a.b/c", "name one, and c has none"),
    ("--out x --repository https://a.b/c", "which no --format names"),
    ("--out x --format kotlin --format c --package a.b", "and c has none"),
    ("--out x --package a.b", "which no --format names"),
  ])
  func isToldInOneLine(arguments: String, words: String) throws {
    let outcome = try Gen.run(
      arguments.split(separator: " ").map(String.init), in: scratch.path)
    #expect(outcome.failed(64, saying: words), "\(outcome.status): \(outcome.error)")
    #expect(!outcome.error.contains("Usage:") && outcome.error.contains("gen --help"))
    #expect(scratch.contents.isEmpty)
  }

  @Test func anArgumentThatIsNotUTF8IsCounted() throws {
    let outcome = try Gen.run(script: "exec \"$@\" $'\\xFF'", ["type"])
    #expect(outcome.failed(64, saying: "argument 2 is not UTF-8; convert it with iconv"))
  }

  /// Another program's folder is not written to; a layout whose files are there already is not taken twice.
  @Test func whatWouldReplaceSomethingElse() throws {
    try scratch.put("out/manifest.json", Array(#"{"main.js": {"file": "main.1.js"}}"#.utf8))
    let out = scratch.path + "/out"
    let other = try Gen.run("--format", "trie", "--out", out)
    #expect(other.failed(64, saying: "\(out)/manifest.json is not of this program"))
    try scratch.put("sky.json", Gen.run("layout", "sky").bytes)
    let twice = try Gen.run("-l", "sky", "--layout-file", "\(scratch.path)/sky.json", "--out", "x")
    #expect(twice.failed(64, saying: "two layouts have the id sky"))
    #expect(scratch.contents == ["out", "out/manifest.json", "sky.json"])
  }
}
