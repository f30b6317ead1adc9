import Keyboards
import Layouts
import Maps

/// The values of the placeholders for layouts, their keys and keypads.
enum LayoutValues {
  /// The values of the layout of `maps`, with its trie, whose name in code is `name`.
  ///
  /// - Throws: `UnsupportedLayout` for a layout without a trie.
  static func values(of maps: LayoutMaps, named name: String, _ text: SourceText) throws(UnsupportedLayout) -> [String:
    Any]
  {
    var page = PlainPages(maps).letters
    page.rows = page.rows.map(withJoinedGaps)
    let values = values(of: maps.layout, page, text)
    return values.merging(names(name)) { $1 }.merging(try trie(of: maps)) { $1 }
  }

  /// A name in code, as most languages write names, and in snake case.
  static func names(_ name: String) -> [String: Any] {
    ["identifier": name, "snakeIdentifier": name.snakeCased]
  }

  private static func values(of layout: Layout, _ page: PlainPage, _ text: SourceText) -> [String: Any] {
    [
      "id": layout.id,
      "name": text(layout.name),
      "latinName": text(layout.latinName),
      "spaceEndsRun": layout.spaceEndsRun,
      "cycleTimeout": layout.cycleTimeout,
      "cycleTimeoutSeconds": Double(layout.cycleTimeout) / 1_000,
      "dots": layout.hasDots ? layout.dotStyle.rawValue : "",
      "rows": page.rows.map { row in ["slots": row.map { slot($0, of: layout) }] },
      "keyCount": layout.keys.count,
      "keys": layout.keys.enumerated().map { number, key in
        values(of: key, number: number, at: page.position(of: key), text)
      },
    ]
  }

  private static func values(
    of key: Key, number: Int, at position: (row: Int, column: Int), _ text: SourceText
  ) -> [String: Any] {
    let members = KeyMember.allCases.map { ($0.rawValue, text(key.fullText(of: $0) ?? "")) }
    let details = KeyMember.details.map { member in
      let full = key.fullText(of: member) ?? ""
      return [
        "name": member.rawValue, "snakeName": member.rawValue.snakeCased, "text": text(full),
        "ownText": member == .scalar && full == key.id ? "" : text(full),
      ]
    }
    let others: [String: Any] = [
      "number": number, "row": position.row, "column": position.column,
      "isShifted": key.under != nil, "details": details,
      "ownLegend": key.legend == key.id ? "" : text(key.legend),
      "assignedScalar": text(key.text(of: .scalar) ?? ""),
    ]
    return Dictionary(uniqueKeysWithValues: members).merging(others) { $1 }
  }

  /// A row as composers have it: neighbouring cells that they have no use for become one gap.
  private static func withJoinedGaps(_ row: [PlainPage.Cell]) -> [PlainPage.Cell] {
    row.reduce(into: []) { cells, cell in
      if cell.role == "gap", let last = cells.last, last.role == "gap" {
        cells[cells.count - 1].width += cell.width
      } else {
        cells.append(cell)
      }
    }
  }

  /// A place of the first page: the `number` of its key, or its `role`; and its width.
  private static func slot(_ cell: PlainPage.Cell, of layout: Layout) -> [String: Any] {
    let number = layout.keys.firstIndex { $0 == cell.key }
    let values: [String: Any] = ["isKey": number != nil, "number": number ?? "", "role": cell.role ?? ""]
    return values.merging(KeyboardValues.values(ofWidth: cell.width)) { $1 }
  }

  /// Pieces that fit a line. No piece has two question marks in a row, which begin a trigraph in C.
  private static func chunks(of characters: [String]) -> [String] {
    var chunks: [[String]] = []
    for character in characters {
      if let chunk = chunks.last, chunk.count < 72, chunk.last != "?" || character != "?" {
        chunks[chunks.count - 1].append(character)
      } else {
        chunks.append([character])
      }
    }
    return chunks.map { $0.joined() }
  }

  /// The trie for double quotes, where only its backslashes need an escape, whole and in pieces that fit a line.
  private static func trie(of maps: LayoutMaps) throws(UnsupportedLayout) -> [String: Any] {
    let trie = try maps.trie.get()
    let characters = trie.map { $0 == UInt8(ascii: "\\") ? "\\\\" : String(Unicode.Scalar($0)) }
    return [
      "trie": characters.joined(),
      "trieChunks": chunks(of: characters),
      "trieSize": trie.count,
    ]
  }
}

extension PlainPage.Cell {
  /// What a composer has there, nil for a key of the layout; it has no other pages.
  fileprivate var role: String? {
    switch content {
    case .key: nil
    case .backspace: "backspace"
    case .enter: "enter"
    case .space: "space"
    case .shift: "shift"
    case .gap, .page, .otherSymbols, .language, .text: "gap"
    }
  }
}

extension PlainPage {
  /// The row of `key`, from 0 at the top, and its place in the row, from 0 at the left with gaps counted; for a shifted
  /// key, the position of the key that it lies under.
  fileprivate func position(of key: Key) -> (row: Int, column: Int) {
    for (row, cells) in rows.enumerated() {
      if let column = cells.firstIndex(where: { $0.key?.id == key.under ?? key.id }) {
        return (row, column)
      }
    }
    preconditionFailure("the first page has every key of its layout")
  }
}
