/// What a field asks of a keyboard.
public struct KeyboardField: Hashable, Sendable {
  /// What is written in a field. More may come in later versions: have a `default`.
  public enum Kind: Hashable, Sendable {
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
    /// What somebody looks for.
    case search
  }

  /// Where a field begins with capitals.
  public enum Capitals: Hashable, Sendable {
    /// Nowhere.
    case none
    /// At each sentence.
    case sentences
    /// At each word.
    case words
  }

  /// What Enter does in a field, if that is not a line feed. More may come in later versions: have a `default`.
  public enum Action: Hashable, Sendable {
    /// It writes a line feed.
    case none
    /// It does what its name says.
    case go, search, send, next, done, join, route, `continue`, emergency

    /// What is printed on Enter.
    var legend: String {
      switch self {
      case .none: "⏎"
      case .go: "이동"
      case .search: "검색"
      case .send: "전송"
      case .next: "다음"
      case .done: "완료"
      case .join: "연결"
      case .route: "경로"
      case .continue: "계속"
      case .emergency: "긴급통화"
      }
    }
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
