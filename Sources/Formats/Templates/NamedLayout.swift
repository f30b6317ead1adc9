import BinaryTrie
import Layouts

/// A layout and its names in code.
struct NamedLayout {
  /// The same layout in the compatibility style: its id, its name, and its trie or why it has none.
  typealias Compatibility = (id: String, name: String, trie: Result<[UInt8], UnfitForTrie>)

  let maps: LayoutMaps
  let name: String
  /// Nil for a layout without pending dots.
  let compatibility: Compatibility?
  let keyboards: [KeyboardValues.Named]

  /// Takes names for `maps` and its keyboards out of `identifiers`.
  init(_ maps: LayoutMaps, _ identifiers: inout Identifiers) {
    self.maps = maps
    let name = identifiers.identifier(for: maps.layout.id)
    var compatibility: Compatibility?
    if let other = maps.compatibility, let trie = maps.compatibilityTrie {
      let id = other.layout.styledID
      compatibility = (id, identifiers.identifier(for: id), trie)
    }
    // The first keyboard is named like its layout, in a place of its own.
    var keyboards: [KeyboardValues.Named] = []
    for (index, keyboard) in maps.keyboards.enumerated() {
      let own = index == 0 ? name : identifiers.identifier(for: keyboard.id)
      var other: (name: String, layout: String)?
      if let layout = compatibility?.name {
        let name = index == 0 ? layout : identifiers.identifier(for: keyboard.id + "-compatibility")
        other = (name, layout)
      }
      keyboards.append(.init(keyboard: keyboard, name: own, layout: name, compatibility: other))
    }
    self.name = name
    self.compatibility = compatibility
    self.keyboards = keyboards
  }
}
