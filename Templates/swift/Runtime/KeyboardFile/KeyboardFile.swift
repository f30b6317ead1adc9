/// Why a text is no keyboard: all that is wrong, each with its place and a remedy.
public struct InvalidKeyboardFile: Error, Hashable, CustomStringConvertible {
  /// One line each, such as `page 1, row 2, slot 3: there is no page more to open; name one of the pages`.
  public let problems: [String]

  public var description: String { problems.joined(separator: "\n") }
}

// Firmware has nothing that reads a number.
#if !hasFeature(Embedded)
  extension KeyboardPages {
    /// How many bytes of UTF-8 a keyboard file has at most.
    public static let fileLimit = 65_536

    /// The keyboard in a file as docs/keyboard.schema.json describes it: for what users edit while an app runs.
    ///
    /// - Parameters:
    ///   - json: The content of the file.
    ///   - layouts: Those whose keys it may have. A keyboard without Korean takes the first.
    /// - Throws: `InvalidKeyboardFile` with all that is wrong.
    public init(json: String, layouts: [KeyboardLayout]) throws(InvalidKeyboardFile) {
      guard json.utf8.count <= Self.fileLimit else {
        throw InvalidKeyboardFile(problems: [
          "has \(json.utf8.count) bytes, and such a file at most \(Self.fileLimit); shorten it"
        ])
      }
      guard let root = KeyboardFileValue(json: json) else {
        throw InvalidKeyboardFile(problems: [
          "it is no JSON; look at its commas, brackets and quotation marks"
        ])
      }
      var reader = KeyboardFileReader(layouts: layouts)
      guard let pages = reader.keyboard(root) else {
        throw InvalidKeyboardFile(problems: reader.problems)
      }
      self = pages
    }
  }
#endif
