/// A layout and its names in code.
struct NamedLayout {
  let maps: LayoutMaps
  let name: String
  let keyboards: [KeyboardValues.Named]

  /// Takes names for `maps` and its keyboards out of `identifiers`.
  init(_ maps: LayoutMaps, _ identifiers: inout Identifiers) {
    self.maps = maps
    let name = identifiers.identifier(for: maps.layout.id)
    self.name = name
    keyboards = maps.keyboards.enumerated().map { index, keyboard in
      // The first keyboard is named like its layout, in a place of its own.
      let own = index == 0 ? name : identifiers.identifier(for: keyboard.id)
      return KeyboardValues.Named(keyboard: keyboard, name: own, layout: name)
    }
  }
}
