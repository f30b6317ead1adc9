import Formats
import Foundation
import Layouts
import Testing

@testable import conform
@testable import gen

/// Help screens, and completions of the shell.
@Suite struct HelpTests {
  private static let layouts = Layout.all.map(\.id)
  private static let styles = DotStyle.allCases.map(\.rawValue)

  /// Each value in a list has a line of its own, with its description in the column of all descriptions. No line is
  /// wider than 80 columns.
  @Test(arguments: [
    ("--help", []), ("generate --help", [FormatRegistry.names, layouts, styles]), ("verify --help", [layouts, styles]),
    ("type --help", [layouts, styles]), ("keys --help", [layouts, styles]), ("layout --help", [layouts]),
    ("keyboard --help", [KeyboardName.allCases.map(\.rawValue), layouts]),
    ("conform --help", [Suite.allCases.map(\.rawValue), layouts]),
  ])
  func valuesAreLists(screen: String, lists: [[String]]) throws {
    let program = screen.hasPrefix("conform") ? Gen.conformPath : Gen.path
    let arguments = screen.replacing("conform ", with: "").split(separator: " ").map(String.init)
    let help = try Gen.run(script: "shift; exec '\(program)' \"$@\"", arguments)
    #expect(help.status == 0 && help.error.isEmpty && !help.output.contains("values:"))
    let lines = help.output.split(separator: "\n").map { Array($0.unicodeScalars) }
    #expect(lines.allSatisfy { $0.map(columns).reduce(0, +) <= 80 })
    let values = lines.filter { $0.count > 26 && $0[..<8].allSatisfy { $0 == " " } && $0[8] != " " }
    #expect(values.allSatisfy { String(String.UnicodeScalarView($0[24...27])).hasSuffix(" - ") })
    #expect(values.map { String(String.UnicodeScalarView($0[8...].prefix { $0 != " " })) } == lists.flatMap { $0 })
  }

  /// Returns the number of columns of a character on a terminal.
  private func columns(_ scalar: Unicode.Scalar) -> Int {
    0x3131...0x318E ~= scalar.value || Syllable(scalar) != nil ? 2 : 1
  }

  /// Bash calls the function in the script with the program, the current word and the word before it.
  @Test(arguments: [
    ("gen ty", "type"), ("gen type --layout cheon", "cheonjiin cheonjiin-plus"),
    ("gen generate --format kot", "kotlin kotlin-composer"), ("gen generate --verb", "--verbose"),
    ("gen keys --dot-style con", "conjoining"), ("gen layout sk", "sky"), ("gen keyboard ko", "korean"),
    ("conform --suite com", "composer completions"),
  ])
  func completesWords(line: String, completions: String) throws {
    let program = String(line.prefix { $0 != " " })
    let outcome = try Gen.run(
      script: """
        shift; program='\(program == "gen" ? Gen.path : Gen.conformPath)'
        eval "$("$program" --generate-completion-script bash)"
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
        _\(program) "$1" "${@: -1}" "${@: -2:1}"; echo "${COMPREPLY[@]}"
        """, line.split(separator: " ").map(String.init))
    #expect(outcome.output == completions + "\n" && outcome.error.isEmpty, "\(outcome.error)")
  }

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
