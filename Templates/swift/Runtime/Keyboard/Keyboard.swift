/// A keyboard as data: its names, the layout of its letters, and its pages. A ``KeyboardMachine`` runs it.
public struct Keyboard: Sendable {
  /// One of the pages of a keyboard.
  public struct Page: Hashable, Sendable, Identifiable {
    /// The kind of a page.
    public enum Kind: String, Sendable, CaseIterable {
      /// Letters. The keyboard returns to such a page from other pages.
      case letters
      /// Symbols. The keyboard returns to the letters by itself after a space or Enter.
      case symbols
      /// Digits. The page stays open.
      case digits
    }

    /// The id of the page, which slots use to open the page.
    public let id: String
    /// The legend of the slots that open the page.
    public let legend: String
    /// The kind of the page.
    public let kind: Kind
    /// True if the page has capitals. Shift can then be locked, and a capital can be due.
    public let hasCapitals: Bool
    /// The kinds of field for which the keyboard opens on this page.
    public let fields: [KeyboardField.Kind]
    /// The slots of the page, row by row.
    public let rows: [[Slot]]

    /// Creates a page of your own.
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

  /// A place on a page: a row and a column, both counted from 0.
  public struct Place: Hashable, Sendable {
    /// The row; 0 is the top row.
    public let row: Int
    /// The column; 0 is the leftmost. A hidden globe has a column, too.
    public let column: Int

    /// Creates a place from a row and a column.
    public init(_ row: Int, _ column: Int) {
      self.row = row
      self.column = column
    }
  }

  #if hasFeature(Embedded)
    /// The identity of a finger. Embedded Swift has no type for any `Hashable` value.
    public typealias Finger = Int
  #else
    /// The identity of a finger: any `Hashable` value.
    public typealias Finger = AnyHashable
  #endif

  /// The state of shift.
  public enum Shift: Sendable {
    /// Off.
    case off
    /// The next letter is a capital because the field asks for one.
    case due
    /// The next letter is shifted because shift was pressed.
    case once
    /// All letters are capitals until shift is pressed again.
    case locked
  }

  /// The id of the keyboard, unique among those with its layout.
  public let id: String
  /// The names of the keyboard in Korean and in Latin letters.
  public let name, latinName: String
  /// The layout of its letters.
  public let layout: KeyboardLayout
  /// The pages. If no page lists the kind of a field, the first page opens.
  public let pages: [Page]

  /// Creates a keyboard of your own.
  ///
  /// - Parameters:
  ///   - id: The id of the keyboard.
  ///   - name: The keyboard's name in Korean. nil uses the layout's name.
  ///   - latinName: The keyboard's name in Latin letters. nil uses the layout's name.
  ///   - layout: The layout of its letters. Slots refer to its keys by index.
  ///   - pages: The pages, at least one.
  public init(
    id: String, name: String? = nil, latinName: String? = nil, layout: KeyboardLayout,
    pages: [Page]
  ) {
    precondition(!pages.isEmpty, "a keyboard must have a page")
    precondition(
      pages.allSatisfy { $0.keys.allSatisfy(layout.keys.indices.contains) },
      "a slot has a key number that is not in the layout")
    self.id = id
    self.name = name ?? layout.name
    self.latinName = latinName ?? layout.latinName
    self.layout = layout
    self.pages = pages
  }

  /// Returns a copy of the keyboard with pending dots in `style`.
  public func writing(dots style: DotStyle) -> Keyboard {
    Keyboard(
      id: id, name: name, latinName: latinName, layout: layout.writing(dots: style), pages: pages)
  }
}

extension Keyboard.Page {
  /// The indices of all keys of the layout that the page contains or offers.
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
