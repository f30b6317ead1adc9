import Layouts

extension KeyArrangement {
  /// Returns the keyboard of a computer: each key is in the position of its code in QWERTY, and holding a key of the
  /// top row types the digit above it. Returns nil if an unshifted key has no code in these rows.
  static func computer(_ layout: Layout) -> KeyArrangement? {
    let rows = ["qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./"].map { codes in
      codes.compactMap { code in layout.keys.firstIndex { $0.code == code && $0.under == nil } }
    }
    guard rows.joined().count == layout.unshifted.count else { return nil }
    return rowsOfKeys(layout, rows) { number in
      zip("qwertyuiop", "1234567890").first { $0.0 == layout.keys[number].code }.map { String($0.1) }
    }
  }

  /// Returns the keys in the order of the layout: on a phone keypad if they fit, otherwise in rows of eight or ten.
  static func inOrder(_ layout: Layout) -> KeyArrangement {
    if let phone = phoneInOrder(layout) { return phone }
    let count = layout.unshifted.count
    // The last row of keys also contains backspace and, if some keys need it, shift.
    let others = count < layout.keys.count ? 3 : 2
    let columns = count + others <= 3 * 8 ? 8 : 10
    let rowCount = (count + others + columns - 1) / columns
    let lastRowCount = min(count / rowCount, columns - others)
    let rowLength = rowCount == 1 ? count : (count - lastRowCount + rowCount - 2) / (rowCount - 1)
    let rows = stride(from: 0, to: count, by: rowLength).map { Array($0..<min($0 + rowLength, count)) }
    return rowsOfKeys(layout, rows) { number in
      number < 10 ? String((number + 1) % 10) : nil
    }
  }

  /// Returns rows of centred keys, the last one with shift and backspace, followed by the bottom row.
  ///
  /// - Parameters:
  ///   - rows: The keys of each row, as indices in the layout.
  ///   - digit: Returns the digit that holding a key types, or nil for no digit.
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

  /// Returns the row with the keys that are not letters, for a page that is `width` keys wide. The width must be at
  /// least eight.
  private static func bottomRow(_ width: Int) -> [Keyboard.Slot] {
    let side = width < 10 ? 1 : 1.5
    return [
      .page("symbols", width: side), .role(.globe), .role(.space, width: Double(width) - 2 * side - 3.5), .stop(),
      .role(.language, width: side), .role(.enter, width: 1.5),
    ]
  }
}
