/// The error of two texts that should be equal.
public struct Disagreement: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}

/// Compares texts by their scalars, in loops of millions, where `#expect` is too slow.
///
/// - Throws: `Disagreement`, which names `place`, where they differ.
public func agree(
  _ place: @autoclosure () -> String, _ found: [Unicode.Scalar], _ expected: [Unicode.Scalar]
) throws {
  guard found != expected else { return }
  throw Disagreement(
    "\(place()): \(String(scalars: found)) and not \(String(scalars: expected))")
}
