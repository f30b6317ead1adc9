import Hangul
import Layouts
import StateMap

/// Sorts one key's entries into blocks. All entries that share a place must have the same cell.
struct TrieKeyBuilder {
  let layout: Layout
  /// The trie's own letters.
  let letters: [Letter]

  private var style: DotStyle { layout.dotStyle }

  /// A place in the trie: the kind of the last scalar, its index and, for a state of two scalars,
  /// the index of the first.
  private struct Place: Hashable {
    let kind: TrieModel.Kind
    let index: Int
    let before: Int?
  }

  /// What is common to the states that share a place.
  private struct Found {
    let cell: TrieCell
    /// One of the states.
    let state: ShortText
    /// How many states there must be: 1, 19 for all leads, or 399 for all leads and vowels.
    let expectedCount: Int
    var count = 0
  }

  /// The index of a lead without a vowel, after the 28 tails.
  static let bareLead = Tail.count

  /// The key of `table`, which appends `appends`, with its blocks.
  func key(_ table: StateMap.Table, appends: Letter?) throws(UnfitForTrie) -> TrieModel.Key {
    var cells: [Place: Found] = [:]
    for entry in table.entries
    where entry.state.count > 0 && !table.isGivenByShorterState(entry) {
      guard let (place, count) = place(of: entry.state),
        let cell = TrieCell(entry.state, entry.replacement, appended: appends, style: style)
      else { throw failure(table.key, entry.state) }
      var found = cells[place] ?? Found(cell: cell, state: entry.state, expectedCount: count)
      guard found.cell == cell else { throw failure(table.key, entry.state) }
      found.count += 1
      cells[place] = found
    }
    for found in cells.values where found.count != found.expectedCount {
      throw failure(table.key, found.state)
    }
    var key = TrieModel.Key(appends: appends)
    for (place, found) in cells where place.before == nil {
      key[place.kind].cells[place.index] = found.cell
    }
    for (place, found) in cells {
      guard let before = place.before else { continue }
      var deeper = TrieBlock(alone: key[place.kind].cells[place.index])
      if case .before(let block) = deeper.alone { deeper = block }
      deeper.cells[before] = found.cell
      key[place.kind].cells[place.index] = .before(deeper)
    }
    return key
  }

  /// The place of `state`, and how many states share it.
  private func place(of state: ShortText) -> (Place, count: Int)? {
    guard let last = state.last else { return nil }
    var before: Int?
    var states = 1
    if state.count == 2 {
      let syllable = Syllable(state[0])
      guard let index = syllable?.tail.index ?? style.lead(of: state[0]).map({ _ in Self.bareLead })
      else { return nil }
      before = index
      states = Jamo.leadCount * (syllable == nil ? 1 : Jamo.vowelCount)
    }
    if let syllable = Syllable(last) {
      guard before == nil else { return nil }
      return syllable.tail == .none
        ? (Place(kind: .vowel, index: syllable.vowel, before: nil), Jamo.leadCount)
        : (
          Place(kind: .tail, index: syllable.tail.index, before: nil),
          Jamo.leadCount * Jamo.vowelCount
        )
    }
    if let lead = Letter(last).lead {
      return (Place(kind: .consonant, index: lead, before: before), states)
    }
    let own = letters.firstIndex(of: style.letter(last)).map { Jamo.vowelCount + $0 }
    return (Letter(last).vowel ?? own).map {
      (Place(kind: .letter, index: $0, before: before), states)
    }
  }

  private func failure(_ key: String, _ state: ShortText) -> UnfitForTrie {
    UnfitForTrie(
      layout: layout.id,
      reason: "what key \(key) does after \(state) depends on the lead, or is beyond its cells")
  }
}
