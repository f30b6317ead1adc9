import Formats
import Layouts
import Testing

/// Names that are missing or misspelt.
@Suite struct NamesTests {
  private let formats = FormatRegistry.all.map(\.name)
  private let layouts = Layout.all.map(\.id)

  @Test(arguments: ["--format", "--layout", "-l"])
  func anOptionWithoutAValueNamesThem(option: String) throws {
    let outcome = try Gen.run(option)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(
      outcome.errorLines.count == 1
        && outcome.error.hasPrefix("error: Missing value for '\(option)"))
    #expect(outcome.error.contains("gen --help"))
  }

  @Test(arguments: [
    ("--format", "jsn", "json"), ("--format", "json-ful", "json-full"),
    ("--format", "TRIE", "trie"),
    ("--format", "gz", "gzip"), ("--layout", "cheonjin", "cheonjiin"),
    ("--layout", "dubulsik", "dubeolsik"), ("--layout", "skyy", "sky"),
  ])
  func aMisspeltNameSuggestsTheNearest(option: String, name: String, nearest: String) throws {
    let outcome = try Gen.run(option, name)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.error.contains("did you mean \(nearest)?"), "\(outcome.error)")
  }

  @Test(arguments: ["--format", "--layout"], ["qwerty", "", "x"])
  func aNameLikeNoneIsAnsweredWithTheKnownOnes(option: String, name: String) throws {
    let outcome = try Gen.run(option, name)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(!outcome.error.contains("did you mean"))
    if !name.isEmpty { #expect(outcome.error.contains(name)) }
    for name in (option == "--format" ? formats : layouts) {
      #expect(outcome.error.contains(name))
    }
  }

  @Test(arguments: ["type", "keys", "verify"])
  func everyCommandRefusesWhatItDoesNotKnow(command: String) throws {
    let outcome = try Gen.run(command, "--nonsense")
    #expect(outcome.status == 64 && outcome.errorLines.count == 1)
    #expect(outcome.error.hasPrefix("error: "))
  }

  @Test(arguments: [("tpye", "type"), ("verfy", "verify"), ("layuot", "layout")])
  func aMisspeltCommandSuggestsTheNearest(word: String, nearest: String) throws {
    let outcome = try Gen.run(word, "x")
    #expect(outcome.status == 64 && outcome.errorLines.count == 1)
    #expect(outcome.error.contains("no command \(word); did you mean \(nearest)?"))
  }

  @Test func anUnknownLayoutMayBeInAFile() throws {
    #expect(try Gen.run("--layout", "mine").error.contains("--layout-file"))
  }

  @Test func aLayoutOfOnesOwnAndANamedOneCannotBothBeTypedOn() throws {
    let outcome = try Gen.run("keys", "-l", "sky", "--layout-file", "mine.json", "가")
    #expect(outcome.status == 64)
  }
}
