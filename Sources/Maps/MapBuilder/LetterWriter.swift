import Layouts

/// Writes a letter after a text, with Unicode arithmetic that depends only on the last scalar.
struct LetterWriter {
  let style: DotStyle

  /// Returns `rest` with `letter` written after it. At most the last scalar of `rest` changes.
  func text(of letter: Letter, after rest: ShortText) -> ShortText {
    guard let last = rest.last else { return ShortText(style.scalar(of: letter)) }
    if letter.isConsonant { return joining(letter, to: last, of: rest) }
    if letter.takesLead { return leading(letter, from: last, of: rest) }
    return rest + letter.scalar
  }

  /// Adds a consonant to the tail of the preceding syllable if possible. Otherwise, writes the consonant alone.
  private func joining(_ consonant: Letter, to last: Unicode.Scalar, of rest: ShortText) -> ShortText {
    guard let syllable = Syllable(last), let tail = syllable.tail.adding(consonant) else {
      return rest + consonant.scalar
    }
    return rest.dropLast() + syllable.with(tail: tail).scalar
  }

  /// Writes a vowel or a dot with the preceding consonant as its lead, even if that consonant is the last one of a
  /// tail.
  private func leading(_ letter: Letter, from last: Unicode.Scalar, of rest: ShortText)
    -> ShortText
  {
    if let lead = Letter(last).lead {
      return rest.dropLast() + style.text(of: letter, onLead: lead)
    }
    guard let syllable = Syllable(last), let (tail, consonant) = syllable.tail.split,
      let lead = consonant.lead
    else { return rest + style.scalar(of: letter) }
    return rest.dropLast() + syllable.with(tail: tail).scalar + style.text(of: letter, onLead: lead)
  }
}
