import SwiftRuntime

// Slots of pages as the run-time of Swift has them.
extension Keyboard {
  public typealias Slot = SwiftRuntime.Keyboard.Slot
  public typealias Offer = SwiftRuntime.Keyboard.Offer
  public typealias Direction = SwiftRuntime.Keyboard.Direction
  public typealias Role = SwiftRuntime.Keyboard.Role
  public typealias Flicks = SwiftRuntime.Keyboard.Flicks
  public typealias Field = KeyboardField.Kind
}

extension Keyboard.Slot {
  /// A width in keys as it is written: `2` or `1.5`.
  public static func text(ofWidth width: Double) -> String {
    Int(exactly: width).map { "\($0)" } ?? "\(width)"
  }

  /// True if a key of the layout is there, or holding or flicking it offers one.
  var hasKey: Bool {
    let flicked = Keyboard.Direction.allCases.compactMap { flicks[$0] }
    return content.key != nil || (hold + flicked).contains { $0.text == nil }
  }

  /// Whether it is one key wide, and has one text or key and nothing else.
  public var isPlain: Bool {
    switch content {
    case .text(let text, _, _, _): self == Keyboard.Slot(.text(text))
    case .key: self == Keyboard.Slot(content)
    case .page, .role, .action, .gap: false
    }
  }
}

extension [Keyboard.Slot] {
  /// The slots of a row without those that `isLeftOut`. Each of these gives its width to the space beside it or, without
  /// one, to the slot before it, as a globe does that is not shown.
  public func leavingOut(where isLeftOut: (Keyboard.Slot) -> Bool) -> [Keyboard.Slot] {
    var kept: [Keyboard.Slot] = []
    var spare = 0.0
    for (place, slot) in enumerated() {
      if !isLeftOut(slot) {
        kept.append(slot.widened(by: spare))
        spare = 0
      } else if kept.isEmpty || dropFirst(place + 1).first?.content == .role(.space) {
        spare += slot.width
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
  /// The text, unless it is a key.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension Keyboard.Slot.Content {
  /// The number of the layout's key that is there, if one is.
  public var key: Int? {
    if case .key(let number) = self { number } else { nil }
  }
}
