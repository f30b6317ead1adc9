extension Layout {
  /// Cheonjiin Plus (천지인 플러스): Cheonjiin's vowels, and a key for every consonant, so that no two that follow each other
  /// need the next-character key.
  ///
  /// Samsung's phones have it, and two open keyboards. A key's code is the QWERTY letter of its jamo in Dubeolsik; ㆍ has
  /// that of ㅏ. Pressing ㅋ, ㅌ, ㅍ, ㅎ or ㅊ twice types the tense consonant of its pair. The tense consonants are also keys
  /// of their own, for those who hold a key or press shift on a computer's keyboard.
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
