extension Layout {
  /// Naratgeul (나랏글): from the jamo on its keys, a stroke or a doubling makes the others.
  ///
  /// One of the three phone layouts of Korea's 2011 national standard. No two consonants share a key,
  /// so a next character never has to be asked for between them.
  public static let naratgeul = Layout(
    id: "naratgeul",
    name: "나랏글",
    latinName: "Naratgeul",
    rows: [
      [
        .key(.phone("1", "ㄱ", initial: "ㄱ")),
        .key(.phone("2", "ㄴ", initial: "ㄴ")),
        // ㅝ stays as it is: those who press ㅏㅓ twice, as for ㅓ alone, get the same vowel.
        .key(.phone("3", "ㅏㅓ", initial: "ㅏ", advance: "ㅏ→ㅓ→ㅏ ㅗ→ㅘ ㅜ→ㅝ→ㅝ")),
        .backspace,
      ],
      [
        .key(.phone("4", "ㄹ", initial: "ㄹ")),
        .key(.phone("5", "ㅁ", initial: "ㅁ")),
        .key(.phone("6", "ㅗㅜ", initial: "ㅗ", advance: "ㅗ→ㅜ→ㅗ")),
        .enter,
      ],
      [
        .key(.phone("7", "ㅅ", initial: "ㅅ")),
        .key(.phone("8", "ㅇ", initial: "ㅇ")),
        .key(
          .phone(
            "9", "ㅣ", initial: "ㅣ",
            advance: "ㅏ→ㅐ ㅑ→ㅒ ㅓ→ㅔ ㅕ→ㅖ ㅗ→ㅚ ㅘ→ㅙ ㅜ→ㅟ ㅝ→ㅞ ㅡ→ㅢ")),
        .gap,
      ],
      [
        .key(
          .phone(
            "*", "획추가", initial: nil,
            advance: "ㄱ→ㅋ ㄴ→ㄷ→ㅌ ㅁ→ㅂ→ㅍ ㅅ→ㅈ→ㅊ ㅇ→ㅎ ㅏ→ㅑ ㅓ→ㅕ ㅗ→ㅛ ㅜ→ㅠ")),
        .key(.phone("0", "ㅡ", initial: "ㅡ")),
        .key(.phone("#", "쌍자음", initial: nil, advance: "ㄱ→ㄲ ㄷ→ㄸ ㅂ→ㅃ ㅅ→ㅆ ㅈ→ㅉ")),
        .space,
      ],
    ]
  )
}
