/// The share of the possible cases that a run asks.
enum Coverage: Sendable {
  /// Every syllable. Of the other cases, only those with a feature that no earlier case has.
  case sample
  /// Every case.
  case all
}
