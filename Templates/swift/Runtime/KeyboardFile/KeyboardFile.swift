// Embedded Swift has no Foundation, which parses JSON.
#if canImport(Foundation) && !hasFeature(Embedded)
  import Foundation

  /// Why a file is not a keyboard.
  public struct InvalidKeyboardFile: Error, Hashable, CustomStringConvertible {
    /// The first place that cannot be used, and what it must be: `page 1, row 2, slot 3: text must be a string`.
    public let problem: String

    public var description: String { problem }
  }

  extension Keyboard {
    /// Reads a keyboard from a file that docs/keyboard.schema.json describes, such as one that users edit in an app.
    ///
    /// It takes every file that the generator takes, and others: only the generator reports all that is wrong.
    ///
    /// - Parameters:
    ///   - json: The content of the file.
    ///   - layouts: The layouts whose keys it can have. A keyboard without Korean gets the first.
    /// - Throws: `InvalidKeyboardFile` with the first thing that cannot be used.
    public init(json: String, layouts: [KeyboardLayout]) throws(InvalidKeyboardFile) {
      guard
        let root = try? JSONDecoder().decode(
          KeyboardFileValue.self, from: Foundation.Data(json.utf8))
      else { throw InvalidKeyboardFile(problem: "not JSON") }
      var reader = KeyboardFileReader(layouts: layouts)
      self = try reader.keyboard(root)
    }
  }

  /// A value of a JSON text.
  enum KeyboardFileValue: Decodable, Hashable {
    case object([String: KeyboardFileValue])
    case list([KeyboardFileValue])
    case text(String)
    case number(Double)
    case boolean(Bool)
    /// Null, and whatever is nested deeper than a keyboard.
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

    /// The member of this name, if it is an object that has one.
    subscript(name: String) -> KeyboardFileValue? { members?[name] }
  }
#endif
