// Part of Hwalja, under the MIT licence: see LICENSE.

/// A keyboard as data: its names, the layout of its letters, and the pages that it shows. A `KeyboardMachine` runs it.
public struct Keyboard: Sendable {
  /// One of the pages of a keyboard.
  public struct Page: Hashable, Sendable, Identifiable {
    /// The kind of a page.
    public enum Kind: String, Sendable, CaseIterable {
      /// Letters: other pages go back to it.
      case letters
      /// Symbols: after a space or Enter, the keyboard goes back to the letters by itself.
      case symbols
      /// Digits: it stays open.
      case digits
    }

    /// Its id, by which slots open it.
    public let id: String
    /// What is printed on the slots that open it.
    public let legend: String
    /// Its kind.
    public let kind: Kind
    /// Whether it has capitals: then shift can be locked, and a capital is due where the field asks for it.
    public let hasCapitals: Bool
    /// The kinds of field for which a keyboard opens on it.
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
    /// The place in the row, 0 at the left. A globe that is not shown counts, too.
    public let column: Int

    /// The place with these numbers.
    public init(_ row: Int, _ column: Int) {
      self.row = row
      self.column = column
    }
  }

  #if hasFeature(Embedded)
    /// What identifies a finger. Embedded Swift has no type for any `Hashable` value.
    public typealias Finger = Int
  #else
    /// What identifies a finger: any `Hashable` value.
    public typealias Finger = AnyHashable
  #endif

  /// What shift does.
  public enum Shift: Sendable {
    /// Nothing.
    case off
    /// The next letter is a capital, because the field asks for it.
    case due
    /// The next letter is shifted, because shift was pressed.
    case once
    /// All letters are capitals until shift is pressed again.
    case locked
  }

  /// The id of the keyboard, unique among those with its layout.
  public let id: String
  /// Its name in Korean, and that in Latin letters.
  public let name, latinName: String
  /// The layout of its letters.
  public let layout: KeyboardLayout
  /// Its pages. The first opens for a field that no page names.
  public let pages: [Page]

  /// A keyboard of your own.
  ///
  /// - Parameters:
  ///   - id: Its id.
  ///   - name: Its name in Korean; nil for its layout's, as for `latinName`.
  ///   - layout: The layout whose keys its slots name by their numbers.
  ///   - pages: Its pages, at least one.
  public init(
    id: String, name: String? = nil, latinName: String? = nil, layout: KeyboardLayout,
    pages: [Page]
  ) {
    precondition(!pages.isEmpty, "a keyboard has a page")
    precondition(
      pages.allSatisfy { $0.keys.allSatisfy(layout.keys.indices.contains) },
      "a page names a key by its number in the layout")
    self.id = id
    self.name = name ?? layout.name
    self.latinName = latinName ?? layout.latinName
    self.layout = layout
    self.pages = pages
  }

  /// The same keyboard, with pending dots in `style`.
  public func writing(dots style: DotStyle) -> Keyboard {
    Keyboard(
      id: id, name: name, latinName: latinName, layout: layout.writing(dots: style), pages: pages)
  }
}

extension Keyboard.Page {
  /// The numbers of the layout's keys that it has or offers.
  var keys: [Int] {
    var keys: [Int] = []
    for slot in rows.joined() {
      if case .key(let number) = slot.content { keys.append(number) }
      let flicks = Keyboard.Direction.allCases.compactMap { slot.flicks[$0] }
      for case .key(let number) in slot.hold + flicks { keys.append(number) }
    }
    return keys
  }
}
