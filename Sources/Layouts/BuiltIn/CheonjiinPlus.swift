extension Layout {
  /// Cheonjiin Plus (천지인 플러스): Cheonjiin's vowels, and a key for each consonant, so that consonants in a row never need
  /// the next-character key.
  ///
  /// Samsung's phones and two open-source keyboards have this layout. The code of a key is the QWERTY letter of its
  /// jamo in Dubeolsik. ㆍ has the code of ㅏ. Pressing ㅋ, ㅌ, ㅍ, ㅎ or ㅊ twice types the tense consonant of its pair. The
  /// tense consonants are also separate keys, for users who hold a key or press shift on a computer's keyboard.
  public static let cheonjiinPlus = Layout(
    id: "cheonjiin-plus",
    name: "천지인 플러스",
    latinName: "Cheonjiin Plus",
    keys: Key.cheonjiinVowels(codes: ("l", "k", "m")) + [
      .letter("r", "ㄱ"),
      .letter("z", "ㅋ", advance: "ㅋ→ㄲ→ㅋ"),
      .letter("s", "ㄴ"),
      .letter("f", "ㄹ"),
      .letter("e", "ㄷ"),
      .letter("x", "ㅌ", advance: "ㅌ→ㄸ→ㅌ"),
      .letter("q", "ㅂ"),
      .letter("v", "ㅍ", advance: "ㅍ→ㅃ→ㅍ"),
      .letter("t", "ㅅ"),
      .letter("g", "ㅎ", advance: "ㅎ→ㅆ→ㅎ"),
      .letter("w", "ㅈ"),
      .letter("c", "ㅊ", advance: "ㅊ→ㅉ→ㅊ"),
      Key(".,", appends: ".", advance: ".→,→."),
      Key("?!", appends: "?", advance: "?→!→?"),
      .letter("d", "ㅇ"),
      .letter("a", "ㅁ"),
      .letter("R", "ㄲ", under: "ㄱ"),
      .letter("E", "ㄸ", under: "ㄷ"),
      .letter("Q", "ㅃ", under: "ㅂ"),
      .letter("T", "ㅆ", under: "ㅅ"),
      .letter("W", "ㅉ", under: "ㅈ"),
    ]
  )
}
