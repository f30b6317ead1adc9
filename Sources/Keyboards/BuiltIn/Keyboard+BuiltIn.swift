import Layouts

extension Keyboard {
  /// Returns the project's keyboard for `layout`, with Korean letters, Latin letters, symbols and digits.
  ///
  /// The codes of the keys determine their positions, so that a user's layout gets the phone or computer keyboard that
  /// its codes refer to.
  public static func korean(_ layout: Layout) -> Keyboard {
    let arrangement: KeyArrangement? =
      .danmoeum(layout) ?? .cheonjiinPlus(layout) ?? .phone(layout) ?? .computer(layout)
    return (arrangement ?? .inOrder(layout)).keyboard()
  }

  /// Returns the built-in keyboards of `layout`, `korean` first.
  public static func all(of layout: Layout) -> [Keyboard] {
    [korean(layout)] + [cheonjiinFlick].filter { $0.layout == layout }
  }
}
