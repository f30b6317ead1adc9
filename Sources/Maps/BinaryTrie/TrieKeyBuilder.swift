import Layouts

/// Builds the cells of a trie for each key.
///
/// Many states share a cell, because the effect of a key never depends on the lead of a syllable, or on the vowel
/// before a tail. The builder therefore computes each cell from a single sample state. `MapProof` later compares the
/// finished trie with the map in every state that the map contains.
struct TrieKeyBuilder {
  private let style: DotStyle
  /// The letters of the trie, by number.
  private let letters: [Letter]
  /// A sample scalar for each kind of last scalar of a state, and for each index of that kind.
  private let lastScalars: [(kind: TrieModel.Kind, index: Int, scalar: Unicode.Scalar)]
  /// Sample scalars before the last letter of a state: one syllable for each tail, followed by a lead. The cells of a
  /// before-block are in this order.
  private let precedingScalars: [Unicode.Scalar]

  /// Creates a builder for the keys of `layout`. `letters` are the letters of the trie, by number.
  init(layout: Layout, letters: [Letter]) {
    let style = layout.dotStyle
    self.style = style
    self.letters = letters
    let syllables = Tail.all.map { Syllable(lead: 0, vowel: 0, tail: $0) }
    lastScalars =
      syllables.dropFirst().map { (.tail, $0.tail.index, $0.scalar) }
      + Jamo.vowels.indices.map { (.vowel, $0, Syllable(lead: 0, vowel: $0).scalar) }
      + letters.enumerated().map { number, letter in
        let place = number - Jamo.leadCount
        return place < 0 ? (.consonant, number, letter.scalar) : (.letter, place, style.scalar(of: letter))
      }
    precedingScalars = syllables.map(\.scalar) + [style.scalar(ofLead: 0)]
  }

  /// Returns the cells of the key whose entries are in `table`. `appends` is the letter that the key appends, or nil if
  /// the key appends no letter.
  ///
  /// - Throws: `UnsupportedLayout` if the format has no cell for one of the entries.
  func key(_ table: StateMap.Table, appends: Letter?) throws(UnsupportedLayout) -> TrieModel.Key {
    func number(_ state: ShortText) throws(UnsupportedLayout) -> Int? {
      guard let replacement = table[state],
        !table.followsFromShorterState(StateMap.Entry(state: state, replacement: replacement))
      else { return nil }
      if let number = cell(state, replacement, appended: appends) { return number }
      throw UnsupportedLayout(forTrie: "a trie has no cell for key \(table.key) after \(state)")
    }
    var blocks: [TrieModel.Kind: [Int: TrieModel.Cell]] = [:]
    for (kind, index, scalar) in lastScalars {
      let alone = try number(ShortText(scalar))
      var before: [Int: Int] = [:]
      if kind == .consonant || kind == .letter {
        for (index, first) in precedingScalars.enumerated() {
          before[index] = try number(ShortText(first) + scalar)
        }
      }
      blocks[kind, default: [:]][index] =
        before.isEmpty ? alone.map { .number($0) } : .before(before, alone: alone ?? 0)
    }
    return TrieModel.Key(appends: appends, blocks: blocks)
  }
}

extension TrieKeyBuilder {
  /// Returns the number of the cell that replaces `state` with `replacement`, for a key that appends `appended`, or nil
  /// if there is no such cell.
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

  /// Returns the number of the cell that sets the tail of the syllable to `tail` and writes `added` after the syllable,
  /// or nil if there is no such cell.
  private func cell(giving tail: Tail, then added: ShortText, _ appended: Letter?) -> Int? {
    guard added.count > 0 else { return CellNumber.tail + tail.index }
    let pairs = tail.index * Jamo.leadCount
    if added.count == 1, let lead = Letter(added[0]).lead { return CellNumber.push + pairs + lead }
    guard let lead = Syllable(added[0])?.lead ?? style.lead(of: added[0]), isText(added, of: appended, onLead: lead)
    else { return nil }
    return CellNumber.carry + pairs + lead
  }

  /// Returns true if `text` consists of the lead with index `lead` and of `letter`, the letter that a key appends.
  private func isText(_ text: ShortText, of letter: Letter?, onLead lead: Int) -> Bool {
    guard let letter, letter.takesLead else { return false }
    return style.text(of: letter, onLead: lead) == text
  }
}
