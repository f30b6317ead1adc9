import Hangul
import StateMap

/// What a trie of any making answers, by the reader that shares nothing with the one that keyboards carry.
public struct TrieLookUp {
  private let tables: TrieTables

  /// Opens `bytes`; nil if they are no whole trie.
  public init?(_ bytes: [UInt8]) {
    guard TrieTables.fault(in: bytes) == nil else { return nil }
    tables = TrieTables(bytes)
  }

  /// The number of keys, with backspace.
  public var keyCount: Int { tables.keyCount }

  /// What key number `key` makes of two scalars before the cursor, each 0 where nothing stands; nil if nothing.
  public func answer(key: Int, before: UInt32, last: UInt32) -> Answer? {
    tables.answer(key: key, tables.state(before: before, last: last))
  }
}
