import Layouts

extension ListedMap {
  /// Parses a full or minified JSON map of `layout`. `bytes` are the content of the file at `path`.
  init(
    json path: String, _ bytes: [UInt8], of layout: Layout, isMinified: Bool
  ) throws(VerificationFailure) {
    func failure(_ detail: String) -> VerificationFailure {
      VerificationFailure(path: path, detail: detail)
    }
    let wrongForm = failure("is not a JSON object of objects of strings, without duplicate names")
    guard let found = JSONFile.root(of: bytes) as? [String: Any] else { throw wrongForm }
    // Bytes are compared, because strings are equal if they are canonically equivalent.
    let tables = Dictionary(uniqueKeysWithValues: found.map { (Array($0.key.utf8), $0.value) })
    func entries(_ key: String) throws(VerificationFailure) -> [StateMap.Entry] {
      guard let table = tables[Array(key.utf8)] else { throw failure("has no key \(key)") }
      guard let table = table as? [String: Any] else { throw wrongForm }
      return try table.map { name, replacement throws(VerificationFailure) in
        guard let replacement = replacement as? String else { throw wrongForm }
        guard let state = ShortText(name), state.count <= 2, let text = ShortText(replacement)
        else { throw failure("has an entry for \(name) that is longer than any run needs") }
        return StateMap.Entry(state: state, replacement: text)
      }
    }
    let ids = layout.keys.map(\.id) + [StateMap.backspace]
    let listed = try ids.map(entries)
    let splits = isMinified ? try entries(StateMap.splits) : []
    let names = Set((ids + (isMinified ? [StateMap.splits] : [])).map { Array($0.utf8) })
    if let stray = tables.keys.first(where: { !names.contains($0) }) {
      throw failure("has a key \(String(decoding: stray, as: UTF8.self)), which is not in the layout")
    }
    // An answer has at most three scalars, and one of these scalars is the rest of the split syllable.
    for split in splits where split.replacement.count != 2 {
      throw failure("splits \(split.state) into \(split.replacement), which is not two letters")
    }
    let carried = Set(splits.map { $0.replacement.dropFirst() })
    for (id, table) in zip(ids, listed) {
      for entry in table where carried.contains(entry.state) && entry.replacement.count > 2 {
        throw failure("turns \(entry.state) with \(id) into \(entry.replacement), which is longer than any run needs")
      }
    }
    self.init(
      path, keyCount: ids.count,
      listed.enumerated().flatMap { key, table in table.map { (key, $0) } },
      splits: Dictionary(uniqueKeysWithValues: splits.map { ($0.state, $0.replacement) }))
  }
}
