import ArgumentParser
import Formats

/// The options for what a publisher says of sources.
struct PublicationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The package that sources declare, such as com.example.ime. (default: hwalja)",
      valueName: "name"),
    transform: PackageName.init)
  var package: PackageName?

  @Option(
    help: ArgumentHelp(
      "The address that packages for registries name, such as https://example.com/me/keyboard.",
      valueName: "url"),
    transform: RepositoryURL.init)
  var repository: RepositoryURL?

  /// What they say together.
  var publication: Publication { Publication(package: package, repository: repository) }

  /// `exporters` with that in the files of those that say it.
  func applied(to exporters: [any Exporter]) -> [any Exporter] {
    exporters.map { $0.published(as: publication) ?? $0 }
  }

  /// Refuses formats whose files do not say what was given.
  ///
  /// - Throws: `ValidationError` for the first of `chosen` that does not, with those of `all` that do.
  func check(_ chosen: [any Exporter], among all: [any Exporter]) throws {
    let given = [
      ("--package", Publication(package: package)),
      ("--repository", Publication(repository: repository)),
    ]
    for (option, publication) in given where publication != Publication() {
      guard let wrong = chosen.first(where: { $0.published(as: publication) == nil }) else {
        continue
      }
      let able = all.filter { $0.published(as: publication) != nil }.map(\.name)
      throw ValidationError("\(wrong.name) has no \(option); name --format \(able.choice)")
    }
  }
}
