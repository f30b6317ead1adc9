import Layouts
import Maps

/// The rules of FlorisBoard's composer `with-rules`: the text before the cursor and the character of a key → what
/// stands there after the press. The longest rule that fits is taken; without one the character is written as it is.
enum FlorisBoardRules {
  /// The most rules of one file. FlorisBoard keeps all in memory and goes through them at each press; a file of more
  /// would be larger than any that ships.
  private static let mostRules = 105_000

  /// The rules equivalent to `map`, key by key in the order of the layout, each as a state that ends with the key's scalar.
  ///
  /// - Throws: `UnsupportedLayout` if FlorisBoard would read them differently, or there are too many.
  static func entries(of map: StateMap) throws(UnsupportedLayout) -> [StateMap.Entry] {
    for key in map.layout.keys {
      let letters =
        [key.appends].compactMap { $0 } + key.advance.steps.flatMap { [$0.from, $0.to] }
      let scalars = [key.scalar].compactMap { $0 } + letters.map(\.scalar)
      if let cased = scalars.first(where: \.hasCase) {
        throw UnsupportedLayout(
          key: key,
          reason: "types \(cased), and its rules do not distinguish capital letters; type others")
      }
      if let scalar = key.scalar, scalar.value > 0xFFFF {
        throw UnsupportedLayout(
          key: key,
          reason: "has the scalar \(scalar), and its rules count it as two characters; "
            + "assign another")
      }
    }
    let entries = zip(map.layout.keys, map.tables).flatMap { key, table in
      key.scalar.map { rules(of: table, $0) } ?? []
    }
    guard entries.count <= mostRules else {
      throw UnsupportedLayout(
        reason: "it would need \(entries.count) rules, over the limit of \(mostRules); take another format")
    }
    return entries
  }

  private static func rules(of table: StateMap.Table, _ scalar: Unicode.Scalar) -> [StateMap.Entry] {
    table.entries
      .filter { !table.isGivenByShorterState($0) }
      // What is written without a rule. A modifier has one, or its character would be written.
      .filter { $0.state != .empty || $0.replacement != ShortText(scalar) }
      .map { StateMap.Entry(state: $0.state + scalar, replacement: $0.replacement) }
  }
}

extension Unicode.Scalar {
  fileprivate var hasCase: Bool {
    properties.lowercaseMapping != String(self) || properties.uppercaseMapping != String(self)
  }
}
