import Hangul
import Parallel

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
}

extension StateMap {
  /// The map without the entries that the split table gives, proved entry by entry as it is made.
  public func minified() -> MinifiedMap {
    let splits = Table(
      key: MinifiedMap.splits,
      entries: Syllable.all.compactMap { syllable in
        guard let (rest, last) = syllable.tail.split else { return nil }
        return Entry(
          state: ShortText(syllable.scalar),
          replacement: ShortText(syllable.with(tail: rest).scalar) + last.scalar)
      })
    return MinifiedMap(
      tables: tables.concurrentMap { $0.droppingEntries(givenBy: splits) }, splits: splits)
  }
}

extension StateMap.Table {
  /// The table without the entries that `splits` or a shorter state gives.
  ///
  /// A dropped tail entry resolves through the lone consonant's entry, so that one must exist, even where the
  /// empty state says the same.
  fileprivate func droppingEntries(givenBy splits: StateMap.Table) -> StateMap.Table {
    var restated: [StateMap.Entry] = []
    var carries: [ShortText: ShortText] = [:]
    for consonant in Jamo.leads.map({ ShortText($0.scalar) }) {
      carries[consonant] = self[consonant] ?? self[.empty].map { consonant + $0 }
    }
    let kept = entries.filter { entry in
      if isGivenByShorterState(entry) { return false }
      guard let split = splits[entry.state], let carried = carries[split.dropFirst()],
        ShortText(split[0]) + carried == entry.replacement
      else { return true }
      if self[split.dropFirst()] == nil {
        restated.append(StateMap.Entry(state: split.dropFirst(), replacement: carried))
      }
      return false
    }
    return StateMap.Table(
      key: key, entries: (kept + Set(restated)).sorted { $0.state < $1.state })
  }
}
