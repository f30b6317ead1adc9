import Formats
import Testing

/// A folder of templates of a language called `mine`.
struct TemplateScratch {
  /// A template that holds all of the data.
  static let whole = "{{header.license}}{{#layouts}}{{id}} \"{{trie}}\"{{/layouts}}"

  /// One that names the layouts.
  static let layouts = "{{#layouts}}{{id}}{{/layouts}}"

  let scratch = Scratch()

  /// Writes a file of the language.
  func put(_ name: String, _ text: String) throws {
    try scratch.put("mine/\(name)", Array(text.utf8))
  }

  /// Its format, which comes after the project's data.
  func format() throws -> Format {
    let formats = try FormatRegistry.all(templates: scratch.path)
    return try #require(formats.last { $0.name == "mine" })
  }

  /// What is said of templates that cannot be made.
  func message() throws -> String {
    let error = try #require(throws: TemplateError.self) {
      try format().files(for: Made.maps).artifacts
    }
    return error.description
  }
}
