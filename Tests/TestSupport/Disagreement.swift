/// What two ways to type say differently.
public struct Disagreement: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}

/// Compares texts by their scalars; in loops of millions, where an expectation would take the time.
///
/// - Throws: `Disagreement`, which names `place`, where they differ.
public func agree(
  _ place: @autoclosure () -> String, _ found: [Unicode.Scalar], _ expected: [Unicode.Scalar]
) throws {
  guard found != expected else { return }
  throw Disagreement(
    "\(place()): \(String(scalars: found)) and not \(String(scalars: expected))")
}
