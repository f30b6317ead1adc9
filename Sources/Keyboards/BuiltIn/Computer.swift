import Layouts

extension KeyArrangement {
  /// The keyboard of a computer: each key lies on the place of its code in QWERTY. Holding a key of the upper row types
  /// the digit above it.
  ///
  /// - Returns: Nil if a key that needs no shift has no code in these rows.
  static func computer(_ layout: Layout) -> KeyArrangement? {
    let rows = ["qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./"].map { codes in
      codes.compactMap { code in layout.keys.firstIndex { $0.code == code && $0.under == nil } }
    }
    guard rows.joined().count == layout.unshifted.count else { return nil }
    return rowsOfKeys(layout, rows) { number in
      zip("qwertyuiop", "1234567890").first { $0.0 == layout.keys[number].code }.map { String($0.1) }
    }
  }

  /// The keys in the order of the layout: on the pads of a phone if they are few, otherwise in rows of eight or ten.
  static func inOrder(_ layout: Layout) -> KeyArrangement {
    if let phone = phoneInOrder(layout) { return phone }
    let count = layout.unshifted.count
    // Shift and backspace are in the last row of keys.
    let others = count < layout.keys.count ? 3 : 2
    let columns = count + others <= 3 * 8 ? 8 : 10
    let rowCount = (count + others + columns - 1) / columns
    let inLast = min(count / rowCount, columns - others)
    let inOthers = rowCount == 1 ? count : (count - inLast + rowCount - 2) / (rowCount - 1)
    let rows = stride(from: 0, to: count, by: inOthers).map { Array($0..<min($0 + inOthers, count)) }
    return rowsOfKeys(layout, rows) { number in
      number < 10 ? String((number + 1) % 10) : nil
    }
  }

  /// Rows of keys in the middle of a page, between shift and backspace in the last, and a row of what every page has.
  ///
  /// - Parameters:
  ///   - rows: The numbers of the keys in the layout.
  ///   - digit: The digit that holding a key types.
  private static func rowsOfKeys(
    _ layout: Layout, _ rows: [[Int]], holding digit: (Int) -> String?
  ) -> KeyArrangement {
    let hasShift = layout.unshifted.count < layout.keys.count
    let most = rows.dropLast().map(\.count).max() ?? 0
    let width = max(8, most, rows[rows.count - 1].count + (hasShift ? 3 : 2))
    let keys = rows.enumerated().map { row, numbers -> [Keyboard.Slot] in
      let keys = numbers.map { Keyboard.Slot.key($0, hold: digit($0)) }
      let spare = Double(width - numbers.count)
      if row < rows.count - 1 {
        return spare == 0 ? keys : [.gap(width: spare / 2)] + keys + [.gap(width: spare / 2)]
      }
      if hasShift { return [.role(.shift, width: spare / 2)] + keys + [.role(.backspace, width: spare / 2)] }
      let backspace = spare < 3 ? spare : spare / 2
      return (backspace < spare ? [.gap(width: spare - backspace)] : []) + keys + [.role(.backspace, width: backspace)]
    }
    return KeyArrangement(layout: layout, letters: keys + [bottomRow(width)], symbols: Keyboard.Page.wideSymbols)
  }

  /// The row of a page so many keys wide, eight at least, in which the keys that are no letters are.
  private static func bottomRow(_ width: Int) -> [Keyboard.Slot] {
    let side = width < 10 ? 1 : 1.5
    return [
      .page("symbols", width: side), .role(.globe), .role(.space, width: Double(width) - 2 * side - 3.5), .stop(),
      .role(.language, width: side), .role(.enter, width: 1.5),
    ]
  }
}
