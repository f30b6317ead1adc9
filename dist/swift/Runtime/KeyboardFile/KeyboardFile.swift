// Part of Hwalja, under the MIT licence: see LICENSE.

/// Why a file is no keyboard: every problem, with its place and a remedy.
public struct InvalidKeyboardFile: Error, Hashable, CustomStringConvertible {
  /// One line each, such as `page 1, row 2, slot 3: there is no page more to open; name one of the pages`.
  public let problems: [String]

  public var description: String { problems.joined(separator: "\n") }
}

extension InvalidKeyboardFile {
  private static let depthLimit = 16

  /// The problem of a text that cannot be read.
  init(notJSON text: String) {
    problems = [
      Self.problem(of: text) ?? "it is no JSON; look at its commas, brackets and quotation marks"
    ]
  }

  /// Returns the problem that `text` has before it is read: nesting, because reading recurses, or the first curly quote
  /// outside strings, because text editors turn straight quotes into these; nil if it has neither.
  fileprivate static func problem(of text: String) -> String? {
    var (line, depth, isInString, isEscaped) = (1, 0, false, false)
    for scalar in text.unicodeScalars {
      if scalar == "\n" { (line, isInString) = (line + 1, false) }
      if !isInString, "\u{2018}"..."\u{201F}" ~= scalar {
        return "line \(line): curly quotes are not valid in JSON; use straight ones (\")"
      }
      if !isInString, ["[", "{"].contains(scalar) { depth += 1 }
      if !isInString, ["]", "}"].contains(scalar) { depth -= 1 }
      if depth > depthLimit {
        return "it nests more than \(depthLimit) levels deep; such a file needs eight at most"
      }
      if scalar == "\"", !isEscaped { isInString.toggle() }
      isEscaped = isInString && scalar == "\\" && !isEscaped
    }
    return nil
  }
}

// Embedded Swift has nothing that reads a number.
#if !hasFeature(Embedded)
  extension Keyboard {
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
      guard InvalidKeyboardFile.problem(of: json) == nil, let root = KeyboardFileValue(json: json)
      else {
        throw InvalidKeyboardFile(notJSON: json)
      }
      var reader = KeyboardFileReader()
      guard let keyboard = reader.keyboard(root, layouts) else {
        throw InvalidKeyboardFile(problems: reader.problems)
      }
      self = keyboard
    }
  }
#endif
