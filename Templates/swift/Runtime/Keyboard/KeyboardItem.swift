extension KeyboardPages {
  /// What a slot or an offer types.
  public enum Item: Hashable, Sendable {
    /// A key of the layout.
    case key(Key)
    /// A text, which can hold one `|` where the cursor stands afterwards.
    case text(String)

    /// What is printed on it.
    public var legend: String {
      switch self {
      case .key(let key): key.legend
      case .text(let text): Item.parts(of: text).text
      }
    }

    /// What of `text` is written, and how many Characters of that stand behind the cursor.
    static func parts(of text: String) -> (text: String, behind: Int) {
      let scalars = text.unicodeScalars
      guard scalars.count > 1, let cursor = scalars.firstIndex(of: "|") else { return (text, 0) }
      let end = String(scalars[scalars.index(after: cursor)...])
      return (String(scalars[..<cursor]) + end, end.count)
    }
  }
}

extension KeyboardPages.State {
  typealias Item = KeyboardPages.Item
  typealias Slot = KeyboardPages.Slot
  typealias Spot = KeyboardPages.Spot

  /// The slot in this place of the page that is shown, nil if there is none, or if it is not shown.
  func spot(_ place: KeyboardPages.Place?) -> Spot? {
    guard let place, shown.rows.indices ~= place.row,
      shown.rows[place.row].indices ~= place.column,
      !isHidden(shown.rows[place.row][place.column])
    else { return nil }
    return Spot(page: page, place: place)
  }

  /// Whether `slot` is a globe that nobody asks for.
  func isHidden(_ slot: Slot) -> Bool {
    slot.content == .role(.globe) && !settings.needsGlobe
  }

  func slot(_ spot: Spot) -> Slot {
    pages.pages[spot.page].rows[spot.place.row][spot.place.column]
  }

  /// The finger is now on `spot`; but a thumb that slides on a narrow space leaves it.
  mutating func move(_ index: Int, to spot: Spot?) {
    let touch = touches[index]
    switch touch.phase {
    case .waiting:
      let isOnSpace = touch.spot.map { slot($0).content } == .role(.space)
      if isOnSpace, !touch.hasMoved { return }
      touches[index].spot = spot
      touches[index].hasMoved = true
      touches[index].due = nil
    case .shift, .page: touches[index].spot = spot
    default: break
    }
  }

  /// What a tap on `slot` types now, nil if that is something else.
  func item(_ slot: Slot) -> Item? {
    switch slot.content {
    case .key(let number):
      let key = pages.layout.keys[number]
      return .key(shift == .off ? key : shifted(key) ?? key)
    case .text(_, _, let email?, _) where field.kind == .email: return .text(email)
    case .text(_, _, _, let address?) where field.kind == .address: return .text(address)
    case .text(_, let shifted?, _, _) where shift != .off: return .text(shifted)
    case .text(let text, _, _, _):
      return .text(shift != .off && shown.hasCapitals ? text.uppercased() : text)
    case .page, .role, .gap: return nil
    }
  }

  func item(_ offer: KeyboardPages.Offer) -> Item {
    switch offer {
    case .key(let number): .key(pages.layout.keys[number])
    case .text(let text): .text(text)
    }
  }

  /// What holding `slot` offers.
  func held(_ slot: Slot) -> [Item] { slot.hold.map(item) }

  /// The key that lies under `key`.
  private func shifted(_ key: Key) -> Key? {
    pages.layout.keys.first { $0.under == key.id }
  }
}
