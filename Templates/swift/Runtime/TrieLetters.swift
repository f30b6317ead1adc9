extension Trie {
  /// What `cell` says where it is found for `scalar`, the last but `consumed - 1`.
  @inline(__always)
  func apply(_ cell: Int, to scalar: UInt32, _ consumed: Int, _ record: Int)
    -> Replacement
  {
    switch cell {
    case ..<Cell.push:
      return Replacement(consumed, with(tail: cell - Cell.tail, scalar))
    case ..<Cell.carry:
      let pair = cell - Cell.push
      return Replacement(
        consumed, with(tail: pair / Hangul.leadCount, scalar), letter(pair % Hangul.leadCount))
    case ..<Cell.vowel:
      let pair = cell - Cell.carry
      let (second, third) = appended(onLead: pair % Hangul.leadCount, record)
      return Replacement(consumed, with(tail: pair / Hangul.leadCount, scalar), second, third)
    case ..<Cell.bareLead:
      return Replacement(consumed, syllable(lead(of: scalar), cell - Cell.vowel))
    case Cell.bareLead:
      return Replacement(consumed, letter(lead(of: scalar)))
    case Cell.appended:
      let (first, second) = appended(onLead: lead(of: scalar), record)
      return Replacement(consumed, first, second)
    case Cell.nothing:
      return Replacement(consumed, 0)
    default:
      return Replacement(consumed, letter(cell - Cell.letter))
    }
  }

  /// What the key appends, on a lead: a syllable, or the lead and a pending dot.
  func appended(onLead lead: Int, _ record: Int) -> (UInt32, UInt32) {
    let vowel = digits[record + 1]
    if vowel < TrieFormat.conjoining { return (syllable(lead, vowel), 0) }
    let isConjoining = vowel == TrieFormat.conjoining
    return (
      isConjoining ? Hangul.leads.lowerBound + UInt32(lead) : letter(lead), letter(digits[record])
    )
  }

  /// The syllable `scalar` with another tail.
  @inline(__always) func with(tail: Int, _ scalar: UInt32) -> UInt32 {
    scalar - (scalar - Hangul.firstSyllable) % Hangul.tailCount + UInt32(tail)
  }

  @inline(__always) func syllable(_ lead: Int, _ vowel: Int) -> UInt32 {
    Hangul.firstSyllable + UInt32(lead) * Hangul.syllablesPerLead + UInt32(vowel) * Hangul.tailCount
  }

  /// The lead of a syllable, a pending form or a lone consonant, else `Hangul.leadCount` or more.
  @inline(__always) func lead(of scalar: UInt32) -> Int {
    switch scalar {
    case Hangul.syllables: Int((scalar &- Hangul.firstSyllable) / Hangul.syllablesPerLead)
    case Hangul.leads: Int(scalar &- Hangul.leads.lowerBound)
    case Hangul.consonants: digits[consonants &+ Int(scalar &- Hangul.consonants.lowerBound)]
    default: TrieFormat.none
    }
  }

  /// The scalar of a letter by its number: 19 consonants, 21 vowels, then the trie's own.
  @inline(__always) func letter(_ number: Int) -> UInt32 {
    let vowel = number &- Hangul.leadCount
    if vowel < 0 { return Hangul.consonants.lowerBound &+ UInt32(digits[leads &+ number]) }
    if vowel < Hangul.vowelLetterCount { return Hangul.vowels.lowerBound &+ UInt32(vowel) }
    return ownLetter(vowel &- Hangul.vowelLetterCount)
  }

  /// The scalar of a letter of the trie's own.
  @inline(__always) func ownLetter(_ index: Int) -> UInt32 {
    UInt32(digits.triple(letters &+ TrieFormat.letterSize &* index))
  }
}
