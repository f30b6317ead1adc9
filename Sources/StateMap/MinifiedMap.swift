/// A state map with what a split table or a shorter state can say left out.
///
/// The consumer has one more line, after the last two scalars and the last one were not found: if
/// `splits` has the last scalar, and the key has an entry for the split's last scalar, then the last
/// scalar is replaced by the split's first and that entry's replacement.
public struct MinifiedMap: Hashable, Sendable {
  /// The id under which the split table stands beside the keys: 받침, the tail.
  public static let splits = "받침"

  /// The tables that remain, in the order of the full map.
  public let tables: [StateMap.Table]
  /// For each syllable with a tail, the rest and the consonant that a vowel would carry off: 앉 → 안ㅈ.
  public let splits: StateMap.Table

  /// A map of `tables`, in the order of the full map, and `splits`.
  public init(tables: [StateMap.Table], splits: StateMap.Table) {
    self.tables = tables
    self.splits = splits
  }
}
