import Keyboards
import Layouts

/// A layout with its maps and keyboards: all that a format is given.
public struct LayoutMaps: Sendable {
  /// The keyboards with letters of the layout: the project's, `Keyboard.korean` first, and the user's own.
  public let keyboards: [Keyboard]
  /// The user's own among these keyboards.
  public let ownKeyboards: [Keyboard]
  /// The transitions.
  public let full: StateMap
  /// The tables without the entries that follow from the split table, which is the last.
  public let minified: [StateMap.Table]
  /// The trie of `full`, or the reason why there is none.
  package let model: Result<TrieModel, UnsupportedLayout>
  /// The bytes of the trie, or the reason why there are none.
  public let trie: Result<[UInt8], UnsupportedLayout>

  /// The reason why there is no trie; nil if there is one.
  public var trieError: UnsupportedLayout? {
    if case .failure(let error) = trie { error } else { nil }
  }

  /// The fewest presses that write a letter.
  public let routes: KeyRoutes

  /// The rules that the maps were built from.
  public var layout: Layout { full.layout }

  /// Builds the maps of `layout`, whose tables must make sense.
  ///
  /// - Parameter keyboards: Keyboards of the user's own; those with letters of another layout are ignored.
  public init(_ layout: Layout, keyboards: [Keyboard] = []) {
    ownKeyboards = keyboards.filter { $0.layout == layout }
    self.keyboards = Keyboard.all(of: layout) + ownKeyboards
    let map = ReverseBuilder(layout).build()
    full = map
    routes = KeyRoutes(layout)
    minified = map.minified()
    let model = Result { () throws(UnsupportedLayout) in try TrieModel(map) }
    self.model = model
    trie = Result { () throws(UnsupportedLayout) in try model.get().bytes() }
  }
}
