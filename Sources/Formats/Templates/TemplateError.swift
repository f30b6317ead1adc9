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
