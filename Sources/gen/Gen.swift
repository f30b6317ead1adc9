import ArgumentParser
import Artifacts

@main
struct Gen: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gen",
    abstract: "Turns the rules of Korean phone keyboards into data that any keyboard can ship.",
    version: Manifest.projectVersion,
    subcommands: [
      Generate.self, Verify.self, TypeKeys.self, FindKeys.self, Explain.self, PrintLayout.self,
      Stats.self, ProvePairs.self,
    ],
    defaultSubcommand: Generate.self
  )
}
