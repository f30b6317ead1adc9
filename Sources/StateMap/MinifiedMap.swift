/// A state map without the entries that follow from a shorter state or from the split table.
///
/// Its look-up has one more step, if neither the last two scalars nor the last one are found: if
/// `splits` has the last scalar, and the key has an entry for the split's consonant, then the
/// split's rest and that entry's replacement replace the last scalar.
public struct MinifiedMap: Hashable, Sendable {
  /// The name of the split table among the keys: 받침 means tail.
  public static let splits = "받침"

  /// The tables that remain, in the order of the full map.
  public let tables: [StateMap.Table]
  /// For each syllable with a tail, the rest and the consonant that a following vowel takes: 앉 → 안ㅈ.
  public let splits: StateMap.Table

  /// A map of `tables`, in the order of the full map, and `splits`.
  public init(tables: [StateMap.Table], splits: StateMap.Table) {
    self.tables = tables
    self.splits = splits
  }
}
