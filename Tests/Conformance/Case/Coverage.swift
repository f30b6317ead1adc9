/// The share of the possible cases that a run asks.
enum Coverage: Sendable {
  /// Every syllable, and of the other cases those with a feature that no earlier case had.
  case sample
  /// Every case.
  case all
}
