import Layouts
import SwiftRuntime

/// A slot of a page as the run-time of Swift has it.
public typealias PageSlot = KeyboardPages.Slot

extension PageSlot {
  /// The width in half keys: 2 for most.
  public var halfKeys: Int { Int(2 * width) }

  /// A width in keys as it is written: `1.5` for three half keys.
  public static func width(halfKeys: Int) -> String {
    "\(halfKeys / 2)" + (halfKeys % 2 == 0 ? "" : ".5")
  }

  /// True if a key of the layout is there, or holding or flicking it offers one.
  var hasKey: Bool {
    let flicked = KeyboardPages.Direction.allCases.compactMap { flicks[$0] }
    return content.key != nil || (hold + flicked).contains { $0.text == nil }
  }

  /// Whether it is one key wide, and has one text or key and nothing else.
  public var isPlain: Bool {
    switch content {
    case .text(let text, _, _, _): self == PageSlot(.text(text))
    case .key: self == PageSlot(content)
    case .page, .role, .action, .gap: false
    }
  }
}

extension KeyboardPages.Offer {
  /// The text, unless it is a key.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension PageSlot.Content {
  /// The number of the layout's key that is there, if one is.
  public var key: Int? {
    if case .key(let number) = self { number } else { nil }
  }
}
