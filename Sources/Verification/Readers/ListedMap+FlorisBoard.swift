import Layouts

extension ListedMap {
  /// The rules in an extension of FlorisBoard, with the look-up that FlorisBoard has: the longest rule with which the
  /// text before the cursor and the character of the key end. Without one the character is written as it is.
  ///
  /// Where the keys lie in `bytes`, the extension for `layout` at `path`, is seen by Tests/Adapters.
  init(florisBoard path: String, _ bytes: [UInt8], of layout: Layout) throws(VerificationFailure) {
    let json = try ZipArchive(path, bytes).json("extension.json")
    let composers = (json as? [String: Any])?["composers"] as? [[String: Any]]
    guard let composer = composers?.first, composer["$"] as? String == "with-rules",
      let rules = composer["rules"] as? [String: String]
    else { throw VerificationFailure(path: path, detail: "holds no composer with rules") }
    let scalars = layout.keys.compactMap(\.scalar)
    let entries = try rules.map { name, value throws(VerificationFailure) in
      let text = Array(name.unicodeScalars)
      guard let last = text.last, let key = scalars.firstIndex(of: last), text.count <= 3,
        let replacement = ShortText(value),
        (name + value).unicodeScalars.allSatisfy(\.isTakenAsItIs)
      else {
        throw VerificationFailure(path: path, detail: "has a rule \(name), which belongs to no key")
      }
      let state = ShortText(endOf: text.dropLast())
      return (key, StateMap.Entry(state: state, replacement: replacement))
    }
    self.init(path, keyCount: scalars.count, entries, appended: scalars.map { ShortText($0) })
  }
}

extension Unicode.Scalar {
  /// Whether FlorisBoard, which counts in UTF-16 and looks rules up in small letters, takes it for what it is.
  fileprivate var isTakenAsItIs: Bool {
    value <= 0xFFFF && properties.lowercaseMapping == String(self) && properties.uppercaseMapping == String(self)
  }
}
