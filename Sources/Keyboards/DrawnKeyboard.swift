import Layouts
import SwiftRuntime

/// Pages of slots around a layout: all that a keyboard shows, as data. docs/spec/KEYBOARD.md says what it does.
public struct DrawnKeyboard: Hashable, Sendable {
  /// The name in files and on the command line: lower-case Latin letters, digits and hyphens.
  public let id: String
  /// The name in Korean, and that in the Latin alphabet: those of its layout, unless it has names of its own.
  public let name, latinName: String
  /// The layout whose keys its pages have, by their places in it.
  public let layout: Layout
  /// The pages, the one that opens by default first.
  public let pages: [Page]

  /// A keyboard of these pages.
  public init(id: String, name: String? = nil, latinName: String? = nil, layout: Layout, pages: [Page]) {
    self.id = id
    self.name = name ?? layout.name
    self.latinName = latinName ?? layout.latinName
    self.layout = layout
    self.pages = pages
  }
}

/// A page as the run-time of Swift has it.
public typealias Page = KeyboardPages.Page

extension Page {
  /// Whether it has or offers a key of the layout.
  public var hasKeys: Bool { rows.joined().contains(where: \.hasKey) }

  /// Whether both are equal to the scalar; `==` takes canonically equivalent texts for one.
  public func isSame(as other: Page) -> Bool { self == other && "\(self)".utf8.elementsEqual("\(other)".utf8) }
}
