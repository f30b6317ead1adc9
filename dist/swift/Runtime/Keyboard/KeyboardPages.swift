// Part of Hwalja, under the MIT licence: see LICENSE.

/// A keyboard: the layout of its letters, and the pages that it shows.
public struct KeyboardPages: Sendable {
  /// One of the pages of a keyboard.
  public struct Page: Sendable, Identifiable {
    /// What a page is for.
    public enum Kind: Sendable, CaseIterable {
      /// Letters: a page that one goes back to.
      case letters
      /// Symbols: it goes back to the letters by itself after a space or Enter.
      case symbols
      /// Digits: it stays.
      case digits
    }

    /// Its name, by which slots open it.
    public let id: String
    /// What is printed on the slots that open it.
    public let legend: String
    /// What it is for.
    public let kind: Kind
    /// Whether its letters have capitals: then shift locks, and a capital is due where the field asks for it.
    public let hasCapitals: Bool
    /// The fields that a keyboard opens on it for.
    public let fields: [KeyboardField.Kind]
    /// Its slots, row by row.
    public let rows: [[Slot]]

    /// A page of your own.
    public init(
      _ id: String, legend: String, kind: Kind = .letters, hasCapitals: Bool = false,
      fields: [KeyboardField.Kind] = [], rows: [[Slot]]
    ) {
      self.id = id
      self.legend = legend
      self.kind = kind
      self.hasCapitals = hasCapitals
      self.fields = fields
      self.rows = rows
    }
  }

  /// A place on a page: a row, and a place in that row, both counted from 0.
  public struct Place: Hashable, Sendable {
    /// The row, 0 at the top.
    public let row: Int
    /// The place in the row, 0 at the left; a globe that is not shown counts, too.
    public let column: Int

    /// The place of these numbers.
    public init(_ row: Int, _ column: Int) {
      self.row = row
      self.column = column
    }
  }

  #if hasFeature(Embedded)
    /// What names a finger: firmware has no type for whatever is `Hashable`.
    public typealias Finger = Int
  #else
    /// What names a finger: whatever is `Hashable`.
    public typealias Finger = AnyHashable
  #endif

  /// What shift does.
  public enum Shift: Sendable {
    /// Nothing.
    case off
    /// The next letter is a capital, because the field asks for it.
    case due
    /// The next letter is shifted, because somebody pressed shift.
    case once
    /// All letters are capitals until shift is pressed again.
    case locked
  }

  /// The name of the keyboard, one for all layouts of a language.
  public let id: String
  /// The layout of its letters.
  public let layout: KeyboardLayout
  /// Its pages, the first of which opens for a field that no page names.
  public let pages: [Page]

  /// A keyboard of your own.
  ///
  /// - Parameters:
  ///   - id: Its name.
  ///   - layout: The layout whose keys its slots name by their numbers.
  ///   - pages: Its pages, one at least.
  public init(id: String, layout: KeyboardLayout, pages: [Page]) {
    precondition(!pages.isEmpty, "a keyboard has a page")
    self.id = id
    self.layout = layout
    self.pages = pages
  }

  /// The same keyboard, its layout with pending dots in `style`.
  public func writing(dots style: DotStyle) -> KeyboardPages {
    KeyboardPages(id: id, layout: layout.writing(dots: style), pages: pages)
  }
}
