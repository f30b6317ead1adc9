import Keyboards
import LayoutFiles

@testable import SwiftRuntime

extension KeyboardPages {
  /// The pages of `keyboard`, as the Swift sources have them; a model types on its layout.
  init(_ keyboard: Keyboards.Keyboard) {
    let keys = keyboard.layout.keys
    let numbers = Dictionary(uniqueKeysWithValues: zip(keys.map(\.id), keys.indices))
    self.init(
      id: keyboard.id, layout: KeyboardLayout(keyboard.layout),
      pages: keyboard.pages.map { page in
        Page(
          page.id, legend: page.legend.string, kind: same(as: page.kind),
          hasCapitals: page.hasCapitals, fields: page.fields.map { same(as: $0) },
          rows: page.rows.map { $0.map { Slot($0, numbers) } })
      })
  }
}

extension KeyboardPages.Slot {
  fileprivate init(_ slot: PageSlot, _ numbers: [String: Int]) {
    let flicks = slot.flicks.map { direction, offer in
      (same(as: direction) as KeyboardPages.Direction, KeyboardPages.Offer(offer, numbers))
    }
    self.init(
      Content(slot.content, numbers), hold: slot.hold.map { KeyboardPages.Offer($0, numbers) },
      flicks: KeyboardPages.Flicks(flicks), legend: slot.legend?.string,
      width: Double(slot.halfKeys) / 2)
  }
}

extension KeyboardPages.Slot.Content {
  fileprivate init(_ content: PageSlot.Content, _ numbers: [String: Int]) {
    self =
      switch content {
      case .key(let id): .key(numbers[id]!)
      case .text(let texts):
        .text(
          texts.text.string, shifted: texts.shifted?.string, email: texts.email?.string,
          address: texts.address?.string)
      case .page(let id): .page(id)
      case .role(let role): .role(same(as: role))
      case .action(let name): .action(name)
      case .gap: .gap
      }
  }
}

extension KeyboardPages.Offer {
  fileprivate init(_ offer: PageSlot.Offer, _ numbers: [String: Int]) {
    self =
      switch offer {
      case .key(let id): .key(numbers[id]!)
      case .text(let text): .text(text.string)
      }
  }
}

/// The case of that name, as files and questions have it; nil if there is none.
func named<Case: CaseIterable>(_ name: some StringProtocol) -> Case? {
  Case.allCases.first { "\($0)" == name }
}

/// The case of the same name.
private func same<Case: CaseIterable>(as other: some RawRepresentable<String>) -> Case {
  named(other.rawValue)!
}
