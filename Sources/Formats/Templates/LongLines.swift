import Artifacts

/// What sections `{{#line}}` of templates write: the indented lines of nested templates become one line, which is broken
/// again if it is too long.
enum LongLines {
  /// The most columns of a line.
  static let limit = 100
  // Control characters, which no text in a source has.
  private static let (begin, end): (Unicode.Scalar, Unicode.Scalar) = ("\u{2}", "\u{3}")

  /// The text of a section, marked until what stands around it is known. A section in it is a part of its line.
  static func marked(_ section: String) -> String {
    "\(begin)\(section.replacingScalars { $0 == begin || $0 == end ? "" : nil })\(end)"
  }

  /// `text` with each section in lines that are no longer than the limit, if commas allow.
  static func broken(_ text: String) -> String {
    // Most texts have none, and searching a text by Characters would take longer than making it.
    guard text.utf8.contains(UInt8(ascii: begin)) else { return text }
    let parts = text.unicodeScalars.split(separator: begin, omittingEmptySubsequences: false)
    var whole = String(parts[0])
    for part in parts.dropFirst() {
      let halves = part.split(separator: end, maxSplits: 1, omittingEmptySubsequences: false).map(Substring.init)
      // The control character is the template's own.
      guard halves.count == 2 else {
        whole += "\(begin)\(Substring(part))"
        continue
      }
      let before = String(whole.reversed().prefix { $0 != "\n" }.reversed())
      let after = halves[1].prefix { $0 != "\n" }
      whole.removeLast(before.count)
      let line = halves[0].split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
      whole += lines(before + line + after, indent: before.prefix { $0 == " " } + "    ")
      whole += halves[1].dropFirst(after.count)
    }
    return whole
  }

  /// `line` broken after commas, those that stand in the fewest brackets first.
  private static func lines(_ line: String, indent: String) -> String {
    guard line.unicodeScalars.count > limit, let place = lastComma(in: line) else { return line }
    let rest = line[place...].drop { $0 == " " }
    return line[..<place] + "\n" + lines(indent + rest, indent: indent)
  }

  /// The place after the last comma within the limit that stands in as few brackets as any.
  private static func lastComma(in line: String) -> String.Index? {
    var found: (place: String.Index, depth: Int)?
    var (depth, isQuoted, previous): (Int, Bool, Unicode.Scalar) = (0, false, " ")
    // A quote and what the next scalar adds to it would be another Character.
    let scalars = line.unicodeScalars
    for (place, scalar) in zip(scalars.indices, scalars).prefix(limit) {
      if isQuoted && previous == "\\" {
        previous = " "
        continue
      }
      switch scalar {
      case "\"": isQuoted.toggle()
      case "(", "[", "{": if !isQuoted { depth += 1 }
      case ")", "]", "}": if !isQuoted { depth -= 1 }
      case " " where previous == "," && !isQuoted && depth <= found?.depth ?? depth: found = (place, depth)
      default: break
      }
      previous = scalar
    }
    return found?.place
  }
}
