/// How many of the possible cases are asked.
enum Coverage: Sendable {
  /// Each syllable, and of the rest only cases that show something that none before them has shown.
  case sample
  /// All there is.
  case all
}
