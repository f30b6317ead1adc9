import Layouts

/// The table of backspace by jamo. It is the same for every layout, as in the Dubeolsik automaton.
///
/// - A tail loses its last consonant.
/// - A compound vowel becomes its first part. Any other vowel is deleted, which leaves the lead.
/// - Two pending dots become one.
/// - Any other letter is deleted as a whole, including ㄲ, which is one letter.
struct Deletion {
  let layout: Layout

  /// The letters that backspace simplifies instead of deleting them.
  static let fallback: Advance =
    "ㅘ→ㅗ ㅙ→ㅗ ㅚ→ㅗ ㅝ→ㅜ ㅞ→ㅜ ㅟ→ㅜ ㅢ→ㅡ ᆢ→ㆍ"

  /// All entries, in no particular order.
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

  /// Returns the entry of the letter alone and, for a dot, the entries for leads that are written differently before a
  /// dot.
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
