import Foundation
import Testing

/// The examples in help screens.
@Suite struct HelpTests {
  /// If an example is followed by a text, the command must print that text.
  @Test(arguments: [("--help", 2), ("type --help", 6)])
  func examplesPrintWhatTheyShow(screen: String, count: Int) throws {
    let help = try Gen.run(screen.split(separator: " ").map(String.init))
    #expect(help.status == 0 && help.error.isEmpty)
    let examples = help.output.split(separator: "\n").compactMap { line -> (command: String, text: String)? in
      let parts = line.split(separator: "   ").map { $0.trimmingCharacters(in: .whitespaces) }
      let isAsked = ["gen type ", "gen keys "].contains { parts[0].hasPrefix($0) }
      return parts.count == 2 && isAsked && !parts[0].contains("txt") ? (parts[0], parts[1]) : nil
    }
    #expect(examples.count == count, "\(examples)")
    let outcome = try Gen.run(
      script: "gen() { \"$path\" \"$@\"; }; path=$1; shift; for example; do eval \"$example\"; done",
      examples.map(\.command))
    #expect(outcome.output == examples.map { $0.text + "\n" }.joined())
  }
}
