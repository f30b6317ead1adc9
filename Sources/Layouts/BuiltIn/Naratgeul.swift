extension Layout {
  /// Naratgeul (나랏글): two modifiers, one that adds a stroke and one that doubles, produce the jamo without a key.
  ///
  /// It is one of the three phone layouts in Korea's national standard of 2011. No two consonants share a key, so
  /// consonants in a row never need the next-character key.
  ///
  /// The scalars of the modifiers are archaic jamo. Nobody types these jamo today, and their shapes show what the keys
  /// do: ㆆ is ㅇ with an added stroke, and ㆀ is ㅇ doubled. Archaic jamo are letters, so hosts treat them as part of a
  /// word.
  public static let naratgeul = Layout(
    id: "naratgeul",
    name: "나랏글",
    latinName: "Naratgeul",
    keys: [
      .phone("1", "ㄱ", appends: "ㄱ"),
      .phone("2", "ㄴ", appends: "ㄴ"),
      // The step ㅝ→ㅝ keeps ㅝ, so that users can press ㅏㅓ twice after ㅜ, as they do to type ㅓ alone.
      .phone("3", "ㅏㅓ", appends: "ㅏ", advance: "ㅏ→ㅓ→ㅏ ㅗ→ㅘ ㅜ→ㅝ→ㅝ"),
      .phone("4", "ㄹ", appends: "ㄹ"),
      .phone("5", "ㅁ", appends: "ㅁ"),
      .phone("6", "ㅗㅜ", appends: "ㅗ", advance: "ㅗ→ㅜ→ㅗ"),
      .phone("7", "ㅅ", appends: "ㅅ"),
      .phone("8", "ㅇ", appends: "ㅇ"),
      .phone("9", "ㅣ", appends: "ㅣ", advance: "ㅏ→ㅐ ㅑ→ㅒ ㅓ→ㅔ ㅕ→ㅖ ㅗ→ㅚ ㅘ→ㅙ ㅜ→ㅟ ㅝ→ㅞ ㅡ→ㅢ"),
      .phone(
        "*", "획추가", scalar: "ㆆ", appends: nil,
        advance: "ㄱ→ㅋ→ㄱ ㄴ→ㄷ→ㅌ→ㄴ ㅁ→ㅂ→ㅍ→ㅁ ㅅ→ㅈ→ㅊ→ㅅ ㅇ→ㅎ→ㅇ ㅏ→ㅑ→ㅏ ㅓ→ㅕ→ㅓ ㅗ→ㅛ→ㅗ ㅜ→ㅠ→ㅜ ㅐ⇢ㅒ⇢ㅐ ㅔ⇢ㅖ⇢ㅔ"),
      .phone("0", "ㅡ", appends: "ㅡ"),
      .phone("#", "쌍자음", scalar: "ㆀ", appends: nil, advance: "ㄱ→ㄲ→ㄱ ㄷ→ㄸ→ㄷ ㅂ→ㅃ→ㅂ ㅅ→ㅆ→ㅅ ㅈ→ㅉ→ㅈ"),
    ]
  )
}
