// Part of Hwalja, under the MIT licence: see LICENSE.

/// The kind, capitals and action of a field.
public struct KeyboardField: Hashable, Sendable {
  /// The kind of text in a field. Later versions may add kinds, so a `switch` needs a `default`.
  public enum Kind: String, Sendable, CaseIterable {
    /// Any text.
    case letters
    /// A number.
    case number
    /// A telephone number.
    case phone
    /// An e-mail address.
    case email
    /// The address of a web page.
    case address
    /// Search terms.
    case search
  }

  /// The places where a field asks for capitals.
  public enum Capitals: Hashable, Sendable, CaseIterable {
    /// Nowhere.
    case none
    /// At the start of each sentence.
    case sentences
    /// At the start of each word.
    case words
  }

  /// The effect of Enter in a field. The raw value is the legend. Later versions may add actions, so a `switch` needs a
  /// `default`.
  public enum Action: String, Sendable, CaseIterable {
    /// Writes a line feed.
    case none = "⏎"
    /// Goes to the target of the text.
    case go = "이동"
    /// Searches for the text.
    case search = "검색"
    /// Sends the text.
    case send = "전송"
    /// Moves to the next field.
    case next = "다음 칸"
    /// Leaves the field.
    case done = "완료"
    /// Joins a network.
    case join = "연결"
    /// Shows the route.
    case route = "경로"
    /// Continues.
    case `continue` = "계속"
    /// Makes an emergency call.
    case emergency = "긴급통화"
  }

  /// The kind of text in the field.
  public var kind: Kind
  /// The places where the field asks for capitals.
  public var capitals: Capitals
  /// The effect of Enter.
  public var action: Action

  /// Creates a field. The default is a field of letters, without capitals or an action.
  public init(_ kind: Kind = .letters, capitals: Capitals = .none, action: Action = .none) {
    self.kind = kind
    self.capitals = capitals
    self.action = action
  }
}
