extension Layout {
  /// Danmoeum (단모음): Dubeolsik without shift; a second press of a key types the letters it lacks.
  ///
  /// A key's code is the QWERTY letter of its jamo in Dubeolsik. The top row has eight keys, so that
  /// the digits 9 and 0 are on the last two keys of the second row.
  public static let danmoeum = Layout(
    id: "danmoeum",
    name: "단모음",
    latinName: "Danmoeum",
    rows: [
      [
        .key(.letter("q", "ㅂ", longPress: "1", advance: "ㅂ→ㅃ")),
        .key(.letter("w", "ㅈ", longPress: "2", advance: "ㅈ→ㅉ")),
        .key(.letter("e", "ㄷ", longPress: "3", advance: "ㄷ→ㄸ")),
        .key(.letter("r", "ㄱ", longPress: "4", advance: "ㄱ→ㄲ")),
        .key(.letter("t", "ㅅ", longPress: "5", advance: "ㅅ→ㅆ")),
        .key(.letter("h", "ㅗ", longPress: "6", advance: "ㅗ→ㅛ")),
        .key(.letter("o", "ㅐ", longPress: "7", advance: "ㅐ→ㅒ ㅗ→ㅙ")),
        .key(.letter("p", "ㅔ", longPress: "8", advance: "ㅔ→ㅖ ㅜ→ㅞ")),
      ],
      [
        .key(.letter("a", "ㅁ")),
        .key(.letter("s", "ㄴ")),
        .key(.letter("d", "ㅇ")),
        .key(.letter("f", "ㄹ")),
        .key(.letter("g", "ㅎ")),
        .key(.letter("j", "ㅓ", advance: "ㅓ→ㅕ ㅜ→ㅝ")),
        .key(.letter("k", "ㅏ", longPress: "9", advance: "ㅏ→ㅑ ㅗ→ㅘ")),
        .key(.letter("l", "ㅣ", longPress: "0", advance: "ㅑ→ㅒ ㅕ→ㅖ ㅗ→ㅚ ㅜ→ㅟ ㅡ→ㅢ")),
      ],
      [
        .key(.letter("z", "ㅋ")),
        .key(.letter("x", "ㅌ")),
        .key(.letter("c", "ㅊ")),
        .key(.letter("v", "ㅍ")),
        .key(.letter("n", "ㅜ", advance: "ㅜ→ㅠ")),
        .key(.letter("m", "ㅡ")),
        .backspace,
      ],
      [.space, .enter],
    ]
  )
}
