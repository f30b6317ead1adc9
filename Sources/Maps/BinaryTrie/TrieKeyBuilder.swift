import Layouts

/// Builds the cells of keys. The effect of a key never depends on the lead of a syllable, or on the vowel before a
/// tail, so a single state determines the cell of all states that share it. A proof queries the trie about all of them.
struct TrieKeyBuilder {
  private let style: DotStyle
  /// The letters of the trie, by number.
  private let letters: [Letter]
  /// A last scalar for each kind and index.
  private let ends: [(kind: TrieModel.Kind, index: Int, scalar: Unicode.Scalar)]
  /// The scalars before a letter, by index: a syllable with each tail, then a lead.
  private let befores: [Unicode.Scalar]

  /// Creates a builder for keys of `layout`, in a trie with these letters.
  init(layout: Layout, letters: [Letter]) {
    let style = layout.dotStyle
    self.style = style
    self.letters = letters
    let syllables = Tail.all.map { Syllable(lead: 0, vowel: 0, tail: $0) }
    ends =
      syllables.dropFirst().map { (.tail, $0.tail.index, $0.scalar) }
      + Jamo.vowels.indices.map { (.vowel, $0, Syllable(lead: 0, vowel: $0).scalar) }
      + letters.enumerated().map { number, letter in
        let place = number - Jamo.leadCount
        return place < 0 ? (.consonant, number, letter.scalar) : (.letter, place, style.scalar(of: letter))
      }
    befores = syllables.map(\.scalar) + [style.scalar(ofLead: 0)]
  }

  /// Returns the key of `table`, which appends the letter `appends`.
  ///
  /// - Throws: `UnsupportedLayout` if an entry is of a kind that the format has no cell for.
  func key(_ table: StateMap.Table, appends: Letter?) throws(UnsupportedLayout) -> TrieModel.Key {
    func number(_ state: ShortText) throws(UnsupportedLayout) -> Int? {
      guard let replacement = table[state],
        !table.followsFromShorterState(StateMap.Entry(state: state, replacement: replacement))
      else { return nil }
      if let number = cell(state, replacement, appended: appends) { return number }
      throw UnsupportedLayout(forTrie: "a trie has no cell for key \(table.key) after \(state)")
    }
    var blocks: [TrieModel.Kind: [Int: TrieModel.Cell]] = [:]
    for (kind, index, scalar) in ends {
      let alone = try number(ShortText(scalar))
      var before: [Int: Int] = [:]
      if kind == .consonant || kind == .letter {
        for (index, first) in befores.enumerated() {
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
  /// Returns the number of the cell that replaces `state` by `replacement`, for a key that appends `appended`; nil if
  /// there is no such cell.
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

  /// Returns the number of the cell that sets the tail of the syllable to `tail` and writes `added` after it.
  private func cell(giving tail: Tail, then added: ShortText, _ appended: Letter?) -> Int? {
    guard added.count > 0 else { return CellNumber.tail + tail.index }
    let pairs = tail.index * Jamo.leadCount
    if added.count == 1, let lead = Letter(added[0]).lead { return CellNumber.push + pairs + lead }
    guard let lead = Syllable(added[0])?.lead ?? style.lead(of: added[0]), isText(added, of: appended, onLead: lead)
    else { return nil }
    return CellNumber.carry + pairs + lead
  }

  /// Returns true if `text` is the lead with index `lead` and `letter`, which a key appends.
  private func isText(_ text: ShortText, of letter: Letter?, onLead lead: Int) -> Bool {
    guard let letter, letter.takesLead else { return false }
    return style.text(of: letter, onLead: lead) == text
  }
}
