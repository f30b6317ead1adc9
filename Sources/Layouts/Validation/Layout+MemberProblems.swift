extension Layout {
  /// The valid cycle timeouts, in milliseconds. Quick taps are 100 ms apart, and nobody waits longer than a minute.
  public static let cycleTimeoutRange = 100...60_000

  /// The problems in the id, the names and the cycle timeout.
  var memberProblems: [LayoutProblem] {
    var problems: [LayoutProblem] = []
    func report(_ member: LayoutMember, _ message: String) {
      problems.append(LayoutProblem(member, message))
    }
    if !id.isID {
      report(
        .id,
        "the id \"\(id)\" cannot be part of a file name; use at most 40 of a…z, 0…9 and -, starting with a letter")
    }
    if id.isDeviceName {
      report(
        .id,
        "\(id) is the name of a device on Windows; choose another id")
    }
    for (member, text) in [(LayoutMember.name, name), (.latinName, latinName)] {
      guard let fault = text.textFault(as: .name) else { continue }
      report(member, "the \(member) must be a line of text, but it \(fault)")
    }
    if !Layout.cycleTimeoutRange.contains(cycleTimeout) {
      let (least, most) = (Layout.cycleTimeoutRange.lowerBound, Layout.cycleTimeoutRange.upperBound)
      report(
        .cycleTimeout,
        "cycleTimeout is \(cycleTimeout); write a number of milliseconds from \(least) to \(most)")
    }
    return problems
  }
}

extension Key {
  /// The faults in this key, except conflicts with other keys.
  var memberFaults: [Fault] {
    var faults: [Fault] = []
    func report(_ member: KeyMember, _ message: String) { faults.append((member, message)) }
    if let fault = id.textFault(as: .word) {
      report(.id, "the id \"\(id)\" is not valid: it \(fault)")
    } else if id.unicodeScalars.first == "#" {
      report(.id, "the id \(id) would start a comment in a file of test cases; choose another id")
    } else if Key.reservedIDs.contains(id) {
      report(.id, "\(id) has another meaning in maps or in sequences of keys; choose another id")
    } else if let meaning = id.meaningAsStep {
      report(.id, "\(id) would mean \(meaning); choose another id")
    }
    if let fault = legend.textFault(as: .word) {
      report(.legend, "the legend \"\(legend)\" is not valid: it \(fault)")
    }
    // `text(of:)` is nil if the scalar equals the letter that the key appends. `letterFaults` checks that letter.
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
        "it appends no letter, so it needs a scalar; set scalar to a character such as ㆆ")
    }
    if appends == nil && advance.notation.isEmpty {
      report(
        .appends,
        "it has no effect; add a letter in appends, or an advance")
    }
    return faults + letterFaults
  }

  /// Ids and codes that have another meaning. ⌫ and 받침 are tables in the maps. The signs of presses and `"` are used in
  /// sequences of keys. The others are keys of a keypad that do not type a letter.
  static let reservedIDs = Set(Press.signs.keys.map { String($0) })
    .union([String(Press.asciiBackspaceSign), "받침", "\"", "⏎", "⇧", "□"])
}
