import Artifacts
import Keyboards
import Layouts

/// Computes the values for the template Templates/_formats/keypad.svg, which draws the first page of a keyboard.
///
/// The legend of a key is in the middle. The first text or key that holding the key offers is at the top left. The
/// shifted key is at the top right, and the code is at the bottom right. The globe is omitted, because most phones do
/// not show it.
struct KeypadDrawing {
  private let keyboard: Keyboard
  private let title: String
  private let rows: [[Keyboard.Slot]]
  private let text = EscapeStyle.entity

  private static let (keyWidth, rowHeight, gap, margin) = (76, 68, 8, 16)

  /// Creates a drawing of `keyboard`. Screen readers and tooltips use `title` as its name.
  init(_ keyboard: Keyboard, title: String) {
    (self.keyboard, self.title) = (keyboard, title)
    rows = keyboard.pages[0].rows.map { row in row.removingSlots { $0.content == .role(.globe) } }
  }

  /// The values for the template. Sizes are in pixels.
  var values: [String: Any] {
    let frame = 2 * Self.margin - Self.gap
    let width = rows.map { $0.reduce(0) { $0 + Self.pixels($1.width) } }.max() ?? 0
    return [
      "formatVersion": Version.format, "license": License.name, "title": text(title),
      "width": frame + width, "height": frame + rows.count * Self.rowHeight,
      "keys": rows.enumerated().flatMap { index, row in
        var x = Self.margin
        return row.compactMap { slot in
          defer { x += Self.pixels(slot.width) }
          return slot.content == .gap ? nil : values(of: slot, x, Self.margin + index * Self.rowHeight)
        }
      },
    ]
  }

  private static func pixels(_ width: Double) -> Int { Int(width * Double(keyWidth)) }

  /// Returns the values of a key: its rectangle, which starts at `x` and `y`, and its labels or its icon.
  private func values(of slot: Keyboard.Slot, _ x: Int, _ y: Int) -> [String: Any] {
    let (width, height) = (Self.pixels(slot.width) - Self.gap, Self.rowHeight - Self.gap)
    let icon = slot.legend == nil ? slot.content.icon : nil
    return [
      "style": style(of: slot), "x": x, "y": y, "width": width, "height": height,
      "labels": icon == nil ? labels(of: slot, x, y, width, height).map { $0.values(text) } : [],
      "icon": icon ?? "", "iconX": x + width / 2 - 12, "iconY": y + height / 2 - 12,
    ]
  }

  private func style(of slot: Keyboard.Slot) -> String {
    switch slot.content {
    case .key(let number): keyboard.layout.keys[number].appends == nil ? "modifier" : "key"
    case .text: "key"
    case .page, .role, .action, .gap: "aux"
    }
  }

  /// Returns the legend, and the small labels above and below it. Two labels above the legend share the width in
  /// proportion to their lengths.
  private func labels(of slot: Keyboard.Slot, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> [KeypadLabel] {
    let padding = min(8, width / 8)
    let room = Double(width - 2 * padding)
    let key = slot.content.key.map { keyboard.layout.keys[$0] }
    let (held, shifted) = (slot.hold.first.map(legend), keyboard.pages[0].hasShift ? self.shifted(slot) : nil)
    let code = key?.code.map { String($0) }
    func share(_ text: String?, beside other: String?) -> Double {
      guard let text, let other else { return room }
      return (room - 3) * text.ems / (text.ems + other.ems)
    }
    func small(_ text: String?, _ style: String, _ size: Double, _ room: Double, _ baseline: Int) -> KeypadLabel? {
      guard let text else { return nil }
      let (anchor, x) = style == "held" ? (KeypadLabel.Anchor.start, x + padding) : (.end, x + width - padding)
      return KeypadLabel(text, style, anchor, x: x, usual: size, room: room) { _ in Double(y + baseline) }
    }
    let legend = KeypadLabel(
      legend(of: slot), key == nil ? "door" : "legend", .middle, x: x + width / 2,
      usual: style(of: slot) == "aux" ? 15 : 25, room: Double(width - padding)
    ) { Double(y + height / 2) + $0 * 3 / 8 }
    let others = [
      small(held, "held", 13, share(held, beside: shifted), 16),
      small(shifted, "shifted", 15, share(shifted, beside: held), 17),
      small(code == held ? nil : code, "code", 13, room, height - 7),
    ]
    return [legend] + others.compactMap { $0 }
  }

  private func shifted(_ slot: Keyboard.Slot) -> String? {
    switch slot.content {
    case .key(let number): keyboard.layout.shifted(keyboard.layout.keys[number])?.legend
    case .text(_, let shifted?, _, _): legend(.text(shifted))
    default: nil
    }
  }

  private func legend(_ offer: Keyboard.Offer) -> String {
    switch offer {
    case .key(let number): keyboard.layout.keys[number].legend
    case .text(let text): text.withoutCursor
    }
  }

  /// Returns the legend of `slot`, which docs/spec/KEYBOARD.md defines.
  private func legend(of slot: Keyboard.Slot) -> String {
    if let legend = slot.legend { return legend }
    return switch slot.content {
    case .key(let number): legend(.key(number))
    case .text(let text, _, _, _): legend(.text(text))
    case .page(let id): keyboard.pages.first { id == nil ? $0.kind == .letters : $0.id == id }?.legend ?? ""
    case .role(let role): role.rawValue
    case .action(let name): name
    case .gap: ""
    }
  }
}

extension Keyboard.Slot.Content {
  /// The outline of the icon, 24 × 24 pixels, or nil for a slot that shows a legend instead.
  fileprivate var icon: String? {
    switch self {
    case .role(.backspace): "M8 5h13v14H8l-6-7z M11.5 9l6 6 M17.5 9l-6 6"
    case .role(.enter): "M20 5v8H4 M9 8l-5 5 5 5"
    case .role(.space): "M3 10v5h18v-5"
    case .role(.shift): "M12 3l9 9h-5v8H8v-8H3z"
    case .role(.dismiss): "M5 9l7 7 7-7"
    default: nil
    }
  }
}

extension String {
  /// The text of a slot without `|`, which marks the position of the cursor. If the whole text is `|`, it is unchanged.
  fileprivate var withoutCursor: String {
    var scalars = unicodeScalars
    if scalars.count > 1, let cursor = scalars.firstIndex(of: "|") { scalars.remove(at: cursor) }
    return String(scalars)
  }
}
