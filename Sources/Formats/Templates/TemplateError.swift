/// The error of a template that cannot be parsed or rendered.
public struct TemplateError: Error, Hashable, CustomStringConvertible {
  /// The path of the template.
  public let path: String
  /// The fault. It continues a sentence that starts with the path.
  public let detail: String

  public var description: String { "template \(path) \(detail)" }
}
