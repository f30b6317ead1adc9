import SwiftRuntime

/// A kind of slot. Keyboards treat all slots of one kind the same.
struct SlotKind: Hashable {
  private enum Content: Hashable {
    case key, text, apostrophe, action, gap
    case page(String?)
    case role(Keyboard.Role)
  }

  private let content: Content
  private let offers: Int
  private let hasFlicks: Bool

  init(_ slot: Keyboard.Slot) {
    switch slot.content {
    case .key: content = .key
    case .text(let text, _, _, _): content = text == "'" ? .apostrophe : .text
    case .page(let id): content = .page(id)
    case .role(let role): content = .role(role)
    case .action: content = .action
    case .gap: content = .gap
    }
    offers = min(slot.hold.count, 2)
    hasFlicks = !slot.flicks.isEmpty
  }
}
