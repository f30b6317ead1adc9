import Hangul

extension Layout {
  /// What is wrong with the names of the layout, and with a keypad that has no key.
  var memberProblems: [LayoutProblem] {
    var problems: [LayoutProblem] = []
    if !id.isUsableInFileNames {
      problems.append(
        LayoutProblem(
          .id,
          "the id \"\(id)\" cannot be part of a file name; use a…z, 0…9 and -, a letter first, "
            + "40 at most"))
    }
    if id == "sessions" {
      problems.append(
        LayoutProblem(.id, "sessions is the name of a file of its own; choose another id"))
    }
    for (member, text) in [(LayoutMember.name, name), (.latinName, latinName)]
    where !text.isPrintable {
      problems.append(
        LayoutProblem(member, "the \(member) is not a line of text; write one"))
    }
    if !letters.contains(where: \.isHangul) {
      problems.append(
        LayoutProblem(.rows, "its tables name no jamo; let a key append one"))
    }
    return problems
  }
}

extension Key {
  /// What is wrong with this key, the one at `index`, apart from clashes with other keys.
  func ownProblems(at index: Int) -> [LayoutProblem] {
    var problems: [LayoutProblem] = []
    func report(_ member: KeyMember, _ message: String) {
      problems.append(LayoutProblem(self, at: index, member, message))
    }
    if !id.isPrintable || id.contains(where: \.isWhitespace) {
      report(.id, "its id \"\(id)\" is not a word; name the key by one")
    } else if id.hasPrefix("#") {
      report(.id, "its id \(id) would begin a comment in a conformance file; choose another")
    } else if Key.reservedIDs.contains(id) {
      report(.id, "\(id) means something else in maps or when typing; choose another id")
    }
    if !legend.isPrintable || legend.contains(where: \.isWhitespace) {
      report(.legend, "its legend \"\(legend)\" is not a word; print one on the key")
    }
    // What the key appends is looked at where letters are.
    let assigned = scalar == appends?.scalar ? nil : scalar.map { Character($0) }
    let characters = [(KeyMember.scalar, assigned), (.code, code), (.longPress, longPress)]
    for (member, character) in characters {
      guard let character else { continue }
      let isReserved = member == .code && Key.reservedIDs.contains(String(character))
      if isReserved || character.isWhitespace || !String(character).isPrintable {
        report(member, "\"\(character)\" cannot be its \(member); choose another character")
      }
    }
    if scalar == nil && !advance.notation.isEmpty {
      report(
        .scalar,
        "it appends nothing that could stand for it; assign it a character in scalar, such as ㆆ")
    }
    if appends == nil && advance.notation.isEmpty {
      report(
        .appends,
        "it types nothing and changes nothing; give it a letter in appends, or an advance")
    }
    return problems + letterProblems(at: index)
  }

  /// Ids and codes with another meaning: ⌫ and 받침 are tables of the maps; `_`, `<` and `"` belong to the
  /// notation of key sequences; ⎌ is the backspace by stroke and … a pause in conformance files; the
  /// others are places of a keypad without a letter key.
  static let reservedIDs: Set<String> = [
    "⌫", "받침", "_", "<", "\"", "⎌", "…", "⏎", "␣", "⇧", "□",
  ]
}
