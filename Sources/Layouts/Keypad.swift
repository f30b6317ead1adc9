/// A place of a keypad, and how much of its row it takes.
public struct KeypadPlace: Hashable, Sendable {
  /// What is there.
  public let slot: Slot
  /// Its width in half keys: 2 for a key of a letter.
  public let halfKeys: Int
}

extension Layout {
  /// The keypad with the width of each place, every row as wide as the widest.
  ///
  /// What a row has to spare goes to its space key, but for half a key to an enter key beside it; in a row
  /// without one to shift, backspace and enter alike; in a row of letters alone to a gap at either end.
  public var keypad: [[KeypadPlace]] {
    let columns = rows.map(\.count).max() ?? 0
    return rows.map { row in Layout.places(row, spareHalfKeys: 2 * (columns - row.count)) }
  }

  private static func places(_ row: [Slot], spareHalfKeys spare: Int) -> [KeypadPlace] {
    let wide: Set<Slot> = row.contains(.space) ? [.space] : [.shift, .backspace, .enter]
    let count = row.count(where: wide.contains)
    if count == 0, spare > 0 {
      let gap = KeypadPlace(slot: .gap, halfKeys: spare / 2)
      return [gap] + row.map { KeypadPlace(slot: $0, halfKeys: 2) } + [gap]
    }
    let forEnter = row.contains(.space) && row.contains(.enter) && spare > 0 ? 1 : 0
    return row.map { slot in
      let share = wide.contains(slot) ? (spare - forEnter) / count : slot == .enter ? forEnter : 0
      return KeypadPlace(slot: slot, halfKeys: 2 + share)
    }
  }
}
