extension String {
  /// The scalars of the text. Tests compare these, because `==` on strings accepts canonical equivalents.
  var scalars: [Unicode.Scalar] { Array(unicodeScalars) }
}

/// Returns the description of the error that `body` throws, or nil if it does not throw.
func failure(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    return "\(error)"
  }
}
