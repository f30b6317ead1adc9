import Hangul
import Layouts

extension Keyboard {
  /// The project's keyboard for `layout`: with Korean letters, Latin ones, symbols and digits.
  ///
  /// A user's layout is drawn like the project's layout with the same keys or, if there is none, in rows in the order
  /// of its keys.
  public static func korean(_ layout: Layout) -> Keyboard {
    let keys = Set(layout.keys.map(\.id))
    let drawn = builtIn.first { Set($0.layout.keys.map(\.id)) == keys }
    guard let drawn else { return plain(layout) }
    return Keyboard(id: drawn.id, layout: layout, pages: drawn.pages)
  }

  /// The keyboards of `layout` that come with the project, `korean` first.
  public static func all(of layout: Layout) -> [Keyboard] {
    [korean(layout)] + [cheonjiinFlick].filter { $0.layout == layout }
  }

  /// The keyboard of each of the project's layouts, in the order in which they are listed.
  private static let builtIn = [cheonjiin, naratgeul, sky, dubeolsik, danmoeum]

  /// The layouts of these keyboards.
  fileprivate static let layouts = builtIn.map(\.layout)

  static func korean(
    _ layout: Layout, id: String = "korean", name: String? = nil, latinName: String? = nil,
    symbols: [Page], letters: [[PageSlot]]
  ) -> Keyboard {
    let letters = Page("letters", legend: "가", kind: .letters, rows: letters)
    return Keyboard(
      id: id, name: name, latinName: latinName, layout: layout,
      pages: [letters, .latin] + symbols + [.number])
  }

  /// Rows of four keys, as on phones, or of ten if there are more than fifteen, and below them a row of everything
  /// else.
  private static func plain(_ layout: Layout) -> Keyboard {
    let keys = layout.unshifted.map { PageSlot.key($0.id) }
    let isPad = keys.count <= 15
    let (columns, unit) = isPad ? (4, 1) : (10, 2)
    var rows = stride(from: 0, to: keys.count, by: columns).map { start in
      Array(keys[start..<min(start + columns, keys.count)])
    }
    let spare = columns * rows.count - keys.count
    if spare > 0 { rows[rows.count - 1].append(.gap(halfKeys: 2 * spare)) }
    let roles: [PageSlot.Role] =
      [.language, .globe, .backspace, .enter] + (layout.keys.count > keys.count ? [.shift] : [])
    var bottom = [PageSlot.page("symbols", halfKeys: unit)]
    bottom += roles.map { .role($0, halfKeys: unit) }
    let space = 2 * columns - unit * bottom.count
    bottom.insert(.role(.space, halfKeys: space), at: 3)
    return korean(
      layout, symbols: isPad ? Page.keypadSymbols : Page.wideSymbols, letters: rows + [bottom])
  }
}

extension Layout {
  /// The layouts that come with the project, in the order in which they are listed.
  public static let all = Keyboard.layouts
}

extension PageSlot {
  static func key(_ id: String, hold text: String? = nil) -> PageSlot {
    PageSlot(.key(id), hold: text.map { [.text(ScalarText($0))] } ?? [])
  }

  static func page(_ id: String?, legend: String? = nil, halfKeys: Int = 2) -> PageSlot {
    PageSlot(.page(id), legend: legend, halfKeys: halfKeys)
  }

  static func role(_ role: Role, halfKeys: Int = 2) -> PageSlot {
    PageSlot(.role(role), halfKeys: halfKeys)
  }

  static func gap(halfKeys: Int = 2) -> PageSlot { PageSlot(.gap, halfKeys: halfKeys) }

  static let language = role(.language)

  /// A full stop that offers the other marks.
  static let stop: PageSlot = .text(".", hold: [",", "?", "!"])

  static func text(_ text: String, hold: [String] = []) -> PageSlot {
    PageSlot(.text(SlotText(text)), hold: hold.map { .text(ScalarText($0)) })
  }

  /// A slot for each text between spaces.
  static func texts(_ texts: String) -> [PageSlot] {
    texts.split(separator: " ").map { .text(String($0)) }
  }
}
