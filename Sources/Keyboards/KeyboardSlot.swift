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
