/// What a field asks of a keyboard.
public struct KeyboardField: Hashable, Sendable {
  /// What is written in a field. More may come in later versions: have a `default`.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Text of any kind.
    case letters
    /// A number.
    case number
    /// A telephone number.
    case phone
    /// An address of e-mail.
    case email
    /// The address of a page.
    case address
    /// What is searched for.
    case search
  }

  /// Where a field begins with capitals.
  public enum Capitals: Hashable, Sendable, CaseIterable {
    /// Nowhere.
    case none
    /// At each sentence.
    case sentences
    /// At each word.
    case words
  }

  /// What Enter does in a field, by what is printed on it. More may come in later versions: have a `default`.
  public enum Action: String, Sendable, CaseIterable {
    /// It writes a line feed.
    case none = "⏎"
    /// It goes to what was written.
    case go = "이동"
    /// It searches for that.
    case search = "검색"
    /// It sends that.
    case send = "전송"
    /// It goes to the next field.
    case next = "다음 칸"
    /// It is finished.
    case done = "완료"
    /// It joins a network.
    case join = "연결"
    /// It shows the way there.
    case route = "경로"
    /// It goes on.
    case `continue` = "계속"
    /// It calls for help.
    case emergency = "긴급통화"
  }

  /// What is written in it.
  public var kind: Kind
  /// Where it begins with capitals.
  public var capitals: Capitals
  /// What Enter does in it.
  public var action: Action

  /// A field; unless told otherwise one of letters that asks for nothing.
  public init(_ kind: Kind = .letters, capitals: Capitals = .none, action: Action = .none) {
    self.kind = kind
    self.capitals = capitals
    self.action = action
  }
}
