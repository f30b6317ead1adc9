// These functions work on scalars, because a quote with a combining mark after it is a single Character, which does not
// equal "\"".

extension String {
  /// Returns the text with each scalar replaced with the result of `replacement`. If the result is nil, the scalar is
  /// kept.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let escape = replacement(scalar) { text += escape } else { text.unicodeScalars.append(scalar) }
    }
  }

  /// Returns the text with a backslash before each of `scalars`.
  package func escaping(_ scalars: String) -> String {
    replacingScalars { scalars.unicodeScalars.contains($0) ? "\\\($0)" : nil }
  }

  /// The text as one word of a shell command, quoted if necessary.
  package var shellWord: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_./".unicodeScalars.contains($0)
    }
    return isPlain && !isEmpty ? self : "'\(replacingScalars { $0 == "'" ? "'\\''" : nil })'"
  }
}
