import ArgumentParser
import Formats

/// The options of those who publish sources as packages of their own.
struct PublicationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The package that sources declare, such as com.example.ime. (default: hwalja)",
      valueName: "name"),
    transform: Publication.package)
  var package: String?

  @Option(
    help: ArgumentHelp(
      "The address of the repository, for packages, such as https://example.com/me/keyboard.",
      valueName: "url"),
    transform: Publication.repository)
  var repository: String?

  /// Both options.
  var publication: Publication { Publication(package: package, repository: repository) }

  /// Refuses an option that the files of a chosen format do not name.
  ///
  /// - Throws: `ValidationError` for the first such format in `chosen`, with the formats in `all` that name it.
  func check(_ chosen: [Format], among all: [Format]) throws {
    for (option, value) in [("package", package), ("repository", repository)]
    where value != nil {
      guard let wrong = chosen.first(where: { !$0.options.contains(option) }) else { continue }
      let able = all.filter { $0.options.contains(option) }.map(\.name)
      throw ValidationError("\(wrong.name) has no --\(option); name --format \(able.choice)")
    }
  }
}
