import Artifacts
import Keyboards
import Layouts
import Maps

/// What the template of pictures is filled in with, Templates/_formats/keypad.svg: the first page of the keyboard of a
/// layout.
///
/// A key has its legend in the middle, what holding it types at the top left, its shifted key at the top
/// right and its code at the bottom right.
struct KeypadDrawing {
  private let keyboard: Keyboard
  private let page: PlainPage
  private let text = SourceText.entity

  private static let (keyWidth, rowHeight, gap, margin) = (76, 68, 8, 16)

  init(_ maps: LayoutMaps) {
    keyboard = maps.keyboards[0]
    page = PlainPages(maps).letters
  }

  /// The values of the picture; sizes are in pixels.
  var values: [String: Any] {
    let frame = 2 * Self.margin - Self.gap
    return [
      "formatVersion": Version.format, "license": License.name,
      "title": text("\(keyboard.layout.name) (\(keyboard.layout.latinName))"),
      "width": frame + Self.pixels(page.width),
      "height": frame + page.rows.count * Self.rowHeight,
      "keys": page.rows.enumerated().flatMap { index, row in
        var x = Self.margin
        return row.compactMap { cell in
          defer { x += Self.pixels(cell.width) }
          return values(of: cell, x, Self.margin + index * Self.rowHeight)
        }
      },
    ]
  }

  private static func pixels(_ width: Double) -> Int { Int(width * Double(keyWidth)) }

  /// The rectangle of a key at these coordinates, and what is on it; nil for a gap.
  private func values(of cell: PlainPage.Cell, _ x: Int, _ y: Int) -> [String: Any]? {
    let (width, height) = (Self.pixels(cell.width) - Self.gap, Self.rowHeight - Self.gap)
    func label(_ text: String, _ style: String, _ size: Int, _ anchor: String, _ x: Int, _ y: Int) -> [String: Any] {
      ["text": self.text(text), "style": style, "size": size, "anchor": anchor, "x": x, "y": y]
    }
    func legend(_ text: String, _ style: String, _ size: Int) -> [String: Any] {
      label(text, style, size, "middle", x + width / 2, y + height / 2 + size * 3 / 8)
    }
    var (style, labels): (String, [[String: Any]]) = ("aux", [])
    if case .key(let key, let shifted) = cell.content {
      style = key.appends == nil ? "modifier" : "key"
      labels = [legend(key.legend, "legend", key.legend.count > 2 ? 19 : 25)]
      let (left, right, held) = (x + 8, x + width - 8, cell.hold.first)
      if let held { labels.append(label(held, "held", 13, "start", left, y + 17)) }
      if let shifted { labels.append(label(shifted.legend, "shifted", 16, "end", right, y + 20)) }
      if let code = key.code.map({ String($0) }), code != held {
        labels.append(label(code, "code", 13, "end", right, y + height - 8))
      }
    } else if let text = self.legend(of: cell) {
      labels = [legend(text, "door", 15)]
    } else if cell.content.icon == nil {
      return nil
    }
    return [
      "style": style, "x": x, "y": y, "width": width, "height": height, "labels": labels,
      "icon": cell.content.icon ?? "", "iconX": x + width / 2 - 12, "iconY": y + height / 2 - 12,
    ]
  }

  /// What is printed on a key that opens another page or types a text.
  private func legend(of cell: PlainPage.Cell) -> String? {
    switch cell.content {
    case .text(let text): text
    case .page(let kind): keyboard.pages.first { $0.kind == kind }?.legend
    case .language: keyboard.pages.last { $0.kind == .letters }?.legend
    default: nil
    }
  }
}

extension PlainPage.Content {
  /// The outline of the icon on a key that is not the layout's own, such as enter, 24 pixels square.
  fileprivate var icon: String? {
    switch self {
    case .backspace: "M8 5h13v14H8l-6-7z M11.5 9l6 6 M17.5 9l-6 6"
    case .enter: "M20 5v8H4 M9 8l-5 5 5 5"
    case .space: "M3 10v5h18v-5"
    case .shift: "M12 3l9 9h-5v8H8v-8H3z"
    default: nil
    }
  }
}
