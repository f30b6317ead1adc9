import Artifacts
import Keyboards
import Layouts
import Maps

/// Draws the first page of the keyboard of a layout.
///
/// A key has its legend in the middle, what holding it types at the top left, its shifted key at the top
/// right and its code at the bottom right.
struct KeypadDrawing {
  private let keyboard: Keyboard
  private let page: AppPage

  /// A cell of the page with the rectangle of its key, in pixels.
  private struct Place {
    let cell: AppPage.Cell
    let x, y, width, height: Int
  }

  private static let (halfKey, rowHeight, gap, margin) = (38, 68, 8, 16)

  init(_ maps: LayoutMaps) {
    keyboard = maps.keyboards[0]
    page = AppPages(maps).letters
  }

  /// The picture as SVG.
  var svg: String {
    let frame = 2 * Self.margin - Self.gap
    let width = frame + page.halfKeys * Self.halfKey
    let height = frame + page.rows.count * Self.rowHeight
    let pad = SVG.element(
      "rect", ["class": "pad", "width": "\(width)", "height": "\(height)", "rx": "18"])
    return SVG.document(
      width: width, height: height,
      title: "\(keyboard.layout.name) (\(keyboard.layout.latinName))",
      colors: KeypadDrawing.colors, style: KeypadDrawing.style,
      elements: [pad] + places.flatMap { draw($0) })
  }

  /// The places, row by row.
  private var places: [Place] {
    page.rows.enumerated().flatMap { index, row in
      var x = Self.margin
      return row.map { cell in
        let width = cell.halfKeys * Self.halfKey
        defer { x += width }
        return Place(
          cell: cell, x: x, y: Self.margin + index * Self.rowHeight, width: width - Self.gap,
          height: Self.rowHeight - Self.gap)
      }
    }
  }

  private func draw(_ place: Place) -> [String] {
    if let key = place.cell.key {
      return [cap(place, key.appends == nil ? "modifier" : "key")] + labels(of: key, in: place)
    }
    if let legend = legend(of: place.cell) {
      return [cap(place, "aux"), self.legend(legend, "door", in: place)]
    }
    guard let icon = place.cell.content.icon else { return [] }
    let (x, y) = (place.x + place.width / 2 - 12, place.y + place.height / 2 - 12)
    return [
      cap(place, "aux"),
      SVG.element("path", ["class": "icon", "transform": "translate(\(x) \(y))", "d": icon]),
    ]
  }

  private func cap(_ place: Place, _ style: String) -> String {
    SVG.element(
      "rect",
      [
        "class": style, "x": "\(place.x)", "y": "\(place.y)", "width": "\(place.width)",
        "height": "\(place.height)", "rx": "10",
      ])
  }

  private func labels(of key: Key, in place: Place) -> [String] {
    var labels = [legend(key.legend, "legend", in: place)]
    let (left, right) = (place.x + 8, place.x + place.width - 8)
    let held = place.cell.hold.first
    if let held { labels.append(label(held, "held", 13, "start", left, place.y + 17)) }
    if case .key(_, let shifted?) = place.cell.content {
      labels.append(label(shifted.legend, "shifted", 16, "end", right, place.y + 20))
    }
    if let code = key.code.map({ String($0) }), code != held {
      labels.append(label(code, "code", 13, "end", right, place.y + place.height - 8))
    }
    return labels
  }

  /// What is printed on a key that opens another page or types a text.
  private func legend(of cell: AppPage.Cell) -> String? {
    switch cell.content {
    case .text(let text): text
    case .page(let kind): keyboard.pages.first { $0.kind == kind }?.legend.string
    case .language: keyboard.pages.last { $0.kind == .letters }?.legend.string
    default: nil
    }
  }

  private func legend(_ text: String, _ style: String, in place: Place) -> String {
    let size = style == "door" ? 15 : text.count > 2 ? 19 : 25
    return label(
      text, style, size, "middle", place.x + place.width / 2,
      place.y + place.height / 2 + size * 3 / 8)
  }

  private func label(
    _ text: String, _ style: String, _ size: Int, _ anchor: String, _ x: Int, _ y: Int
  ) -> String {
    SVG.element(
      "text",
      [
        "class": style, "x": "\(x)", "y": "\(y)", "font-size": "\(size)", "text-anchor": anchor,
      ], text: text)
  }

  private static let colors = [
    (name: "pad", light: "#dfe3ea", dark: "#1f2229"),
    (name: "key", light: "#ffffff", dark: "#3b414d"),
    (name: "modifier", light: "#dbe9ff", dark: "#2c476b"),
    (name: "aux", light: "#c3c9d4", dark: "#2b2f38"),
    (name: "ink", light: "#171b24", dark: "#f4f6fa"),
    (name: "faint", light: "#596273", dark: "#b3bbc9"),
    (name: "accent", light: "#0a57b5", dark: "#8fc1ff"),
  ]

  private static let style = [
    ".pad { fill: var(--pad); } .key { fill: var(--key); }",
    ".modifier { fill: var(--modifier); } .aux { fill: var(--aux); }",
    ".legend, .door { fill: var(--ink); } .held, .code { fill: var(--faint); }",
    ".shifted { fill: var(--accent); }",
    ".icon { fill: none; stroke: var(--ink); stroke-width: 1.8; stroke-linejoin: round;",
    "  stroke-linecap: round; }",
  ]
}

extension AppPage.Content {
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
