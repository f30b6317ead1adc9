// Part of Hwalja, under the MIT licence: see LICENSE.

/// What a field asks of a keyboard.
public struct KeyboardField: Hashable, Sendable {
  /// The kind of text in a field. More may come in later versions: have a `default`.
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
    /// Words to search for.
    case search
  }

  /// Where a field asks for capitals.
  public enum Capitals: Hashable, Sendable, CaseIterable {
    /// Nowhere.
    case none
    /// At the start of each sentence.
    case sentences
    /// At the start of each word.
    case words
  }

  /// What Enter does in a field, by what is printed on it. More may come in later versions: have a `default`.
  public enum Action: String, Sendable, CaseIterable {
    /// Writes a line feed.
    case none = "⏎"
    /// Opens what was written.
    case go = "이동"
    /// Searches for it.
    case search = "검색"
    /// Sends it.
    case send = "전송"
    /// Goes to the next field.
    case next = "다음 칸"
    /// Finishes.
    case done = "완료"
    /// Joins a network.
    case join = "연결"
    /// Shows the way there.
    case route = "경로"
    /// Goes on.
    case `continue` = "계속"
    /// Calls for help.
    case emergency = "긴급통화"
  }

  /// What kind of text is written in it.
  public var kind: Kind
  /// Where it asks for capitals.
  public var capitals: Capitals
  /// What Enter does in it.
  public var action: Action

  /// A field: by default one of letters, without capitals or an action.
  public init(_ kind: Kind = .letters, capitals: Capitals = .none, action: Action = .none) {
    self.kind = kind
    self.capitals = capitals
    self.action = action
  }
}
