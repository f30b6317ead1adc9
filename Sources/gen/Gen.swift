import ArgumentParser
import Artifacts

struct Gen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gen",
    abstract: "Turns the rules of Korean phone keyboards into data that any keyboard can ship.",
    discussion: """
      Made from the tables of a layout: a map from what stands before the cursor to what replaces it, as \
      JSON, as a binary trie and as sources. Errors are one line each: status 1 for what does not hold, \
      64 for wrong usage, 65 for bad data, 74 for files that cannot be read or written.

      EXAMPLES
        gen                                  everything, into dist
        gen --check                          is what lies in dist current?
        gen verify dist                      does it say what the rules say?
        gen type 0125_88                     안ㅎ
        gen keys 안ㅎ                        0125_88
      """,
    version: Version.project,
    subcommands: [
      Generate.self, Verify.self, TypeKeys.self, FindKeys.self, Stats.self, PrintLayout.self,
      PrintKeyboard.self, ProvePairs.self,
    ],
    defaultSubcommand: Generate.self
  )
}
