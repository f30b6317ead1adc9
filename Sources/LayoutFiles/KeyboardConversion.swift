import Hangul
import Keyboards
import Layouts

@testable import SwiftRuntime

extension KeyboardLayout {
  /// What a keyboard has to know of `layout`; it types nothing, for its trie is a header that says nothing.
  package init(_ layout: Layout) {
    self.init(
      id: layout.id, name: layout.name, latinName: layout.latinName,
      spaceEndsRun: layout.spaceEndsRun, cycleTimeout: Double(layout.cycleTimeout) / 1000,
      keys: layout.keys.map { SwiftRuntime.Key($0.id, legend: $0.legend, under: $0.under) },
      trie: Trie(unchecked: [UInt8](repeating: UInt8(ascii: "%"), count: 22)))
  }
}

extension Page {
  /// A page that the run-time has read, whose keys are those of `layout`.
  init(_ page: KeyboardPages.Page, of layout: Layout) {
    self.init(
      page.id, legend: page.legend, kind: same(as: page.kind), hasCapitals: page.hasCapitals,
      fields: page.fields.map { same(as: $0) },
      rows: page.rows.map { $0.map { PageSlot($0, of: layout) } })
  }
}

extension PageSlot {
  fileprivate init(_ slot: KeyboardPages.Slot, of layout: Layout) {
    let flicks = KeyboardPages.Direction.allCases.compactMap { direction in
      slot.flicks[direction].map { (same(as: direction) as Direction, Offer($0, of: layout)) }
    }
    let content: Content =
      switch slot.content {
      case .key(let number): .key(layout.keys[number].id)
      case .text(let text, let shifted, let email, let address):
        .text(SlotText(text, shifted: shifted, email: email, address: address))
      case .page(let id): .page(id)
      case .role(let role): .role(same(as: role))
      case .action(let name): .action(name)
      case .gap: .gap
      }
    self.init(
      content, legend: slot.legend, hold: slot.hold.map { Offer($0, of: layout) },
      flicks: Dictionary(uniqueKeysWithValues: flicks), halfKeys: Int(2 * slot.width))
  }
}

extension PageSlot.Offer {
  fileprivate init(_ offer: KeyboardPages.Offer, of layout: Layout) {
    self =
      switch offer {
      case .key(let number): .key(layout.keys[number].id)
      case .text(let text): .text(ScalarText(text))
      }
  }
}

/// The case of the same name.
private func same<Case: RawRepresentable<String>>(as other: Any) -> Case {
  Case(rawValue: "\(other)")!
}
