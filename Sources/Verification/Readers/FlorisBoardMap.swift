import Hangul
import Layouts
import StateMap

/// The rules in an extension of FlorisBoard, with the look-up that FlorisBoard has: the longest rule with which the
/// text before the cursor and the character of the key end. Without one the character is written as it is.
final class FlorisBoardMap: MapReader {
  let path: String
  let hasBackspace = false
  private let table: StateTable
  private let scalars: [Unicode.Scalar]
  /// What each key does where no longer rule fits.
  private let appended: [Answer]

  /// Reads `bytes`, the extension for `layout` at `path`. Where the keys lie in it is seen by Tests/Adapters.
  ///
  /// - Throws: `VerificationFailure` if it holds no rules for the layout's keys.
  init(_ path: String, _ bytes: [UInt8], of layout: Layout) throws(VerificationFailure) {
    let json = try ZipArchive(path, bytes).json("extension.json")
    let composers = (json.root as? [String: Any])?["composers"] as? [[String: Any]]
    guard let composer = composers?.first, composer["$"] as? String == "with-rules",
      let rules = composer["rules"] as? [String: String]
    else { throw VerificationFailure(path: path, detail: "holds no composer with rules") }
    scalars = layout.keys.compactMap(\.scalar)
    var table = StateTable(keyCount: scalars.count)
    for (name, value) in rules {
      let text = Array(name.unicodeScalars)
      guard let last = text.last, let key = scalars.firstIndex(of: last), text.count <= 3,
        let replacement = ShortText(value),
        (name + value).unicodeScalars.allSatisfy(\.isTakenAsItIs)
      else {
        throw VerificationFailure(path: path, detail: "has a rule \(name), which belongs to no key")
      }
      table[ShortText(endOf: text.dropLast()), key] = replacement
    }
    self.path = path
    self.table = table
    appended = scalars.enumerated().map { key, scalar in
      Answer(consumed: 0, text: table[.empty, key] ?? ShortText(scalar))
    }
  }

  func appendAnswers(to state: ShortText, _ answers: inout [Answer]) {
    let ends = table.ends(of: state)
    for key in appended.indices { answers.append(ends.answer(key: key) ?? appended[key]) }
  }

  func isCopy(of other: any MapReader) -> Bool {
    guard let other = other as? FlorisBoardMap else { return false }
    return table == other.table && scalars == other.scalars
  }

  func stray(outside states: Set<ShortText>) -> ShortText? { table.stray(outside: states) }
}

extension Unicode.Scalar {
  /// Whether FlorisBoard, which counts in UTF-16 and looks rules up in small letters, takes it for what it is.
  fileprivate var isTakenAsItIs: Bool {
    value <= 0xFFFF && properties.lowercaseMapping == String(self)
      && properties.uppercaseMapping == String(self)
  }
}
