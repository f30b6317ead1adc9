import Layouts

/// The places of the keys: FlorisBoard's `characters`, and the page `charactersMod` that it puts below.
///
/// FlorisBoard gives every character a tenth of the width. On a pad with few columns a key is several such cells side
/// by side, of which the middle one has the label.
struct FlorisBoardPages {
  /// The rows of the layout's keys, with the other keys that stand among them.
  let characters: JSONValue
  /// What comes beside the last of these rows and below it.
  let modifier: JSONValue

  /// The pages of `layout`.
  init(_ layout: Layout) {
    // A row of nothing but space and enter is FlorisBoard's own row at the bottom.
    let rows = layout.rows.filter { row in row.contains { $0.key != nil } }
    let columns = rows.map(\.count).max() ?? 0
    let cells = columns > 5 ? 1 : (10 + columns - 1) / columns
    characters = .array(
      rows.map { row in
        .array(
          row.enumerated().flatMap { column, slot in
            let isLast = column == columns - 1
            let count = isLast && cells > 1 ? 10 - cells * (columns - 1) : cells
            return Self.cells(slot, count: count, isPad: cells > 1, layout)
          })
      })
    let there = Set(rows.joined())
    let scalars = layout.keys.map(\.scalar)
    // A character that is a key of the layout would be pressed as that key.
    let marks = [(44, ",", 1), (46, ".", 2)].filter { mark in
      !scalars.contains { $0?.value == UInt32(mark.0) }
    }.map { FlorisBoardKey(code: $0, label: $1, group: $2).json }
    let needsShift = !layout.shifted.isEmpty && !there.contains(.shift)
    let beside =
      (needsShift ? [FlorisBoardKey.shift] : []) + [.placeholder]
      + (there.contains(.backspace) ? [] : [.backspace])
    let below =
      [FlorisBoardKey.symbols.json] + marks.prefix(1) + [
        FlorisBoardKey.language.json, FlorisBoardKey.emoji.json,
      ] + (there.contains(.space) ? [] : [FlorisBoardKey.space.json]) + marks.dropFirst()
      + (there.contains(.enter) ? [] : [FlorisBoardKey.enter.json])
    modifier = [.array(beside.map(\.json)), .array(below)]
  }

  private static func cells(_ slot: Slot, count: Int, isPad: Bool, _ layout: Layout) -> [JSONValue]
  {
    switch slot {
    case .backspace: return [FlorisBoardKey.backspace.json]
    case .enter: return [FlorisBoardKey.enter.json]
    case .space: return [FlorisBoardKey.space.json]
    case .shift: return [FlorisBoardKey.shift.json]
    case .gap: return Array(repeating: FlorisBoardKey.placeholder.json, count: count)
    case .key(let key):
      return (0..<count).map { cell in
        let isLabelled = cell == (count - 1) / 2
        let lower = FlorisBoardKey(key, isLabelled: isLabelled, isPad: isPad).json
        guard let shifted = layout.shifted.first(where: { $0.under == key.id }) else {
          return lower
        }
        let upper = FlorisBoardKey(shifted, isLabelled: isLabelled, isPad: isPad).json
        return ["$": "case_selector", "lower": lower, "upper": upper]
      }
    }
  }
}
