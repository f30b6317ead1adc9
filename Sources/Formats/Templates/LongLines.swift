import Artifacts

/// What sections `{{#line}}` of templates write: the indented lines of nested templates become one line, which is broken
/// again if it is too long.
enum LongLines {
  /// The most columns of a line.
  static let limit = 100
  /// Marks the lines that may be broken: a noncharacter, which no text has, for programs' own use (Unicode 23.7).
  private static let mark = Unicode.Scalar(0xFDD0 as UInt32)!

  /// The text of a section as one line, marked until what stands around it is known.
  static func joined(_ section: String) -> String {
    "\(mark)\(section.split(separator: "\n").map { $0.drop { $0 == " " } }.joined())"
  }

  /// `text` with each marked line in lines that are no longer than the limit, if commas allow.
  static func broken(_ text: String) -> String {
    // Most texts have none, and searching a text by Characters would take longer than making it.
    guard text.unicodeScalars.contains(mark) else { return text }
    let whole = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.contains(mark) else { return String(line) }
      let plain = String(String.UnicodeScalarView(line.filter { $0 != mark }))
      return lines(plain, indent: plain.prefix { $0 == " " } + "    ")
    }
    return whole.joined(separator: "\n")
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
