import Keyboards
import Layouts
import Testing

@testable import conform

/// The questions that `conform` asks.
struct CorpusTests {
  private static let composed = Suite.composer.cases(about: Layout.all, [], .sample)
  private static let sessions = [Suite.session, .reports].map {
    $0.cases(about: Layout.all, [], .sample)
  }

  @Test(arguments: Layout.all)
  func sampleHasEverySyllableInEachStyle(layout: Layout) {
    for style in layout.styles {
      let start = Array("composer\t\(style.styledID)\t".utf8)
      let typed = Self.composed.filter { $0.question.utf8.starts(with: start) }
      let scalars = Set(typed.map(\.answer).joined().unicodeScalars)
      #expect(Syllable.all.allSatisfy { scalars.contains($0.scalar) })
    }
  }

  @Test func parsesACaseFromItsLine() throws {
    let keyboard = Case(["keyboard", "sky", "letters none none", "|", ""], ["|", "a off ␣", "-"])
    for asked in Self.sessions.compactMap(\.first) + [keyboard] {
      let line = Array(asked.line.utf8)[...]
      #expect(try Case.read(line).case == asked)
    }
    for line in ["", "session", "session\tsky", "keyboard\ta\tb\tc", "trie\ta\tb\tc\td"] {
      #expect(throws: InvalidLine.self, "\(line)") { try Case.read(Array(line.utf8)[...]) }
    }
  }

  /// Editors on Windows write CRLF, sometimes only at the end of some lines.
  @Test func acceptsAnyLineEnds() throws {
    let text = "# a comment\r\n\r\ncomposer\tsky\tㄱㅋ\tㄱ\r\ncomposer\tsky\tㅣㅡ\tㅣ\n"
    let printed = try Case.printed(Array(text.utf8), in: "x", of: [.composer])
    let facts = try FactReader(about: Layout.all, []).cases(in: Array(text.utf8), of: "x")
    #expect(printed.map(\.answer) == ["ㄱ", "ㅣ"] && facts.map(\.case) == printed)
  }

  @Test func comparesAnswersByScalars() {
    let asked = Case(["composer", "sky", "ㄱㅋ"], ["\u{AC00}"])
    #expect(asked.isAnswered(by: "\u{AC00}"))
    #expect(!asked.isAnswered(by: "\u{1100}\u{1161}"), "canonically equivalent, but not equal")
    #expect(!asked.isAnswered(by: "가\t"))
    let loose = Case(["keyboard"], ["*", "latin off ␣", "-"])
    #expect(loose.isAnswered(by: "a|\tlatin off ␣\t-"))
    #expect(!loose.isAnswered(by: "a|\tlatin once ␣\t-"))
    #expect(!loose.isAnswered(by: "a|\tlatin off ␣"))
  }
}
