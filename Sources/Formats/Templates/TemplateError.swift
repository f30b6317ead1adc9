import Mustache

/// A template that cannot be read or rendered.
public struct TemplateError: Error, Hashable, CustomStringConvertible {
  /// The template's path.
  public let path: String
  /// What is wrong with it.
  public let detail: String
  /// Whether the template is missing or unreadable.
  public let isMissing: Bool

  init(path: String, detail: String, isMissing: Bool = false) {
    self.path = path
    self.detail = detail
    self.isMissing = isMissing
  }

  public var description: String { "template \(path) \(detail)" }
}

extension TemplateError {
  /// The error of Mustache for the template at `path`, before whose text a line was added.
  init(path: String, unsound error: any Error) {
    guard let error = error as? MustacheTemplate.ParserError else {
      self.init(path: path, detail: "is not sound Mustache")
      return
    }
    let fault =
      switch error.error {
      case MustacheTemplate.Error.sectionCloseNameIncorrect: "closes a section that is not open"
      case MustacheTemplate.Error.expectedSectionEnd: "ends within a section"
      default: "has a tag that does not end, or with a name that none can have"
      }
    self.init(path: "\(path):\(max(1, error.context.lineNumber - 1))", detail: fault)
  }
}
