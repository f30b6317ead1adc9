import ArgumentParser
import Artifacts

@main
struct Gen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gen",
    abstract: "Turns the rules of Korean phone keyboards into data that any keyboard can ship.",
    version: Manifest.projectVersion,
    subcommands: [Generate.self, PrintLayout.self, Stats.self],
    defaultSubcommand: Generate.self
  )
}
