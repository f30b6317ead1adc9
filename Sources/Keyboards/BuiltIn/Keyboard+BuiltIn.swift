import Layouts

extension Keyboard {
  /// The project's keyboard for `layout`: with Korean letters, Latin ones, symbols and digits.
  ///
  /// The codes of the keys decide where they lie, so that a layout of your own is drawn like the phone's or the
  /// computer's keyboard that it names.
  public static func korean(_ layout: Layout) -> Keyboard {
    let arrangement: KeyArrangement? =
      .danmoeum(layout) ?? .cheonjiinPlus(layout) ?? .phone(layout) ?? .computer(layout)
    return (arrangement ?? .inOrder(layout)).keyboard()
  }

  /// The keyboards of `layout` that come with the project, `korean` first.
  public static func all(of layout: Layout) -> [Keyboard] {
    [korean(layout)] + [cheonjiinFlick].filter { $0.layout == layout }
  }
}
