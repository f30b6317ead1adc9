import Layouts

extension ComposingRun {
  /// Composes `letters` into syllables and appends them to `output`. A letter that does not join others is written
  /// alone.
  public static func write(_ letters: [Letter], style: DotStyle, to output: inout [Unicode.Scalar]) {
    var index = 0
    while index < letters.count {
      index = writeUnit(of: letters, at: index, style: style, to: &output)
    }
  }

  /// Appends `letters` as they are written after a backspace by jamo: the last letter is deleted or simplified, and
  /// nothing before the last unit changes.
  public static func writeDeletingJamo(_ letters: [Letter], style: DotStyle, to output: inout [Unicode.Scalar]) {
    let start = writeAllButLastUnit(letters, style: style, to: &output)
    write(deletingJamo(from: letters[start...]), style: style, to: &output)
  }

  /// Appends `letters` without the last unit. A unit is a syllable, a pending form or a lone letter. Returns
  /// the index of the first letter of the last unit.
  static func writeAllButLastUnit(_ letters: [Letter], style: DotStyle, to output: inout [Unicode.Scalar]) -> Int {
    var (start, next, end) = (0, 0, output.count)
    while next < letters.count {
      start = next
      end = output.count
      next = writeUnit(of: letters, at: start, style: style, to: &output)
    }
    output.removeSubrange(end...)
    return start
  }

  /// Appends the syllable, pending form or lone letter that starts at `index`. Returns the index of the next unit.
  static func writeUnit(
    of letters: [Letter], at index: Int, style: DotStyle, to output: inout [Unicode.Scalar]
  ) -> Int {
    let letter = letters[index]
    guard let lead = letter.lead, takesLead(letters, index + 1) else {
      output.append(style.scalar(of: letter))
      return index + 1
    }
    guard let vowel = letters[index + 1].vowel else {
      output.append(style.scalar(ofLead: lead))
      output.append(style.scalar(of: letters[index + 1]))
      return index + 2
    }
    let (tail, length) = tail(of: letters, from: index + 2)
    output.append(Syllable(lead: lead, vowel: vowel, tail: tail).scalar)
    return index + 2 + length
  }

  /// Returns the longest tail that the consonants from `index` on form, and the number of its letters. If a vowel
  /// follows, the last consonant is the lead of that vowel, and not part of the tail.
  private static func tail(of letters: [Letter], from index: Int) -> (Tail, length: Int) {
    guard index < letters.count, let first = letters[index].lead else { return (.none, 0) }
    if index + 1 < letters.count, let second = letters[index + 1].lead,
      !takesLead(letters, index + 2), let tail = tail(first, second + 1)
    {
      return (tail, 2)
    }
    if !takesLead(letters, index + 1), let tail = tail(first, 0) { return (tail, 1) }
    return (.none, 0)
  }

  private static func tail(_ first: Int, _ second: Int) -> Tail? {
    tails[first * (Jamo.leadCount + 1) + second]
  }

  /// Tails by the lead index of the first consonant, then by the lead index of the second consonant plus 1, or 0 if
  /// there is no second consonant. The array is flat, because threads would contend for the reference counts of its
  /// rows.
  private static let tails: [Tail?] = {
    var table = [Tail?](repeating: nil, count: Jamo.leadCount * (Jamo.leadCount + 1))
    for tail in Tail.all.dropFirst() {
      let leads = tail.letters.compactMap(\.lead)
      table[leads[0] * (Jamo.leadCount + 1) + (leads.count > 1 ? leads[1] + 1 : 0)] = tail
    }
    return table
  }()

  /// Returns true if the letter at `index` is a vowel or a pending dot. Such a letter takes the preceding consonant as
  /// its lead.
  private static func takesLead(_ letters: [Letter], _ index: Int) -> Bool {
    index < letters.count && letters[index].takesLead
  }
}
