import Hangul
import Layouts
import StateMap

/// Sorts one key's entries into blocks, requiring all that share a place to say the same.
struct TrieKeyBuilder {
  var key: TrieModel.Key
  let id: String
  let letters: [Unicode.Scalar]
  let style: DotStyle

  /// A place in the trie: a block, an index in it and, for two scalars, an index by the one before.
  private struct Place: Hashable {
    let block: WritableKeyPath<TrieModel.Key, TrieBlock>
    let index: Int
    let before: Int?
    /// How many states lead here: one for each lead, and vowel, that does not matter.
    let states: Int
  }

  /// The index of a lead without a vowel, after the 28 tails.
  static let bareLead = Tail.count

  /// The key with its blocks.
  mutating func build(_ table: StateMap.Table) throws(TrieModelError) -> TrieModel.Key {
    var cells: [Place: (cell: TrieCell, count: Int, state: ShortText)] = [:]
    for entry in table.entries
    where entry.state.count > 0 && !table.isGivenByShorterState(entry) {
      guard let place = place(of: entry.state),
        let cell = TrieCell(entry.state, entry.replacement, initial: key.initial, style: style),
        cells[place, default: (cell, 0, entry.state)].cell == cell
      else { throw failure(entry.state) }
      cells[place, default: (cell, 0, entry.state)].count += 1
    }
    for (place, found) in cells where found.count != place.states { throw failure(found.state) }
    for (place, found) in cells where place.before == nil {
      key[keyPath: place.block].cells[place.index] = found.cell
    }
    for (place, found) in cells {
      guard let before = place.before else { continue }
      var deeper = TrieBlock(alone: key[keyPath: place.block].cells[place.index])
      if case .before(let block) = deeper.alone { deeper = block }
      deeper.cells[before] = found.cell
      key[keyPath: place.block].cells[place.index] = .before(deeper)
    }
    return key
  }

  private func place(of state: ShortText) -> Place? {
    guard let last = state.last else { return nil }
    var before: Int?
    var states = 1
    if state.count == 2 {
      let syllable = Syllable(state[0])
      guard let index = syllable?.tail.index ?? style.lead(of: state[0]).map({ _ in Self.bareLead })
      else { return nil }
      before = index
      states = Jamo.leads.count * (syllable == nil ? 1 : Jamo.vowels.count)
    }
    if let syllable = Syllable(last) {
      guard before == nil else { return nil }
      return syllable.tail == .none
        ? Place(block: \.vowels, index: syllable.vowel, before: nil, states: Jamo.leads.count)
        : Place(
          block: \.finals, index: syllable.tail.index, before: nil,
          states: Jamo.leads.count * Jamo.vowels.count)
    }
    if let lead = Letter(last).lead {
      return Place(block: \.consonants, index: lead, before: before, states: states)
    }
    let own = letters.firstIndex(of: last).map { Jamo.vowels.count + $0 }
    return (Letter(last).vowel ?? own).map {
      Place(block: \.letters, index: $0, before: before, states: states)
    }
  }

  private func failure(_ state: ShortText) -> TrieModelError {
    TrieModelError(key: id, state: state)
  }
}
