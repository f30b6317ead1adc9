// These look at scalars: a quote and the mark after it are one Character, which is no quote.

extension String {
  /// The text with what `written` has for some scalars; for the others it is nil.
  package func replacingScalars(_ written: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let escape = written(scalar) { text += escape } else { text.unicodeScalars.append(scalar) }
    }
  }

  /// The text with a backslash before each of `scalars`.
  package func escaping(_ scalars: String) -> String {
    replacingScalars { scalars.unicodeScalars.contains($0) ? "\\\($0)" : nil }
  }

  /// The text as one word of a shell command, in quotes if it needs them.
  package var shellWord: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_./".unicodeScalars.contains($0)
    }
    return isPlain && !isEmpty ? self : "'\(replacingScalars { $0 == "'" ? "'\\''" : nil })'"
  }
}
