// The command line. Its input is options, and its output is files or a line for each error.
//
// Commands read arguments and files, call the modules in the order of Pipeline.swift, and print. Commands check all
// input before they write the first file. Results are written to standard output, and progress and errors to standard
// error.

import ArgumentParser
import Artifacts
import CommandSupport
import Formats
import Verification

@main
struct Gen: Program {
  static let configuration = CommandConfiguration(
    commandName: "gen",
    abstract: "Generate data for Korean phone keyboards.",
    usage: "gen [<options>]\ngen <subcommand> [<options>]",
    discussion: """
      From the tables of a layout, gen builds a map from the text before the cursor to the text that replaces \
      it, and writes the map as JSON, as a binary trie and as sources. Each error is one line. The exit status \
      is 1 for a failed check, 64 for wrong usage, 65 for invalid data, and 74 for files that cannot be read or \
      written.

      COMMON OPTIONS
        --out DIR         the output folder
        --format NAME     only this format; gen --list shows all
        --layout NAME     only this layout
        --layout-file F   a layout of your own
        --verbose         list the files that are written
        --check           write nothing, and fail if something is out of date

      EXAMPLES
        gen --out web --format typescript       the sources of one language
        gen --out mine --layout-file mine.json  a layout of your own, in every format
        gen                                     everything, to dist
        gen --check                             is dist up to date?
        gen verify dist                         does dist follow the rules?
        gen type 0125_88                        안ㅎ
        gen keys 안ㅎ                           0125_88
      """,
    version: Version.project,
    subcommands: [
      Generate.self, Verify.self, TypeKeys.self, FindKeys.self, PrintLayout.self,
      PrintKeyboard.self,
    ],
    defaultSubcommand: Generate.self
  )

  static func main() { runProgram(check: checkCommand) }

  /// Messages for commands that were removed.
  private static let removedCommands = [
    "conform": "conform is a separate program now; use swift run conform, or the conform beside this gen",
    "stats": "stats is a script now; use docs/layout_tables.py",
  ]

  private static let flags = ["-q", "--quiet", "-v", "--verbose", "--check", "--list"]

  /// Checks that the first argument, apart from flags and `help`, is a command or an option. The parser would take other
  /// words for arguments of the default command, which has none.
  private static func checkCommand(_ arguments: [String]) throws {
    let words = arguments.drop { flags.contains($0) }
    let command = words.first == "help" ? words.dropFirst().first : words.first
    guard let command, !command.hasPrefix("-") else { return }
    if let message = removedCommands[command] {
      Console.report(message)
      throw ExitCode.validationFailure
    }
    let commands = configuration.subcommands.map { $0._commandName } + ["help"]
    guard commands.contains(command) else { throw commands.unknown("command", command) }
    if words.first == command && words.count < arguments.count {
      throw ValidationError("write the command before its options, as in gen \(command)")
    }
  }

  static func specificStatus(of error: any Error) -> ExitCode? {
    switch error {
    case is TemplateError, is Omission, is DuplicatePath, is NotationError: ExitStatus.badData
    case is BudgetExceeded, is VerificationFailure, is ZlibError: ExitStatus.failure
    default: nil
    }
  }
}
