import Layouts

/// Makes the cells of keys. No key does anything that depends on the lead of a syllable, or on the vowel before a tail, so
/// that one state stands for all that share a place in the trie; a proof asks the trie about all of them.
struct TrieKeyBuilder {
  private let style: DotStyle
  /// The trie's letters by their numbers.
  private let letters: [Letter]
  /// Each last scalar, with its place.
  private let ends: [(kind: TrieModel.Kind, index: Int, scalar: Unicode.Scalar)]
  /// Each scalar that can stand before a letter, by its index: syllables by their tails, then a lead.
  private let befores: [Unicode.Scalar]

  /// A builder for keys of `layout`, in a trie with these letters.
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

  /// The key of `table`, which appends `appends`, with its blocks.
  ///
  /// - Throws: `UnsupportedLayout` if an entry is of a kind that the format has no cell for.
  func key(_ table: StateMap.Table, appends: Letter?) throws(UnsupportedLayout) -> TrieModel.Key {
    func number(_ state: ShortText) throws(UnsupportedLayout) -> Int? {
      guard let replacement = table[state],
        !table.isGivenByShorterState(StateMap.Entry(state: state, replacement: replacement))
      else { return nil }
      if let number = cell(state, replacement, appended: appends) { return number }
      throw UnsupportedLayout(forTrie: "what key \(table.key) does after \(state) is beyond its cells")
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
    guard let lead = Syllable(added[0])?.lead ?? style.lead(of: added[0]), isText(added, of: appended, onLead: lead)
    else { return nil }
    return CellNumber.carry + pairs + lead
  }

  /// Whether `text` is what `letter`, which a key appends, makes of a lead.
  private func isText(_ text: ShortText, of letter: Letter?, onLead lead: Int) -> Bool {
    guard let letter, letter.takesLead else { return false }
    return style.text(of: letter, onLead: lead) == text
  }
}
