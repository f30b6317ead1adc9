import Keyboards
import Layouts
import Maps

/// The places of the keys: FlorisBoard's `characters`, and the page `charactersMod` that it puts below.
///
/// FlorisBoard gives every character a tenth of the width. On a pad with few columns a key is several such cells side
/// by side, of which the middle one has the label.
struct FlorisBoardPages {
  /// The rows of the layout's keys, with the other keys that stand among them.
  let characters: [[String]]
  /// What comes beside the last of these rows and below it.
  let modifier: [[String]]

  /// The letters of the first keyboard of `maps`.
  init(_ maps: LayoutMaps) {
    let pages = PlainPages(maps)
    let (page, isPad) = (pages.letters, pages.isKeypad)
    // FlorisBoard has a bottom row of its own in place of a row without letters, and adds margins itself.
    let rows = page.rows.filter { row in row.contains { $0.key != nil } }.map { row in
      isPad ? row : row.filter { $0.content != .gap }
    }
    let cellsOfKey = isPad ? (10 + Int(page.width) - 1) / Int(page.width) : 1
    characters = rows.map { Self.cells($0, cellsOfKey: cellsOfKey) }
    let there = Set(rows.joined().map(\.content))
    // FlorisBoard would take a character that is a key of the layout for that key.
    func mark(_ scalar: Unicode.Scalar, _ key: String) -> [String] {
      maps.layout.keys.contains { $0.scalar == scalar } ? [] : [key]
    }
    func missing(_ content: PlainPage.Content, _ key: String) -> [String] {
      there.contains(content) ? [] : [key]
    }
    let needsShift = maps.layout.keys.contains { $0.under != nil }
    modifier = [
      (needsShift ? missing(.shift, FlorisBoardKey.shift) : []) + [FlorisBoardKey.placeholder]
        + missing(.backspace, FlorisBoardKey.backspace),
      [FlorisBoardKey.symbols] + mark(",", FlorisBoardKey.comma) + [FlorisBoardKey.language, FlorisBoardKey.emoji]
        + missing(.space, FlorisBoardKey.space) + mark(".", FlorisBoardKey.stop)
        + missing(.enter, FlorisBoardKey.enter),
    ]
  }

  /// The cells of a row; on a pad, ten of them in all, of which the last key gets what is left.
  private static func cells(_ row: [PlainPage.Cell], cellsOfKey: Int) -> [String] {
    guard cellsOfKey > 1 else { return row.flatMap { cells($0, count: 1, isPad: false) } }
    var rest = 10
    return row.enumerated().flatMap { index, cell -> [String] in
      let isLast = index == row.count - 1
      let count = isLast ? rest : min(rest, Int(Double(cellsOfKey) * cell.width))
      rest -= count
      return cells(cell, count: count, isPad: true)
    }
  }

  private static func cells(_ cell: PlainPage.Cell, count: Int, isPad: Bool) -> [String] {
    switch cell.content {
    case .backspace: return [FlorisBoardKey.backspace]
    case .enter: return [FlorisBoardKey.enter]
    case .space: return [FlorisBoardKey.space]
    case .shift: return [FlorisBoardKey.shift]
    case .gap, .page, .otherSymbols, .language, .text: return Array(repeating: FlorisBoardKey.placeholder, count: count)
    case .key(let key, let shifted):
      return (0..<count).map { number in
        let isLabelled = number == (count - 1) / 2
        let lower = FlorisBoardKey.key(key, held: cell.hold.first, isLabelled: isLabelled, isPad: isPad)
        guard let shifted else { return lower }
        let upper = FlorisBoardKey.key(
          shifted, held: nil, isLabelled: isLabelled, isPad: isPad)
        return FlorisBoardKey.pair(lower, upper)
      }
    }
  }
}
