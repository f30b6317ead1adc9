// Whole keyboards, as tables: pages of slots around the keys of a layout.
//
// A layout decides what a key types, a keyboard where it lies, what holding and flicking it offers, and what else is there:
// Latin letters, symbols, digits. Both are data, so that everyone's keyboards, the project's and those in files, take the
// same way into every format. Pages and slots are the types of Swift's run-time, because they are the same thing.

import Layouts
import SwiftRuntime

/// A keyboard as data, over the rules of its layout. The run-time's `Keyboard` has only what an app knows of a layout, a
/// `KeyboardLayout`; the generator also needs the rules, to draw keys and to work out what they type.
public struct Keyboard: Hashable, Sendable {
  /// A page as the run-time of Swift has it.
  public typealias Page = SwiftRuntime.Keyboard.Page

  /// The name in files and on the command line: lower-case Latin letters, digits and hyphens.
  public let id: String
  /// The name in Korean, and that in the Latin alphabet: those of its layout, unless it has names of its own.
  public let name, latinName: String
  /// The layout whose keys its pages have, by their places in it.
  public let layout: Layout
  /// The pages, the one that opens by default first.
  public let pages: [Page]
  /// The ids of the pages that say that only the host opens them.
  public let hostOnlyPages: Set<String>

  /// A keyboard of these pages.
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
  /// True if it has or offers a key of the layout.
  public var hasKeys: Bool { rows.joined().contains(where: \.hasKey) }

  /// True if it has a slot for shift, without which keys that lie under others cannot be seen.
  public var hasShift: Bool { rows.joined().contains { $0.content == .role(.shift) } }
}
