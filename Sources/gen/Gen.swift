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
        --check           write nothing, and fail if something is out of date

      EXAMPLES
        gen --out web --format typescript    the sources of one language, to a folder
        gen --out mine --layout-file my.json a layout of your own, in every format
        gen                                  everything, to dist
        gen --check                          is dist up to date?
        gen verify dist                      does dist follow the rules?
        gen type 0125_88                     안ㅎ
        gen keys 안ㅎ                        0125_88
      """,
    version: Version.project,
    subcommands: [
      Generate.self, Verify.self, TypeKeys.self, FindKeys.self, PrintLayout.self,
      PrintKeyboard.self,
    ],
    defaultSubcommand: Generate.self
  )

  static func main() { runProgram(check: rejectRemovedCommand) }

  /// Messages for commands that were removed.
  private static let removedCommands = [
    "conform": "conform is a separate program now; use swift run conform, or the conform beside this gen",
    "stats": "stats is a script now; use docs/layout_tables.py",
  ]

  private static func rejectRemovedCommand(_ arguments: [String]) throws {
    let command = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
    guard let message = command.flatMap({ removedCommands[$0] }) else { return }
    Console.report(message)
    throw ExitCode.validationFailure
  }

  static func specificStatus(of error: any Error) -> ExitCode? {
    switch error {
    case is TemplateError, is Omission, is DuplicatePath, is NotationError: ExitStatus.badData
    case is BudgetExceeded, is VerificationFailure, is ZlibError: ExitStatus.failure
    default: nil
    }
  }
}
