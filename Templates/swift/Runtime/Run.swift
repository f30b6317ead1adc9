/// The composing run as Unicode scalars, with the Character before it: a dot at the start of a run is one
/// Character with an open syllable there, and can only be deleted with it.
struct Run {
  /// The Character before the run, and the run.
  var scalars: [UInt32] = []
  /// Where in them the run begins.
  var start = 0
  /// Whether a Character is known to begin with the first of them.
  var isBeginKnown = true

  var isEmpty: Bool { start == scalars.count }
  var text: String { Run.text(scalars[start...]) }
  /// The last scalar of the run, or 0.
  var last: UInt32 { scalars.count > start ? scalars[scalars.count - 1] : 0 }
  /// The one before that, or 0.
  var beforeLast: UInt32 { scalars.count > start + 1 ? scalars[scalars.count - 2] : 0 }

  /// Whether no sentence ends with the run.
  var endsInWord: Bool {
    Hangul.letters ~= last || Hangul.syllables ~= last || 0x1100...0x11FF ~= last
  }

  /// How many scalars the last syllable, pending form or letter of the run has.
  var lastUnit: Int { Hangul.isDot(last) && Hangul.isLead(beforeLast) ? 2 : 1 }

  /// Begins after `text`, or after nobody knows what.
  mutating func begin(after text: String?) {
    scalars.removeAll(keepingCapacity: true)
    isBeginKnown = text != nil
    if let text { append(lastCharacterOf: text) }
    start = scalars.count
  }

  /// Ends the run, and begins another after it.
  mutating func commit() {
    if isEmpty { return }
    if let last = characterStart(scalars.count - 1), last > 0 {
      scalars.removeSubrange(..<last)
      isBeginKnown = true
    }
    start = scalars.count
  }

  /// Writes all of `text`.
  mutating func append(_ text: String) {
    for scalar in text.unicodeScalars { scalars.append(scalar.value) }
  }

  /// Does `replacement` at the end of the run.
  ///
  /// - Returns: nil, and nothing is done, if a Character would go of which not all is known.
  @inline(__always) mutating func replace(_ replacement: Replacement) -> Edit? {
    // Nine presses of ten, in half the instructions: whole Characters go, and nothing that goes comes again.
    let deleting = replacement.consumed
    guard replacement.first != 0,
      deleting == 0
        || deleting == 1 && scalars[scalars.count - 1] != replacement.first && isLastPlain
    else { return replaceByParts(replacement) }
    if deleting == 0 {
      scalars.append(replacement.first)
    } else {
      scalars[scalars.count - 1] = replacement.first
    }
    var inserting = String(replacement.first, replacement.second)
    if replacement.second != 0 {
      scalars.append(replacement.second)
      if replacement.third != 0 {
        scalars.append(replacement.third)
        inserting += String(replacement.third)
      }
    }
    return Edit(deleting: deleting, inserting: inserting)
  }

  /// The same where a Character may keep some of its scalars.
  @inline(never) private mutating func replaceByParts(_ replacement: Replacement) -> Edit? {
    let end = scalars.count
    var cut = end - replacement.consumed
    var kept = 0
    while cut < end, kept < replacement.count, scalars[cut] == replacement[kept] {
      cut += 1
      kept += 1
    }
    var (from, deleting) = (end, 0)
    while from > cut {
      guard let begin = characterStart(from - 1) else { return nil }
      from = begin
      deleting += 1
    }
    let inserting = replacement.text(from: kept)
    let again = from < cut ? Run.text(scalars[from..<cut]) : ""
    scalars.removeLast(end - cut)
    replacement.append(to: &scalars, from: kept)
    return Edit(deleting: deleting, inserting: again.isEmpty ? inserting : again + inserting)
  }

  /// Whether the last scalar is a Character of its own, as a syllable is.
  @inline(__always) var isLastPlain: Bool {
    let end = scalars.count
    return Hangul.isPlain(scalars[end - 1]) && (end < 2 || Hangul.isPlain(scalars[end - 2]))
  }

  /// Where the Character begins that the scalar at `index` is of; nil if it may begin before what is known.
  func characterStart(_ index: Int) -> Int? {
    var index = index
    while index > 0, isJoined(index) { index -= 1 }
    return index > 0 || isBeginKnown || Hangul.begins(scalars[0]) ? index : nil
  }

  /// Whether the scalar at `index` is of the same Character as the one before it.
  func isJoined(_ index: Int) -> Bool {
    if let answer = Hangul.joins(scalars[index - 1], scalars[index]) { return answer }
    // Nothing before a plain scalar has a say in what follows it.
    var from = index - 1
    while from > 0, !Hangul.isPlain(scalars[from]) { from -= 1 }
    let text = Run.text(scalars[from...index])
    return text.index(before: text.endIndex)
      < text.unicodeScalars.index(before: text.endIndex)
  }

  mutating func append(lastCharacterOf text: String) {
    var text = text
    let (last, before) = text.withUTF8 { bytes in
      var reader = BackwardReader(bytes)
      return (reader.next(), reader.next())
    }
    guard let last else { return }
    if Hangul.isPlain(last), before.map(Hangul.isPlain) ?? true {
      scalars.append(last)
    } else {
      append(String(text.suffix(1)))
    }
  }

  static func text(_ scalars: ArraySlice<UInt32>) -> String {
    var view = String.UnicodeScalarView()
    for scalar in scalars { view.append(Unicode.Scalar(scalar)!) }
    return String(view)
  }
}
