/// Why a file is no keyboard: every problem, with its place and a remedy.
public struct InvalidKeyboardFile: Error, Hashable, CustomStringConvertible {
  /// One line each, such as `page 1, row 2, slot 3: there is no page more to open; name one of the pages`.
  public let problems: [String]

  public var description: String { problems.joined(separator: "\n") }
}

extension InvalidKeyboardFile {
  /// The problem of a text that is not JSON: its first curly quote, if it has one outside strings, because text editors
  /// turn straight quotes into these.
  init(notJSON text: String) {
    var (line, isInString, isEscaped) = (1, false, false)
    for scalar in text.unicodeScalars {
      if scalar == "\n" { (line, isInString) = (line + 1, false) }
      if !isInString, "\u{2018}"..."\u{201F}" ~= scalar {
        problems = ["line \(line): curly quotes are not valid in JSON; use straight ones (\")"]
        return
      }
      if scalar == "\"", !isEscaped { isInString.toggle() }
      isEscaped = isInString && scalar == "\\" && !isEscaped
    }
    problems = ["it is no JSON; look at its commas, brackets and quotation marks"]
  }
}

// Embedded Swift has nothing that reads a number.
#if !hasFeature(Embedded)
  extension KeyboardPages {
    /// How many bytes of UTF-8 a keyboard file can have.
    public static let fileLimit = 65_536

    /// Reads a keyboard from a file that docs/keyboard.schema.json describes, such as one that users edit in an app.
    ///
    /// - Parameters:
    ///   - json: The content of the file.
    ///   - layouts: The layouts whose keys it can have. A keyboard without Korean gets the first.
    /// - Throws: `InvalidKeyboardFile` with every problem.
    public init(json: String, layouts: [KeyboardLayout]) throws(InvalidKeyboardFile) {
      guard json.utf8.count <= Self.fileLimit else {
        throw InvalidKeyboardFile(problems: [
          "has \(json.utf8.count) bytes, and such a file at most \(Self.fileLimit); shorten it"
        ])
      }
      guard let root = KeyboardFileValue(json: json) else {
        throw InvalidKeyboardFile(notJSON: json)
      }
      var reader = KeyboardFileReader()
      guard let pages = reader.keyboard(root, layouts) else {
        throw InvalidKeyboardFile(problems: reader.problems)
      }
      self = pages
    }
  }
#endif
