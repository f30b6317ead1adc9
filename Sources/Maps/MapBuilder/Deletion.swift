import Layouts

/// What backspace by jamo does: the same for every layout, as in the Dubeolsik automaton.
///
/// The last consonant of a tail goes; a compound vowel becomes its first part; any other vowel goes
/// and leaves the lead; one of two pending dots goes; any other letter goes whole, ㄲ as well as ㄱ.
struct Deletion {
  let layout: Layout

  /// The letters that backspace makes simpler instead of removing them.
  static let fallback: Advance =
    "ㅘ→ㅗ ㅙ→ㅗ ㅚ→ㅗ ㅝ→ㅜ ㅞ→ㅜ ㅟ→ㅜ ㅢ→ㅡ ᆢ→ㆍ"

  /// Every entry, in no particular order.
  var entries: [StateMap.Entry] {
    Syllable.all.map { entry(for: $0) } + layout.letters.flatMap { entries(for: $0) }
  }

  private func entry(for syllable: Syllable) -> StateMap.Entry {
    let replacement: Unicode.Scalar
    if let (rest, _) = syllable.tail.split {
      replacement = syllable.with(tail: rest).scalar
    } else if let vowel = Deletion.fallback[syllable.vowelLetter]?.vowel {
      replacement = Syllable(lead: syllable.lead, vowel: vowel).scalar
    } else {
      replacement = syllable.leadLetter.scalar
    }
    return StateMap.Entry(state: ShortText(syllable.scalar), replacement: ShortText(replacement))
  }

  /// The entry of the letter alone and, for a dot, of each lead that it changes the form of.
  private func entries(for letter: Letter) -> [StateMap.Entry] {
    let writer = LetterWriter(style: layout.dotStyle)
    let fallback = Deletion.fallback[letter]
    let from = writer.text(of: letter, after: .empty)
    let to = fallback.map { writer.text(of: $0, after: .empty) } ?? .empty
    let alone = StateMap.Entry(state: from, replacement: to)
    guard letter.isDot else { return [alone] }
    return [alone]
      + Jamo.leads.compactMap { lead in
        let consonant = ShortText(lead.scalar)
        let state = writer.text(of: letter, after: consonant)
        let replacement = fallback.map { writer.text(of: $0, after: consonant) } ?? consonant
        return state == consonant + from && replacement == consonant + to
          ? nil : StateMap.Entry(state: state, replacement: replacement)
      }
  }
}
