import Foundation
import Testing

/// Complete help screens. With RECORD_HELP=1 the tests rewrite the expected ones, and fail.
@Suite struct HelpTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Help").path

  @Test(arguments: ["gen", "generate", "verify", "type", "keys", "stats", "layout", "keyboard"])
  func helpScreen(command: String) throws {
    let arguments = (command == "gen" ? [] : [command]) + ["--help"]
    let outcome = try Gen.run(arguments)
    #expect(outcome.status == 0 && outcome.error.isEmpty)
    let file = "\(Self.folder)/\(command).txt"
    if ProcessInfo.processInfo.environment["RECORD_HELP"] != nil {
      try outcome.output.write(toFile: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(command).txt; read it, then run again without RECORD_HELP")
    } else {
      #expect(outcome.output == (try? String(contentsOfFile: file, encoding: .utf8)))
    }
  }

  @Test func everyCommandOnTheFirstScreenHasAScreenOfItsOwn() throws {
    let screen = try Gen.run("--help").output
    let commands = try #require(screen.components(separatedBy: "SUBCOMMANDS:\n").last)
      .split(separator: "\n")
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.contains("See ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    let recorded = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    #expect(Set(commands.map { "\($0).txt" }).union(["gen.txt"]) == Set(recorded))
  }

  @Test func theVersion() throws {
    let outcome = try Gen.run("--version")
    #expect(outcome.status == 0 && outcome.error.isEmpty)
    #expect(try outcome.output.wholeMatch(of: Regex(#"\d+\.\d+\.\d+\n"#)) != nil)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func shellsCompleteNames(shell: String) throws {
    let outcome = try Gen.run("--generate-completion-script", shell)
    #expect(outcome.status == 0)
    for word in ["verify", "json-full", "naratgeul", "compatibility"] {
      #expect(outcome.output.contains(word), "\(word)")
    }
  }

  @Test func bashAcceptsTheCompletionScript() throws {
    let outcome = try Gen.run(
      script: "\"$@\" | bash -n", ["--generate-completion-script", "bash"])
    #expect(outcome.status == 0 && outcome.error.isEmpty)
  }
}
