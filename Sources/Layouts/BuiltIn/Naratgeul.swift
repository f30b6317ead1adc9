extension Layout {
  /// Naratgeul (나랏글): two modifiers, adding a stroke and doubling, make the jamo without a key.
  ///
  /// One of the three phone layouts of Korea's 2011 national standard. No two consonants share a key,
  /// so that the next-character key is never needed between them.
  ///
  /// The scalars of the modifiers say what they do, by old jamo that nobody types today: ㆆ is ㅇ with a stroke
  /// added, ㆀ is ㅇ doubled. They are letters, so that hosts take them for parts of a word.
  public static let naratgeul = Layout(
    id: "naratgeul",
    name: "나랏글",
    latinName: "Naratgeul",
    keys: [
      .phone("1", "ㄱ", appends: "ㄱ"),
      .phone("2", "ㄴ", appends: "ㄴ"),
      // ㅝ stays as it is, so that ㅜ and ㅏㅓ pressed twice, as for ㅓ alone, make ㅝ too.
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
