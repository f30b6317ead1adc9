import Layouts

/// Writes one letter after a text, by Unicode arithmetic on the last scalar alone.
struct LetterWriter {
  let style: DotStyle

  /// The text that `rest` becomes when `letter` is written after it.
  ///
  /// Only the last scalar of `rest` can change.
  func text(of letter: Letter, after rest: ShortText) -> ShortText {
    guard let last = rest.last else { return ShortText(style.scalar(of: letter)) }
    if letter.isConsonant { return joining(letter, to: last, of: rest) }
    if letter.takesLead { return leading(letter, from: last, of: rest) }
    return rest + letter.scalar
  }

  /// A consonant joins the tail of the syllable before it, alone or as a cluster, if it can.
  private func joining(_ consonant: Letter, to last: Unicode.Scalar, of rest: ShortText) -> ShortText {
    guard let syllable = Syllable(last), let tail = syllable.tail.adding(consonant) else {
      return rest + consonant.scalar
    }
    return rest.dropLast() + syllable.with(tail: tail).scalar
  }

  /// A vowel or dot takes the consonant before it as its lead, even the last consonant of a tail.
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
