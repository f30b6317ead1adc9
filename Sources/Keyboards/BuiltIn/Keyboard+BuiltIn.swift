import Layouts

extension Keyboard {
  /// The project's keyboard for `layout`: with Korean letters, Latin ones, symbols and digits.
  ///
  /// If a user's layout has the same keys as one of the project's, its keyboard has the same arrangement. Otherwise the
  /// keys are in rows, in the order of the layout.
  public static func korean(_ layout: Layout) -> Keyboard {
    func places(_ layout: Layout) -> Set<[String?]> { Set(layout.keys.map { [$0.id, $0.under] }) }
    let arrangement = KeyArrangement.builtIn.first { places($0.layout) == places(layout) }
    return (arrangement ?? .plain(layout)).keyboard(layout)
  }

  /// The keyboards of `layout` that come with the project, `korean` first.
  public static func all(of layout: Layout) -> [Keyboard] {
    [korean(layout)] + [cheonjiinFlick].filter { $0.layout == layout }
  }

  /// Cheonjiin by flicks, which types on Dubeolsik.
  public static let cheonjiinFlick = KeyArrangement.cheonjiinFlick.keyboard(.dubeolsik)
}

extension KeyArrangement {
  /// That of each of the project's layouts, in the order in which they are listed.
  fileprivate static let builtIn = [cheonjiin, naratgeul, sky, dubeolsik, danmoeum]

  /// Rows of four keys, as on phones, or of ten if there are more than fifteen, and below them a row of everything
  /// else.
  fileprivate static func plain(_ layout: Layout) -> KeyArrangement {
    let isPad = layout.unshifted.count <= 15
    let symbols = isPad ? Keyboard.Page.keypadSymbols : Keyboard.Page.wideSymbols
    return KeyArrangement(layout: layout, symbols: symbols) { key in
      let keys = layout.unshifted.map { key($0.id) }
      let (columns, width) = isPad ? (4, 0.5) : (10, 1.0)
      var rows = stride(from: 0, to: keys.count, by: columns).map { Array(keys[$0...].prefix(columns)) }
      let spare = columns * rows.count - keys.count
      if spare > 0 { rows[rows.count - 1].append(.gap(width: Double(spare))) }
      let hasShift = layout.keys.count > keys.count
      var bottom = [Keyboard.Slot.page("symbols", width: width)]
      bottom += ([.language, .globe, .backspace, .enter] + (hasShift ? [.shift] : [])).map {
        .role($0, width: width)
      }
      bottom.insert(.role(.space, width: Double(columns) - width * Double(bottom.count)), at: 3)
      return rows + [bottom]
    }
  }
}

extension Layout {
  /// The layouts that come with the project, in the order in which they are listed.
  public static let all = KeyArrangement.builtIn.map(\.layout)

  /// Whether it is one of these, in any style of dots.
  public var isBuiltIn: Bool { Layout.all.contains { $0.with(dotStyle: dotStyle) == self } }
}

extension [Layout] {
  /// The project's layouts, and those of these that are others.
  public var besideBuiltIn: [Layout] { Layout.all + filter { !$0.isBuiltIn } }
}
