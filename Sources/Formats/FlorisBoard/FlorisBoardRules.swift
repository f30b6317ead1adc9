import Layouts
import Maps

/// The rules of FlorisBoard's composer `with-rules`: the text before the cursor and the character of a key → what
/// stands there after the press. The longest rule that fits is taken; without one the character is written as it is.
struct FlorisBoardRules {
  /// The rules, key by key in the order of the layout, each as a state that ends with the key's scalar.
  let entries: [StateMap.Entry]

  /// The most rules of one file. FlorisBoard keeps all in memory and goes through them at each press; a file of more
  /// would be larger than any that ships.
  private static let mostRules = 105_000

  /// The rules equivalent to `map`.
  ///
  /// - Throws: `Unfit` if FlorisBoard would read them differently, or there are too many.
  init(_ map: StateMap) throws(Unfit) {
    for key in map.layout.keys {
      let letters =
        [key.appends].compactMap { $0 } + key.advance.steps.flatMap { [$0.from, $0.to] }
      let scalars = [key.scalar].compactMap { $0 } + letters.map(\.scalar)
      if let cased = scalars.first(where: \.hasCase) {
        throw Unfit(
          key: key,
          reason: "types \(cased), and its rules do not distinguish capital letters; type others")
      }
      if let scalar = key.scalar, scalar.value > 0xFFFF {
        throw Unfit(
          key: key,
          reason: "has the scalar \(scalar), and its rules count it as two characters; "
            + "assign another")
      }
    }
    entries = zip(map.layout.keys, map.tables).flatMap { key, table in
      key.scalar.map { FlorisBoardRules.rules(of: table, $0) } ?? []
    }
    if entries.count > Self.mostRules {
      throw Unfit(
        reason: "it would need \(entries.count) rules, over the limit of \(Self.mostRules); take another format")
    }
  }

  private static func rules(of table: StateMap.Table, _ scalar: Unicode.Scalar) -> [StateMap.Entry] {
    var rules: [StateMap.Entry] = []
    for entry in table.entries where !table.isGivenByShorterState(entry) {
      if entry.state == .empty, entry.replacement == ShortText(scalar) { continue }
      rules.append(StateMap.Entry(state: entry.state + scalar, replacement: entry.replacement))
    }
    // A modifier's character must not be written where it changes nothing.
    if table[.empty] == nil {
      rules.append(StateMap.Entry(state: ShortText(scalar), replacement: .empty))
    }
    return rules
  }
}

extension Unicode.Scalar {
  fileprivate var hasCase: Bool {
    properties.lowercaseMapping != String(self) || properties.uppercaseMapping != String(self)
  }
}
