import Hangul
import StateMap

/// The look-up of a keyboard, as its author writes it: text and a key in, text out.
public protocol Consumer: Sendable {
  /// Changes `text`, which ends with the composing run, as a press of the key named `key` does.
  func press(_ key: String, on text: inout [Unicode.Scalar])
}

/// The five lines that a full map needs.
public struct FiveLines: Consumer {
  private let map: [String: [ShortText: ShortText]]

  /// A keyboard of `tables`.
  public init(_ tables: [StateMap.Table]) {
    map = dictionaries(tables)
  }

  public func press(_ key: String, on text: inout [Unicode.Scalar]) {
    guard let table = map[key] else { return }
    if let state = text.lastTwo, let new = table[state] {
      text.replaceLast(2, by: new)
    } else if let last = text.last, let new = table[ShortText(last)] {
      text.replaceLast(1, by: new)
    } else if let new = table[.empty] {
      text.replaceLast(0, by: new)
    }
  }
}

/// The six lines that a minified map needs: the fourth `if` looks into the split table.
public struct SixLines: Consumer {
  private let map: [String: [ShortText: ShortText]]

  /// A keyboard of `map`.
  public init(_ map: MinifiedMap) {
    self.map = dictionaries(map.tables + [map.splits])
  }

  public func press(_ key: String, on text: inout [Unicode.Scalar]) {
    guard let table = map[key], let splits = map[MinifiedMap.splits] else { return }
    if let state = text.lastTwo, let new = table[state] {
      text.replaceLast(2, by: new)
    } else if let last = text.last, let new = table[ShortText(last)] {
      text.replaceLast(1, by: new)
    } else if let last = text.last, let split = splits[ShortText(last)],
      let new = table[ShortText(split[1])]
    {
      text.replaceLast(1, by: ShortText(split[0]) + new)
    } else if let new = table[.empty] {
      text.replaceLast(0, by: new)
    }
  }
}

private func dictionaries(_ tables: [StateMap.Table]) -> [String: [ShortText: ShortText]] {
  Dictionary(
    uniqueKeysWithValues: tables.map { table in
      let entries = table.entries.map { ($0.state, $0.replacement) }
      return (table.key, Dictionary(uniqueKeysWithValues: entries))
    })
}

extension [Unicode.Scalar] {
  fileprivate var lastTwo: ShortText? {
    count < 2 ? nil : ShortText(self[count - 2]) + self[count - 1]
  }

  fileprivate mutating func replaceLast(_ n: Int, by new: ShortText) {
    removeLast(n)
    for index in 0..<new.count { append(new[index]) }
  }
}

extension String {
  /// The text of `scalars`.
  public init(scalars: some Sequence<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }

  /// The scalars of the text, for comparisons: `==` on strings accepts canonically equivalent ones.
  public var scalars: [Unicode.Scalar] { Array(unicodeScalars) }
}
