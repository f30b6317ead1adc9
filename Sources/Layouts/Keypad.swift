/// A place of a keypad with its width.
public struct KeypadPlace: Hashable, Sendable {
  /// What is there.
  public let slot: Slot
  /// The width in half keys: 2 for a letter key.
  public let halfKeys: Int

  /// A width in keys as it is written: `1.5` for three half keys.
  public static func width(halfKeys: Int) -> String {
    "\(halfKeys / 2)" + (halfKeys % 2 == 0 ? "" : ".5")
  }
}

extension Layout {
  /// The keypad with the width of each place, every row as wide as the widest.
  ///
  /// The spare width of a row goes to its space key, except half a key to an enter key in that row.
  /// Without a space key, shift, backspace and enter share it; letters alone get a gap at both ends.
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
    let hasOneEnter = row.count { $0 == .enter } == 1
    let forEnter = row.contains(.space) && hasOneEnter && spare > 0 ? 1 : 0
    var (rest, places) = (spare - forEnter, count)
    return row.map { slot in
      guard wide.contains(slot) else {
        return KeypadPlace(slot: slot, halfKeys: 2 + (slot == .enter ? forEnter : 0))
      }
      // What cannot be divided goes to the first.
      let share = (rest + places - 1) / places
      (rest, places) = (rest - share, places - 1)
      return KeypadPlace(slot: slot, halfKeys: 2 + share)
    }
  }
}
