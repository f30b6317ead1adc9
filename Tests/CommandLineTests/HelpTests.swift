import Foundation
import Testing

/// Help, versions, completions, and whether the examples in the help are true.
@Suite struct HelpTests {
  /// Every command on the first screen has a screen of its own that fits a terminal, but for the line of usage.
  @Test func everyCommandHasAScreen() throws {
    let screen = try Gen.run("--help").output
    let commands = try #require(screen.components(separatedBy: "SUBCOMMANDS:\n").last)
      .split(separator: "\n")
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.contains("See ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(Set(["generate", "verify", "type", "keys", "stats", "layout"]).isSubset(of: commands))
    for command in commands {
      let outcome = try Gen.run(command, "--help")
      #expect(outcome.status == 0 && outcome.error.isEmpty)
      #expect(outcome.output.hasPrefix("OVERVIEW: "))
      let lines = outcome.output.split(separator: "\n")
      let usage = lines.filter { $0.hasPrefix("USAGE: gen \(command)") }
      #expect(usage.count == 1 && lines.filter { $0.count > 80 }.allSatisfy(usage.contains))
    }
  }

  /// An example with a text behind it gives that text.
  @Test(arguments: [("--help", 2), ("type --help", 6)])
  func theExamplesAreTrue(screen: String, count: Int) throws {
    let help = try Gen.run(screen.split(separator: " ").map(String.init)).output
    let examples = help.split(separator: "\n").compactMap {
      line -> (command: String, text: String)? in
      let parts = line.split(separator: "   ").map { $0.trimmingCharacters(in: .whitespaces) }
      let isAsked = ["gen type ", "gen keys "].contains { parts[0].hasPrefix($0) }
      return parts.count == 2 && isAsked && !parts[0].contains("txt") ? (parts[0], parts[1]) : nil
    }
    #expect(examples.count == count, "\(examples)")
    for (command, text) in examples {
      let outcome = try Gen.run(
        script: "gen() { \"$path\" \"$@\"; }; path=$1; eval \"$2\"", [command])
      #expect(outcome.output == text + "\n", "\(command)")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func shellsCompleteNames(shell: String) throws {
    let arguments = ["--generate-completion-script", shell]
    let check = shell == "bash" ? "tee >(bash -n >&2)" : "cat"
    let outcome = try Gen.run(script: "\"$@\" | \(check)", arguments)
    #expect(outcome.status == 0 && outcome.error.isEmpty)
    for word in ["verify", "json-full", "naratgeul", "compatibility"] {
      #expect(outcome.output.contains(word), "\(word)")
    }
  }
}
