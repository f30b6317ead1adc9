import Hangul
import Layouts

/// What a trie says to do with the scalar before the cursor, or with the one before that.
///
/// No cell depends on the lead of a syllable, so that one cell serves all 19 leads.
package indirect enum TrieCell: Hashable, Sendable {
  /// The syllable takes another tail.
  case tail(Tail)
  /// The syllable takes another tail, and a consonant stands after it.
  case push(Tail, consonant: Letter)
  /// The syllable takes another tail, and a consonant leads the letter that the key appends.
  case carry(Tail, consonant: Letter)
  /// The lead takes this vowel, by its index.
  case vowel(Int)
  /// The lead takes the letter that the key appends.
  case appended
  /// The lead stands alone.
  case bareLead
  /// This letter replaces it, or nothing does.
  case letter(Letter?)
  /// What to do depends on the scalar before.
  case before(TrieBlock)
}

/// Cells by index.
package struct TrieBlock: Hashable, Sendable {
  /// In a block for the scalar before: the cell to use for the last scalar alone if no index fits.
  package var alone: TrieCell?
  /// The cells of the indices that have one.
  package var cells: [Int: TrieCell] = [:]
}

extension TrieCell {
  /// The number of the cell in docs/spec/FORMAT.md; nil for a letter and a block, whose numbers differ between tries.
  package var number: Int? {
    switch self {
    case .tail(let tail): TrieFormat.Cell.tail + tail.index
    case .push(let tail, let consonant): TrieFormat.Cell.push + Self.pair(tail, consonant)
    case .carry(let tail, let consonant): TrieFormat.Cell.carry + Self.pair(tail, consonant)
    case .vowel(let vowel): TrieFormat.Cell.vowel + vowel
    case .bareLead: TrieFormat.Cell.bareLead
    case .appended: TrieFormat.Cell.appended
    case .letter(nil): TrieFormat.Cell.nothing
    case .letter, .before: nil
    }
  }

  private static func pair(_ tail: Tail, _ consonant: Letter) -> Int {
    tail.index * Jamo.leadCount + consonant.lead!
  }

  /// The cell that turns `state` into `replacement` under a key that appends `appended`.
  ///
  /// - Returns: nil if no cell does so.
  init?(_ state: ShortText, _ replacement: ShortText, appended: Letter?, style: DotStyle) {
    guard replacement.count > 0 else {
      self = .letter(nil)
      return
    }
    let syllable = Syllable(state[0])
    if let syllable, let result = Syllable(replacement[0]),
      result.with(tail: .none) == syllable.with(tail: .none)
    {
      self.init(tail: result.tail, then: replacement.dropFirst(), appended: appended, style: style)
    } else if let lead = syllable?.lead ?? style.lead(of: state[0]) {
      self.init(lead: lead, state, replacement, appended: appended, style: style)
    } else if state.count == 1, replacement.count == 1 {
      self = .letter(style.letter(replacement[0]))
    } else {
      return nil
    }
  }

  /// The cell that gives the syllable the tail `tail` and writes `added` after it.
  private init?(tail: Tail, then added: ShortText, appended: Letter?, style: DotStyle) {
    if added == .empty {
      self = .tail(tail)
    } else if added.count == 1, Letter(added[0]).isConsonant {
      self = .push(tail, consonant: Letter(added[0]))
    } else if let appended, appended.takesLead,
      let lead = Syllable(added[0])?.lead ?? style.lead(of: added[0]),
      style.text(of: appended, onLead: lead) == added
    {
      self = .carry(tail, consonant: Jamo.leads[lead])
    } else {
      return nil
    }
  }

  /// The cell that keeps the lead and replaces its vowel or pending dot.
  private init?(
    lead: Int, _ state: ShortText, _ replacement: ShortText, appended: Letter?, style: DotStyle
  ) {
    if let appended, appended.takesLead, style.text(of: appended, onLead: lead) == replacement {
      self = .appended
    } else if replacement.count == 1, let result = Syllable(replacement[0]), result.lead == lead,
      result.tail == .none
    {
      self = .vowel(result.vowel)
    } else if replacement == ShortText(Jamo.leads[lead].scalar), !Letter(state[0]).isConsonant {
      self = .bareLead
    } else if state.count == 1, replacement.count == 1 {
      self = .letter(style.letter(replacement[0]))
    } else {
      return nil
    }
  }
}
