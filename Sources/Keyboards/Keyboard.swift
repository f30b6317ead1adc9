// Whole keyboards, as tables: pages of slots with the keys of a layout.
//
// A layout determines what a key types. A keyboard determines the position of each key, and what holding and flicking
// the key offers. It also contains Latin letters, symbols and digits. Layouts and keyboards are data, so every format
// handles keyboards from files in the same way as built-in keyboards. Pages and slots are the types of Swift's
// run-time, because a second set of types would be identical.

import Layouts
import SwiftRuntime

/// A keyboard as data, with the rules of its layout. The run-time's `Keyboard` contains only the part of a layout that
/// an app needs, a `KeyboardLayout`. The generator also needs the rules, to draw keys and to compute what they type.
public struct Keyboard: Hashable, Sendable {
  /// A page of a keyboard, of the type that Swift's run-time uses.
  public typealias Page = SwiftRuntime.Keyboard.Page

  /// The name in files and on the command line: lower-case Latin letters, digits and hyphens.
  public let id: String
  /// The names in Korean and in the Latin alphabet. By default, they are the names of the layout.
  public let name, latinName: String
  /// The layout that the key indices in the pages refer to.
  public let layout: Layout
  /// The pages. The first one opens by default.
  public let pages: [Page]
  /// The ids of the pages that only the host opens.
  public let hostOnlyPages: Set<String>

  /// Creates a keyboard.
  public init(
    id: String, name: String? = nil, latinName: String? = nil, layout: Layout, pages: [Page],
    hostOnlyPages: Set<String> = []
  ) {
    self.id = id
    self.name = name ?? layout.name
    self.latinName = latinName ?? layout.latinName
    self.layout = layout
    self.pages = pages
    self.hostOnlyPages = hostOnlyPages
  }
}

extension Keyboard.Page {
  /// True if the page contains or offers a key of the layout.
  public var hasKeys: Bool { rows.joined().contains(where: \.hasKey) }

  /// True if the page has a slot for shift. Without such a slot, keys that need shift cannot be used.
  public var hasShift: Bool { rows.joined().contains { $0.content == .role(.shift) } }
}
