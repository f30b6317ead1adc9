// Part of Hwalja, under the MIT licence: see LICENSE.

// Embedded Swift has no Foundation, which parses JSON.
#if canImport(Foundation) && !hasFeature(Embedded)
  import Foundation

  /// The error for a file that cannot be used as a keyboard.
  public struct InvalidKeyboardFile: Error, Hashable, CustomStringConvertible {
    /// The first problem, with its place: `page 1, row 2, slot 3: text must be a string`.
    public let problem: String

    public var description: String { problem }
  }

  extension Keyboard {
    /// Reads a keyboard from a file that docs/keyboard.schema.json describes, such as one that users edit in an app.
    ///
    /// This reader accepts every file that the generator accepts, and more. Only the generator reports every mistake in
    /// a file.
    ///
    /// - Parameters:
    ///   - json: The content of the file.
    ///   - layouts: The layouts that the file can name. A keyboard without Korean uses the first.
    /// - Throws: `InvalidKeyboardFile` with the first problem.
    public init(json: String, layouts: [KeyboardLayout]) throws(InvalidKeyboardFile) {
      guard
        let root = try? JSONDecoder().decode(
          KeyboardFileValue.self, from: Foundation.Data(json.utf8))
      else { throw InvalidKeyboardFile(problem: "not JSON") }
      var reader = KeyboardFileReader(layouts: layouts)
      self = try reader.keyboard(root)
    }
  }

  /// A value in a JSON text.
  enum KeyboardFileValue: Decodable, Hashable {
    case object([String: KeyboardFileValue])
    case list([KeyboardFileValue])
    case text(String)
    case number(Double)
    case boolean(Bool)
    /// Null, or a value that is nested more deeply than any value of a keyboard.
    case other

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if decoder.codingPath.count > 8 {
        self = .other
      } else if let text = try? value.decode(String.self) {
        self = .text(text)
      } else if let members = try? value.decode([String: KeyboardFileValue].self) {
        self = .object(members)
      } else if let items = try? value.decode([KeyboardFileValue].self) {
        self = .list(items)
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else if let isTrue = try? value.decode(Bool.self) {
        self = .boolean(isTrue)
      } else {
        self = .other
      }
    }

    var members: [String: KeyboardFileValue]? {
      if case .object(let members) = self { members } else { nil }
    }

    var items: [KeyboardFileValue]? { if case .list(let items) = self { items } else { nil } }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// Returns the member with this name. Returns nil if there is no such member, or if this is not an object.
    subscript(name: String) -> KeyboardFileValue? { members?[name] }
  }
#endif
