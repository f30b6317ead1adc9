/// A place in a line of keys where no press is named.
public struct NotationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong there.
  public enum Kind: Hashable, Sendable {
    /// What stands there is the name of no key.
    case unknownKey
    /// A quote opens there that is not closed.
    case unclosedQuote
  }

  /// What is wrong.
  public let kind: Kind
  /// The id of the layout.
  public let layout: String
  /// The scalar that stands there.
  public let found: String
  /// The names of the layout's keys.
  public let known: [String]
  /// How many UTF-8 bytes of the line stand before it.
  public let offset: Int

  public var description: String {
    switch kind {
    case .unknownKey:
      "byte \(offset + 1): \(layout) has no key \(found); its keys are \(known.joined(separator: " "))"
        + ", with _ for the next character, ␣ for space, < for backspace, ⎌ to take a stroke back and \"…\" for text"
    case .unclosedQuote:
      "byte \(offset + 1): the quote is not closed; end the text with \" and write a quote in it twice"
    }
  }
}
