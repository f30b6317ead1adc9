import Hangul
import Layouts

/// Pages of slots around a layout: all that a keyboard shows, as data. docs/spec/KEYBOARD.md says what it does.
public struct Keyboard: Hashable, Sendable {
  /// The name in files and on the command line: lower-case Latin letters, digits and hyphens.
  public let id: String
  /// The name in Korean, and that in the Latin alphabet: those of its layout, unless it has names of its own.
  public let name, latinName: String
  /// The layout whose keys its pages have.
  public let layout: Layout
  /// The pages, the one that opens by default first.
  public let pages: [Page]

  /// A keyboard of these pages.
  public init(
    id: String, name: String? = nil, latinName: String? = nil, layout: Layout, pages: [Page]
  ) {
    self.id = id
    self.name = name ?? layout.name
    self.latinName = latinName ?? layout.latinName
    self.layout = layout
    self.pages = pages
  }
}

/// A page of a keyboard.
public struct Page: Hashable, Sendable {
  /// What a page is for.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Other pages lead back to it.
    case letters
    /// It gives way to the letters after a space or Enter.
    case symbols
    /// It stays until another page is opened.
    case digits
  }

  /// The name, unique in the keyboard.
  public let id: String
  /// What is printed on the slots that open it.
  public let legend: ScalarText
  /// What it is for.
  public let kind: Kind
  /// Whether it has capitals: shift can lock, and fields can ask for a capital.
  public let hasCapitals: Bool
  /// The fields for which the keyboard opens on it.
  public let fields: [FieldKind]
  /// Its slots, row by row.
  public let rows: [[PageSlot]]

  /// A page of these rows.
  public init(
    _ id: String, legend: String, kind: Kind, hasCapitals: Bool = false, fields: [FieldKind] = [],
    rows: [[PageSlot]]
  ) {
    self.id = id
    self.legend = ScalarText(legend)
    self.kind = kind
    self.hasCapitals = hasCapitals
    self.fields = fields
    self.rows = rows
  }
}

/// What a text field asks for.
public enum FieldKind: String, Hashable, Sendable, CaseIterable {
  case letters, number, phone, email, address, search
}
