import ArgumentParser
import CommandSupport
import Formats

/// The name of a format on the command line. With `--template`, it can be a language that is not the project's.
struct FormatName: ExpressibleByArgument {
  let name: String

  init(argument: String) { name = argument }

  static var allValueStrings: [String] { FormatRegistry.names }
  static var allValueDescriptions: [String: String] { FormatRegistry.descriptions }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension [Format] {
  /// Returns the formats with these names, without duplicates.
  ///
  /// - Throws: `ValidationError` for the first unknown name.
  func named(_ names: [FormatName]) throws -> [Format] {
    try names.map(\.name).distinct.map { name in
      if let format = first(where: { $0.name == name }) { return format }
      if name == "florisboard" {
        throw ValidationError(
          "there is no format florisboard; use docs/adapters/florisboard.py with --format json-full")
      }
      throw map(\.name).unknown("format", name)
    }
  }
}
