extension Layout {
  /// Danmoeum (단모음): Dubeolsik without shift. A second press of a key types a letter that has no key.
  ///
  /// The code of a key is the QWERTY letter of its jamo in Dubeolsik. The top row has only eight keys, so the digits 9
  /// and 0 are on the last two keys of the second row.
  public static let danmoeum = Layout(
    id: "danmoeum",
    name: "단모음",
    latinName: "Danmoeum",
    keys: [
      .letter("q", "ㅂ", advance: "ㅂ→ㅃ"),
      .letter("w", "ㅈ", advance: "ㅈ→ㅉ"),
      .letter("e", "ㄷ", advance: "ㄷ→ㄸ"),
      .letter("r", "ㄱ", advance: "ㄱ→ㄲ"),
      .letter("t", "ㅅ", advance: "ㅅ→ㅆ"),
      .letter("h", "ㅗ", advance: "ㅗ→ㅛ"),
      .letter("o", "ㅐ", advance: "ㅐ→ㅒ ㅗ→ㅙ"),
      .letter("p", "ㅔ", advance: "ㅔ→ㅖ ㅜ→ㅞ"),
      .letter("a", "ㅁ"),
      .letter("s", "ㄴ"),
      .letter("d", "ㅇ"),
      .letter("f", "ㄹ"),
      .letter("g", "ㅎ"),
      .letter("j", "ㅓ", advance: "ㅓ→ㅕ ㅜ→ㅝ"),
      .letter("k", "ㅏ", advance: "ㅏ→ㅑ ㅗ→ㅘ"),
      .letter("l", "ㅣ", advance: "ㅑ→ㅒ ㅕ→ㅖ ㅗ→ㅚ ㅜ→ㅟ ㅡ→ㅢ"),
      .letter("z", "ㅋ"),
      .letter("x", "ㅌ"),
      .letter("c", "ㅊ"),
      .letter("v", "ㅍ"),
      .letter("n", "ㅜ", advance: "ㅜ→ㅠ"),
      .letter("m", "ㅡ"),
    ]
  )
}
