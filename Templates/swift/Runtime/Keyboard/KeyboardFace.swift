/// A slot as it is drawn now.
public struct KeyboardFace: Hashable, Sendable {
  /// A list of what a slot offers, open over it.
  public struct List: Hashable, Sendable {
    /// The place of the slot.
    public let place: KeyboardPages.Place
    /// What it offers, from left to right.
    public let items: [KeyboardPages.Item]
    /// The item that is chosen, counted from 0; nil for none.
    public let chosen: Int?
  }

  /// Its place, by which touches name it.
  public let place: KeyboardPages.Place
  /// What is there.
  public let content: KeyboardPages.Slot.Content
  /// What is printed on it, nothing on a gap.
  public let legend: String
  /// How wide it is, in keys.
  public let width: Double
  /// What holding it offers.
  public let hold: [KeyboardPages.Item]
  /// Whether a finger is on it.
  public let isPressed: Bool

  /// What it does beside typing, if anything.
  public var role: KeyboardPages.Role? {
    if case .role(let role) = content { role } else { nil }
  }

  /// What a screen reader calls it, in Korean; nothing for a gap.
  public var name: String {
    switch content {
    case .role(.shift): "시프트"
    case .role(.backspace): "지우기"
    case .role(.space): legend == "␣" ? "띄어쓰기" : "다음 글자"
    case .role(.enter): legend == "⏎" ? "줄 바꿈" : legend
    case .role(.next): "다음 글자"
    case .role(.language): "한영 전환"
    case .role(.globe): "다음 키보드"
    case .role(.dismiss): "키보드 닫기"
    case .page: "\(legend) 자판"
    case .key, .text, .gap: legend == "ㆍ" ? "아래아" : legend
    }
  }
}

extension KeyboardPages.State {
  /// The open list, if there is one.
  var list: KeyboardFace.List? {
    for touch in touches {
      guard case .choosing(let items, let chosen) = touch.phase, let spot = touch.spot
      else { continue }
      return KeyboardFace.List(place: spot.place, items: items, chosen: chosen)
    }
    return nil
  }

  /// The page that is shown.
  ///
  /// - Parameter isEndedBySpace: Whether a space would only end the run.
  func faces(isEndedBySpace: Bool) -> [[KeyboardFace]] {
    let pressed = touches.compactMap { $0.spot }
    return shown.rows.indices.map { row in
      let slots = shown.rows[row]
      var hidden = slots.reduce(0) { isHidden($1) ? $0 + $1.width : $0 }
      return slots.indices.filter { !isHidden(slots[$0]) }.map { column in
        let slot = slots[column]
        let place = KeyboardPages.Place(row, column)
        var width = slot.width
        if slot.content == .role(.space) { (width, hidden) = (width + hidden, 0) }
        return KeyboardFace(
          place: place, content: slot.content, legend: legend(slot, isEndedBySpace),
          width: width, hold: held(slot),
          isPressed: pressed.contains(Spot(page: page, place: place)))
      }
    }
  }

  private func legend(_ slot: Slot, _ isEndedBySpace: Bool) -> String {
    if let legend = slot.legend { return legend }
    return switch slot.content {
    case .key, .text: item(slot)?.legend ?? ""
    case .page(let id): pages.pages[number(of: id)].legend
    case .role(.shift): "⇧"
    case .role(.backspace): "⌫"
    case .role(.space): isEndedBySpace ? "다음" : "␣"
    case .role(.enter): field.action.legend
    case .role(.next): "다음"
    case .role(.language): "한/영"
    case .role(.globe): "🌐"
    case .role(.dismiss): "⌄"
    case .gap: ""
    }
  }
}
