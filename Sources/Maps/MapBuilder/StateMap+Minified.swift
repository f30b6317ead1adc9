import Artifacts
import Layouts

extension StateMap {
  /// Returns the tables without the entries that follow from a shorter state or from the split table. The split table
  /// is the last table of the result. An entry is dropped only after checking that a look-up without it results in the
  /// same text.
  ///
  /// The split table contains, for each syllable with a tail, the rest and the consonant that a following vowel takes:
  /// 앉 → 안ㅈ. A look-up in minified tables has an additional step for a key that has no entry for the last two scalars
  /// or for the last scalar. If the split table contains the last scalar, and the key has an entry for the consonant of
  /// the split, that scalar is replaced with the rest of the split and the entry's replacement.
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
  /// Returns the table without the entries that follow from `splits` or a shorter state.
  ///
  /// The look-up that replaces a dropped entry needs an entry for the lone consonant. If the full map does not contain
  /// such an entry, because it follows from the empty state, the entry is added.
  fileprivate func droppingEntries(givenBy splits: StateMap.Table) -> StateMap.Table {
    var added: [StateMap.Entry] = []
    var carries: [ShortText: ShortText] = [:]
    for consonant in Jamo.leads.map({ ShortText($0.scalar) }) {
      carries[consonant] = self[consonant] ?? self[.empty].map { consonant + $0 }
    }
    let kept = entries.filter { entry in
      if followsFromShorterState(entry) { return false }
      guard let split = splits[entry.state], let carried = carries[split.dropFirst()],
        ShortText(split[0]) + carried == entry.replacement
      else { return true }
      if self[split.dropFirst()] == nil {
        added.append(StateMap.Entry(state: split.dropFirst(), replacement: carried))
      }
      return false
    }
    return StateMap.Table(
      key: key, entries: (kept + Set(added)).sorted { $0.state < $1.state })
  }
}
