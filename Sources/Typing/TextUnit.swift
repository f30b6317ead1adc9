import Hangul
import Layouts

/// A syllable, a pending form or a lone letter of a text, by the letters that spell it.
struct TextUnit: Sendable {
  /// The lead, or the lone letter.
  let first: Letter
  /// The vowel or pending dot on the lead, if there is one.
  var vowel: Letter?
  /// The tail of a syllable.
  var tail = Tail.none

  /// The letter that ends the unit, which the next press can change.
  var last: Letter { tail.split?.last ?? vowel ?? first }

  /// Whether the unit would become something else in one run with `before`.
  ///
  /// A lone vowel or dot takes a consonant before it as its lead; a lone consonant joins a tail.
  func joins(_ before: TextUnit) -> Bool {
    if vowel != nil { return false }
    if first.takesLead { return before.last.isConsonant }
    return before.vowel?.vowel != nil && before.tail.adding(first) != nil
  }
}

extension TextUnit {
  /// The unit that begins `scalars`, and how many scalars it takes; the unit is nil if no run is written so.
  ///
  /// A letter that no key gives, such as an archaic jamo, is a unit too, as a mark.
  static func first(of scalars: ArraySlice<Unicode.Scalar>, style: DotStyle)
    -> (unit: TextUnit?, length: Int)?
  {
    guard let scalar = scalars.first else { return nil }
    if let syllable = Syllable(scalar) {
      let lead = syllable.leadLetter
      return (TextUnit(first: lead, vowel: syllable.vowelLetter, tail: syllable.tail), 1)
    }
    if let dot = scalars.dropFirst().first.flatMap(style.dot),
      let lead = Jamo.leads.indices.first(where: { style.scalar(ofLead: $0) == scalar })
    {
      return (TextUnit(first: Jamo.leads[lead], vowel: dot), 2)
    }
    if let dot = style.dot(scalar) { return (TextUnit(first: dot), 1) }
    // The dot of the other style names a letter, but no run of this style is written with it.
    return (Letter(scalar).isDot ? nil : TextUnit(first: Letter(scalar)), 1)
  }
}

extension DotStyle {
  /// The pending dot that is written as `scalar`.
  fileprivate func dot(_ scalar: Unicode.Scalar) -> Letter? {
    [Letter.dot, .twoDots].first { self.scalar(of: $0) == scalar }
  }
}
