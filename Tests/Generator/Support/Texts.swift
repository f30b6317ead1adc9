extension String {
  /// The scalars of the text, for comparisons: `==` on strings accepts canonically equivalent ones.
  var scalars: [Unicode.Scalar] { Array(unicodeScalars) }
}

/// What `body` throws, as a text; nil if it throws nothing.
func failure(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    return "\(error)"
  }
}
