import Formats
import Testing

/// A temporary folder with templates for a language called `mine`.
struct TemplateScratch {
  /// A template that contains all data.
  static let whole = "{{header.license}}{{#layouts}}{{id}} \"{{trie}}\"{{/layouts}}"

  /// A template that contains the names of the layouts.
  static let layouts = "{{#layouts}}{{id}}{{/layouts}}"

  let scratch = Scratch()

  /// Writes a file to the folder of templates.
  func put(_ name: String, _ text: String) throws {
    try scratch.put("mine/\(name)", Array(text.utf8))
  }

  /// Returns the format of the language.
  func format() throws -> Format {
    let formats = try FormatRegistry.all(templates: scratch.path)
    return try #require(formats.last { $0.name == "mine" })
  }

  /// Returns the message of the error that the templates cause.
  func message() throws -> String {
    let error = try #require(throws: TemplateError.self) {
      try format().files(for: Made.maps).artifacts
    }
    return error.description
  }
}
