import Artifacts
import Layouts

extension StateMap {
  /// The tables without the entries that follow from a shorter state or from the split table, which is the last. An entry
  /// is dropped only if the remaining look-up is seen to give the same text.
  ///
  /// The split table has, for each syllable with a tail, the rest and the consonant that a following vowel takes: 앉 →
  /// 안ㅈ. The look-up has one more step, if neither the last two scalars nor the last one are found: if the split table
  /// has the last scalar, and the key has an entry for the split's consonant, then the split's rest and that entry's
  /// replacement replace the last scalar.
  func minified() -> [Table] {
    let splits = Table(
      key: StateMap.splits,
      entries: Syllable.all.compactMap { syllable in
        guard let (rest, last) = syllable.tail.split else { return nil }
        return Entry(
          state: ShortText(syllable.scalar),
          replacement: ShortText(syllable.with(tail: rest).scalar) + last.scalar)
      })
    return tables.concurrentMap { $0.droppingEntries(givenBy: splits) } + [splits]
  }
}

extension StateMap.Table {
  /// The table without the entries that follow from `splits` or a shorter state.
  ///
  /// The look-up of a dropped tail entry needs the entry of the lone consonant; so that entry is added where
  /// the full map leaves it to the empty state.
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
