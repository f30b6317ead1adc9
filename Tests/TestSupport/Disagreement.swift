/// The error of two answers that should be equal.
public struct Disagreement: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
