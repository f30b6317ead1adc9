import Hangul
import Layouts
import StateMap

/// Sorts one key's entries into blocks. All entries that share a place must have the same cell: none depends on the lead
/// of a syllable, so that one serves all 19 leads.
struct TrieKeyBuilder {
  let layout: Layout
  /// The trie's letters by their numbers.
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
    let cell: Int
    /// One of the states.
    let state: ShortText
    /// How many states there must be: 1, 19 for all leads, or 399 for all leads and vowels.
    let expectedCount: Int
    var count = 0
  }

  /// The key of `table`, which appends `appends`, with its blocks.
  func key(_ table: StateMap.Table, appends: Letter?) throws(UnfitForTrie) -> TrieModel.Key {
    var cells: [Place: Found] = [:]
    for entry in table.entries
    where entry.state.count > 0 && !table.isGivenByShorterState(entry) {
      guard let (place, count) = place(of: entry.state),
        let cell = cell(entry.state, entry.replacement, appended: appends)
      else { throw failure(table.key, entry.state) }
      var found = cells[place] ?? Found(cell: cell, state: entry.state, expectedCount: count)
      guard found.cell == cell else { throw failure(table.key, entry.state) }
      found.count += 1
      cells[place] = found
    }
    for found in cells.values where found.count != found.expectedCount {
      throw failure(table.key, found.state)
    }
    var blocks: [TrieModel.Kind: [Int: TrieModel.Cell]] = [:]
    for (place, places) in Dictionary(
      grouping: cells.keys, by: { Place(kind: $0.kind, index: $0.index, before: nil) })
    {
      let alone = cells[place]?.cell
      let before = places.compactMap { place in place.before.map { ($0, cells[place]!.cell) } }
      blocks[place.kind, default: [:]][place.index] =
        before.isEmpty
        ? .number(alone!) : .before(Dictionary(uniqueKeysWithValues: before), alone: alone ?? 0)
    }
    return TrieModel.Key(appends: appends, blocks: blocks)
  }

  /// The place of `state`, and how many states share it.
  private func place(of state: ShortText) -> (Place, count: Int)? {
    guard let last = state.last else { return nil }
    var before: Int?
    var states = 1
    if state.count == 2 {
      let syllable = Syllable(state[0])
      // A lead without a vowel comes after the 28 tails.
      guard let index = syllable?.tail.index ?? style.lead(of: state[0]).map({ _ in Tail.count })
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
    return letters.firstIndex(of: style.letter(last)).map { number in
      (Place(kind: .letter, index: number - Jamo.leadCount, before: before), states)
    }
  }

  private func failure(_ key: String, _ state: ShortText) -> UnfitForTrie {
    UnfitForTrie(
      layout: layout.id,
      reason: "what key \(key) does after \(state) depends on the lead, or is beyond its cells")
  }
}

extension TrieKeyBuilder {
  /// The number of the cell that turns `state` into `replacement` under a key that appends `appended`; nil if no cell
  /// does so.
  private func cell(_ state: ShortText, _ replacement: ShortText, appended: Letter?) -> Int? {
    guard replacement.count > 0 else { return CellNumber.nothing }
    let (syllable, result) = (Syllable(state[0]), Syllable(replacement[0]))
    if let syllable, let result, result.with(tail: .none) == syllable.with(tail: .none) {
      return cell(giving: result.tail, then: replacement.dropFirst(), appended)
    }
    if let lead = syllable?.lead ?? style.lead(of: state[0]) {
      if isText(replacement, of: appended, onLead: lead) { return CellNumber.appended }
      if replacement.count == 1, let result, result.lead == lead, result.tail == .none {
        return CellNumber.vowel + result.vowel
      }
      if replacement == ShortText(Jamo.leads[lead].scalar), !Letter(state[0]).isConsonant {
        return CellNumber.bareLead
      }
    }
    guard state.count == 1, replacement.count == 1 else { return nil }
    return letters.firstIndex(of: style.letter(replacement[0])).map { CellNumber.letter + $0 }
  }

  /// The cell that gives the syllable the tail `tail` and writes `added` after it.
  private func cell(giving tail: Tail, then added: ShortText, _ appended: Letter?) -> Int? {
    guard added.count > 0 else { return CellNumber.tail + tail.index }
    let pairs = tail.index * Jamo.leadCount
    if added.count == 1, let lead = Letter(added[0]).lead { return CellNumber.push + pairs + lead }
    guard let lead = Syllable(added[0])?.lead ?? style.lead(of: added[0]),
      isText(added, of: appended, onLead: lead)
    else { return nil }
    return CellNumber.carry + pairs + lead
  }

  /// Whether `text` is what `letter`, which a key appends, makes of a lead.
  private func isText(_ text: ShortText, of letter: Letter?, onLead lead: Int) -> Bool {
    guard let letter, letter.takesLead else { return false }
    return style.text(of: letter, onLead: lead) == text
  }
}
