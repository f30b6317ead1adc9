// Part of Hwalja, under the MIT licence: see LICENSE.

/// How a pending dot is written: a dot after a lead that waits for the stroke that makes it a vowel.
public enum DotStyle: String, CaseIterable, Sendable {
  /// U+119E after a conjoining lead, U+1100 and on, which fonts draw as one block.
  case conjoining
  /// U+318D after a compatibility consonant, U+3131 and on, which every Korean font has.
  case compatibility
}
