import Formats
import Testing

/// A folder of templates for a language `mine`.
struct TemplateScratch {
  /// A template with all of the data.
  static let whole = "{{header.license}}{{#layouts}}{{id}} \"{{trie}}\"{{/layouts}}"

  /// A template with the names of the layouts.
  static let layouts = "{{#layouts}}{{id}}{{/layouts}}"

  let scratch = Scratch()

  /// Writes a file of templates.
  func put(_ name: String, _ text: String) throws {
    try scratch.put("mine/\(name)", Array(text.utf8))
  }

  /// Returns the language's format.
  func format() throws -> Format {
    let formats = try FormatRegistry.all(templates: scratch.path)
    return try #require(formats.last { $0.name == "mine" })
  }

  /// Returns the error message of the templates.
  func message() throws -> String {
    let error = try #require(throws: TemplateError.self) {
      try format().files(for: Made.maps).artifacts
    }
    return error.description
  }
}
