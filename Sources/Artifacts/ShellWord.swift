extension String {
  /// The text as a word of a command, in quotes where a shell would else take it for something else.
  package var shellWord: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "-_./".unicodeScalars.contains($0)
    }
    return isPlain && !isEmpty ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
