/// How a pending dot is written: a dot after a lead that waits for the stroke that makes it a vowel.
public enum DotStyle: String, CaseIterable, Sendable {
  /// U+119E, or U+11A2 for two dots, after a conjoining lead, U+1100 and on. Fonts draw them as one block.
  case conjoining
  /// U+318D, or U+2025 for two dots, after a compatibility consonant, U+3131 and on. Every Korean font has them, and
  /// each has a width of its own, which terminals need.
  case compatibility
}
