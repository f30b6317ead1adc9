extension Layout {
  /// The shortest and the longest cycle timeout, in milliseconds: quick taps are 100 apart, and nobody waits for longer
  /// than a minute.
  public static let cycleTimeouts = 100...60_000

  /// What is wrong with the names and the cycle timeout of the layout, and whether it has no jamo.
  var memberProblems: [LayoutProblem] {
    var problems: [LayoutProblem] = []
    func report(_ member: LayoutMember, _ message: String) {
      problems.append(LayoutProblem(member, message))
    }
    if !id.isID {
      report(
        .id,
        "the id \"\(id)\" cannot be part of a file name; use a…z, 0…9 and -, a letter first, "
          + "40 at most")
    }
    if id.isDeviceName {
      report(
        .id,
        "\(id) is the name of a device on Windows, where no file can have it; choose another id")
    }
    for (member, text) in [(LayoutMember.name, name), (.latinName, latinName)] {
      guard let fault = text.textFault(as: .name) else { continue }
      report(member, "the \(member) is not a line of text: it \(fault)")
    }
    if !Layout.cycleTimeouts.contains(cycleTimeout) {
      let (least, most) = (Layout.cycleTimeouts.lowerBound, Layout.cycleTimeouts.upperBound)
      report(
        .cycleTimeout,
        "cycleTimeout is \(cycleTimeout) and not from \(least) to \(most); it counts milliseconds")
    }
    return problems
  }
}

extension Key {
  /// What is wrong with this key, apart from clashes with other keys.
  var ownFaults: [Fault] {
    var faults: [Fault] = []
    func report(_ member: KeyMember, _ message: String) { faults.append((member, message)) }
    if let fault = id.textFault(as: .word) {
      report(.id, "its id \"\(id)\" is not a word: it \(fault)")
    } else if id.unicodeScalars.first == "#" {
      report(.id, "its id \(id) would begin a comment in a file of cases; choose another")
    } else if Key.reservedIDs.contains(id) {
      report(.id, "\(id) means something else in maps or when typing; choose another id")
    } else if let meaning = id.meaningAsStep {
      report(.id, "\(id) would be \(meaning); choose another id")
    }
    if let fault = legend.textFault(as: .word) {
      report(.legend, "its legend \"\(legend)\" is not a word: it \(fault)")
    }
    // A scalar that is what the key appends is checked with the other letters.
    for member in [KeyMember.scalar, .code] {
      guard let text = text(of: member) else { continue }
      if member == .code && Key.reservedIDs.contains(text) {
        report(member, "\"\(text)\" cannot be its \(member); choose another character")
      } else if let fault = text.textFault(as: .word) {
        report(member, "\"\(text)\" cannot be its \(member): it \(fault)")
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
    return faults + letterFaults
  }

  /// Ids and codes with another meaning: ⌫ and 받침 are tables of the maps; the signs of presses and `"` belong to
  /// sequences of keys; the others are places of a keypad without a letter key.
  static let reservedIDs = Set(Press.signs.keys.map { String($0) })
    .union([String(Press.asciiBackspaceSign), "받침", "\"", "⏎", "⇧", "□"])
}
