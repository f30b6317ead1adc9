// Part of Hwalja, under the MIT licence: see LICENSE.

/// A slot as it is drawn now.
public struct KeyboardFace: Hashable, Sendable {
  /// The open list of offers for a slot.
  public struct OpenList: Hashable, Sendable {
    /// The place of the slot.
    public let place: Keyboard.Place
    /// The legends of the offers, from left to right.
    public let items: [String]
    /// The index of the chosen item, from 0, or nil if no item is chosen.
    public let chosen: Int?
  }

  /// The place of the slot, for `down` and `move`.
  public let place: Keyboard.Place
  /// The content of the slot.
  public let content: Keyboard.Slot.Content
  /// The legend. It is empty on a gap.
  public let legend: String
  /// The width, in keys.
  public let width: Double
  /// The legends of the offers for holding the slot.
  public let hold: [String]
  /// True if a finger is on the slot.
  public let isPressed: Bool

  /// The role of the slot, or nil if the slot has no role.
  public var role: Keyboard.Role? {
    if case .role(let role) = content { role } else { nil }
  }

  /// The name of the slot for screen readers, in Korean. It is empty for a gap.
  public var name: String {
    switch content {
    case .role(.shift): "시프트"
    case .role(.backspace): "지우기"
    case .role(.space): legend == "␣" ? "스페이스" : "다음 글자"
    case .role(.enter): legend == "⏎" ? "줄 바꿈" : legend
    case .role(.next): "다음 글자"
    case .role(.language): "한영 전환"
    case .role(.globe): "다음 키보드"
    case .role(.dismiss): "키보드 닫기"
    case .page: "\(legend) 자판"
    case .key, .text, .action, .gap: legend == "ㆍ" ? "아래아" : legend
    }
  }
}

extension Keyboard.State {
  /// Returns the slot at `place` of the open page. Returns nil if there is no slot, or if the slot is a hidden globe.
  func slot(_ place: Keyboard.Place?) -> Keyboard.Slot? {
    guard let place, shownPage.rows.indices ~= place.row,
      shownPage.rows[place.row].indices ~= place.column
    else { return nil }
    let slot = shownPage.rows[place.row][place.column]
    return isHidden(slot) ? nil : slot
  }

  /// Returns true if `slot` is a hidden globe.
  private func isHidden(_ slot: Keyboard.Slot) -> Bool {
    slot.content == .role(.globe) && !settings.needsGlobe
  }

  /// Returns the offer that a tap on `slot` types now. Returns nil if a tap types nothing.
  func offer(_ slot: Keyboard.Slot) -> Keyboard.Offer? {
    switch slot.content {
    case .key(let number):
      let keys = keyboard.layout.keys
      let shifted = shift == .off ? nil : keys.firstIndex { $0.under == keys[number].id }
      return .key(shifted ?? number)
    case .text(_, _, let email?, _) where field.kind == .email: return .text(email)
    case .text(_, _, _, let address?) where field.kind == .address: return .text(address)
    case .text(_, let shifted?, _, _) where shift != .off: return .text(shifted)
    case .text(let text, _, _, _):
      return .text(shift != .off && shownPage.hasCapitals ? text.uppercased() : text)
    case .page, .role, .action, .gap: return nil
    }
  }

  var list: KeyboardFace.OpenList? {
    for touch in touches {
      guard case .choosing(let chosen) = touch.phase, let place = touch.place, let slot = touch.slot
      else { continue }
      return KeyboardFace.OpenList(place: place, items: slot.hold.map(legend), chosen: chosen)
    }
    return nil
  }

  /// Returns the open page as it is drawn. A hidden globe gives its width to the space slot on its right. If there is
  /// no such slot, the slot on the left of the globe gets the width.
  func faces(isEndedBySpace: Bool) -> [[KeyboardFace]] {
    shownPage.rows.indices.map { row in
      let slots = shownPage.rows[row]
      var widths = slots.map { $0.width }
      if let globe = slots.firstIndex(where: isHidden) {
        let isLeftOfSpace = slots.dropFirst(globe + 1).first?.content == .role(.space)
        let neighbor = isLeftOfSpace || globe == 0 ? globe + 1 : globe - 1
        if slots.indices.contains(neighbor) { widths[neighbor] += widths[globe] }
      }
      return slots.indices.filter { !isHidden(slots[$0]) }.map { column in
        let slot = slots[column]
        let place = Keyboard.Place(row, column)
        return KeyboardFace(
          place: place, content: slot.content, legend: legend(slot, isEndedBySpace),
          width: widths[column], hold: slot.hold.map(legend),
          isPressed: touches.contains { $0.place == place })
      }
    }
  }

  private func legend(_ offer: Keyboard.Offer) -> String {
    switch offer {
    case .key(let number): keyboard.layout.keys[number].legend
    case .text(let text): KeyboardTexts.splitAtCursor(text).text
    }
  }

  func legend(_ slot: Keyboard.Slot, _ isEndedBySpace: Bool) -> String {
    if let legend = slot.legend { return legend }
    return switch slot.content {
    case .key, .text: offer(slot).map(legend) ?? ""
    case .page(let id): keyboard.pages[page(named: id)].legend
    case .role(.space): isEndedBySpace ? Keyboard.Role.next.rawValue : "␣"
    case .role(.enter): field.action.rawValue
    case .role(let role): role.rawValue
    case .action(let name): name
    case .gap: ""
    }
  }
}
