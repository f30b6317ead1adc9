/// A template that cannot be read or rendered.
public struct TemplateError: Error, Hashable, CustomStringConvertible {
  /// The template's path.
  public let path: String
  /// What is wrong with it.
  public let detail: String

  public var description: String { "template \(path) \(detail)" }
}
