import Hangul
import Keyboards
import Layouts

/// What a keyboard shows.
extension KeyboardModel {
  /// The id of the page.
  public var pageID: String { pages[page].id }

  /// Whether space would only end the run.
  public var spaceEndsRun: Bool {
    let last = session.composing.unicodeScalars.last
    return keyboard.layout.spaceEndsRun && last?.isHangul == true
  }

  /// The legend of a slot of the page that is shown.
  public func legend(of slot: PageSlot) -> String {
    if let legend = slot.legend { return legend.string }
    return switch slot.content {
    case .key(let id): shownKey(id).legend
    case .text: Self.parts(of: shownText(of: slot)).joined()
    case .page(let id): (pages.first { $0.id == id } ?? pages[home]).legend.string
    case .gap: ""
    case .role(.space): spaceEndsRun ? "다음" : "␣"
    case .role(.enter): field.action.legend
    case .role(.shift): "⇧"
    case .role(.backspace): "⌫"
    case .role(.next): "다음"
    case .role(.language): "한/영"
    case .role(.globe): "🌐"
    case .role(.dismiss): "⌄"
    }
  }

  /// The slots of the page that is shown, with a globe that is not.
  public var rows: [[PageSlot]] { pages[page].rows }

  /// What is drawn of each row: slots, and how many half keys wide they are.
  public var drawn: [[(slot: PageSlot, halfKeys: Int)]] {
    rows.map { row in
      var spare = row.filter(isHidden).reduce(0) { $0 + $1.halfKeys }
      return row.filter { !isHidden($0) }.map { slot in
        guard slot.content == .role(.space) else { return (slot, slot.halfKeys) }
        defer { spare = 0 }
        return (slot, slot.halfKeys + spare)
      }
    }
  }

  /// The key with that id, or with shift the one that lies under it.
  func shownKey(_ id: String) -> Key {
    let keys = session.keys
    let shifted = shift == .off ? nil : keys.first { $0.under == id }
    return shifted ?? keys.first { $0.id == id } ?? keys[0]
  }

  /// What a slot with a text types now.
  func shownText(of slot: PageSlot) -> String {
    guard case .text(let texts) = slot.content else { return "" }
    if field.kind == .email, let text = texts.email { return text.string }
    if field.kind == .address, let text = texts.address { return text.string }
    let text = texts.text.string
    guard shift != .off else { return text }
    return texts.shifted?.string ?? (pages[page].hasCapitals ? text.uppercased() : text)
  }
}

extension KeyboardField.Action {
  /// What Enter is called.
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
