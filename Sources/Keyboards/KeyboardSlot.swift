import SwiftRuntime

// The types of slots, from Swift's run-time.
extension Keyboard {
  public typealias Slot = SwiftRuntime.Keyboard.Slot
  public typealias Offer = SwiftRuntime.Keyboard.Offer
  public typealias Direction = SwiftRuntime.Keyboard.Direction
  public typealias Role = SwiftRuntime.Keyboard.Role
  public typealias Flicks = SwiftRuntime.Keyboard.Flicks
  public typealias Field = KeyboardField.Kind
}

extension Keyboard.Slot {
  /// Returns the text of a width in keys: `2` or `1.5`.
  public static func text(ofWidth width: Double) -> String {
    Int(exactly: width).map { "\($0)" } ?? "\(width)"
  }

  /// True if the slot contains a key of the layout, or if holding or flicking the slot offers a key.
  var hasKey: Bool {
    let flicked = Keyboard.Direction.allCases.compactMap { flicks[$0] }
    return content.key != nil || (hold + flicked).contains { $0.text == nil }
  }

  /// True if the slot is one key wide and contains nothing but a key or a text.
  public var isPlain: Bool {
    switch content {
    case .text(let text, _, _, _): self == Keyboard.Slot(.text(text))
    case .key: self == Keyboard.Slot(content)
    case .page, .role, .action, .gap: false
    }
  }
}

extension [Keyboard.Slot] {
  /// Returns the slots of a row without those that satisfy the predicate. Run-times hide a globe in the same way. If
  /// the next slot is a space key, it gets the width of the removed slot. Otherwise, the previous slot gets this width.
  /// At the start of a row, the next slot gets it.
  public func removingSlots(where isRemoved: (Keyboard.Slot) -> Bool) -> [Keyboard.Slot] {
    var kept: [Keyboard.Slot] = []
    var spareWidth = 0.0
    for (index, slot) in enumerated() {
      if !isRemoved(slot) {
        kept.append(slot.widened(by: spareWidth))
        spareWidth = 0
      } else if kept.isEmpty || dropFirst(index + 1).first?.content == .role(.space) {
        spareWidth += slot.width
      } else {
        kept[kept.count - 1] = kept[kept.count - 1].widened(by: slot.width)
      }
    }
    return kept
  }
}

extension Keyboard.Slot {
  fileprivate func widened(by more: Double) -> Keyboard.Slot {
    Keyboard.Slot(content, hold: hold, flicks: flicks, legend: legend, width: width + more)
  }
}

extension Keyboard.Offer {
  /// The text, or nil if the offer is a key.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension Keyboard.Slot.Content {
  /// The index of the key in the layout, or nil if the slot does not contain a key.
  public var key: Int? {
    if case .key(let number) = self { number } else { nil }
  }
}
