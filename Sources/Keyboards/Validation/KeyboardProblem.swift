/// Something in a keyboard's pages that keeps it from being used.
public struct KeyboardProblem: Hashable, Sendable {
  /// A part of a keyboard.
  public enum Place: Hashable, Sendable {
    case keyboard
    /// The page of this number, counted from 0.
    case page(Int)
    /// The slot in this row and place of a page, all counted from 0.
    case slot(page: Int, row: Int, column: Int)

    /// `page 1, row 2, slot 3`, counted from 1 as people count; nil for the whole.
    public var description: String? {
      switch self {
      case .keyboard: nil
      case .page(let page): "page \(page + 1)"
      case .slot(let page, let row, let column):
        "page \(page + 1), row \(row + 1), slot \(column + 1)"
      }
    }
  }

  /// Where it is.
  public let place: Place
  /// What is wrong and what mends it, in one line.
  public let message: String

  init(_ place: Place, _ message: String) {
    self.place = place
    self.message = message
  }
}

extension Keyboard {
  /// The most slots of a keyboard, five times those of the project's own.
  public static let slotLimit = 1_000

  /// All that is wrong with the keyboard, in the order of its pages; empty for one that works.
  public var problems: [KeyboardProblem] {
    let slots = pages.reduce(0) { $0 + $1.rows.reduce(0) { $0 + $1.count } }
    guard slots <= Self.slotLimit, pages.count <= 64 else {
      return [
        KeyboardProblem(
          .keyboard, "a keyboard has 64 pages and \(Self.slotLimit) slots at most; drop some")
      ]
    }
    return ownProblems + pages.indices.flatMap(pageProblems) + slotProblems + wayProblems
  }

  private var ownProblems: [KeyboardProblem] {
    var messages: [String] = []
    if !id.isUsableInFileNames {
      messages.append(
        "the id \"\(id)\" cannot be part of a file name; use a…z, 0…9 and -, 40 at most")
    }
    if id.isDeviceName {
      messages.append("\(id) is the name of a device on Windows; choose another id")
    }
    if pages.isEmpty { messages.append("a keyboard has no pages; give it one") }
    let slots = pages.flatMap { $0.rows.joined() }
    let goesBack = slots.contains { [.page(nil), .role(.language)].contains($0.content) }
    if goesBack && !pages.contains(where: { $0.kind == .letters }) {
      messages.append(
        "no page is one of letters, to go back to; give one the kind letters, or name pages to open"
      )
    }
    // A keyboard without Korean has none of a layout's keys, and any other has all of them.
    let there = Set(slots.flatMap(\.keys))
    for key in layout.unshifted where !there.isEmpty && !there.contains(key.id) {
      messages.append("no page has the key \(key.id) of \(layout.id); put it on one")
    }
    let needsShift =
      !there.isEmpty && layout.keys.contains { $0.under != nil && !there.contains($0.id) }
    let shifts = pages.contains { page in
      !page.keys.isEmpty && page.rows.joined().contains { $0.content == .role(.shift) }
    }
    if needsShift && !shifts {
      messages.append("\(layout.id) has keys that need shift; put shift on the page of its keys")
    }
    return messages.map { KeyboardProblem(.keyboard, $0) }
  }

  /// What is wrong with the members of a page.
  private func pageProblems(_ number: Int) -> [KeyboardProblem] {
    let page = pages[number]
    var messages: [String] = []
    if !page.id.isUsableInFileNames {
      messages.append("the id \"\(page.id)\" is not a word of a…z, 0…9 and -; choose another")
    }
    if pages[..<number].contains(where: { $0.id == page.id }) {
      messages.append("two pages have the id \(page.id); change one")
    }
    if let fault = page.legend.string.lineFault(limit: 64) {
      messages.append("the legend of the page \(page.id) is not a line of text: it \(fault)")
    }
    for field in page.fields where pages[..<number].contains(where: { $0.fields.contains(field) }) {
      messages.append("two pages open for fields of \(field.rawValue); take it from one")
    }
    if !page.rows.joined().contains(where: { $0.content != .gap }) {
      messages.append("the page \(page.id) has no slots; give it some, or drop it")
    }
    let roles = page.rows.joined().map(\.content).filter(\.isRole)
    for role in PageSlot.Role.allCases where roles.count(where: { $0 == .role(role) }) > 1 {
      messages.append("the page \(page.id) has \(role.rawValue) twice; keep one")
    }
    let keys = page.rows.joined().compactMap(\.content.key)
    for key in Set(keys).sorted() where keys.count(where: { $0 == key }) > 1 {
      messages.append("the page \(page.id) has the key \(key) twice; keep one")
    }
    return messages.map { KeyboardProblem(.page(number), $0) }
  }
}

extension String {
  /// What keeps it from being a line of 1 to `limit` scalars, and what mends it; nil if nothing does.
  func lineFault(limit: Int) -> String? {
    unicodeScalars.count <= limit
      ? textFault() : "is longer than \(limit) scalars; shorten it"
  }
}
