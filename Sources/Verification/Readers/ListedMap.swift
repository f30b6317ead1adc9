import Layouts

/// A map that lists entries, with the look-up of keyboards. A look-up replaces the longest suffix of the text for which
/// the key has an entry. If there is no such entry, and the last scalar is in the split table, the look-up replaces
/// that scalar with the rest of the split and the replacement of the split's consonant.
struct ListedMap: MapReader {
  let path: String
  /// The answers of all keys, in the order of the layout, for each state that is listed or split.
  private let answers: [ShortText: [Answer]]
  /// The answers of all keys for any other state.
  private let appended: [Answer]

  /// Creates a map of `entries`.
  ///
  /// - Parameters:
  ///   - keyCount: The number of keys, including backspace if the file contains it.
  ///   - splits: The split table: each syllable with its rest and its last consonant. Empty unless the map is minified.
  init(
    _ path: String, keyCount: Int, _ entries: [(key: Int, StateMap.Entry)],
    splits: [ShortText: ShortText] = [:]
  ) {
    var rows: [ShortText: [ShortText?]] = [:]
    let none = [ShortText?](repeating: nil, count: keyCount)
    for (key, entry) in entries { rows[entry.state, default: none][key] = entry.replacement }
    // Returns the answer of each key from its entry for the longest suffix of `state`, or nil for a key without such an
    // entry.
    func found(_ state: ShortText) -> [Answer?] {
      let (whole, last) = (rows[state] ?? none, state.count > 1 ? rows[state.dropFirst()] ?? none : none)
      return zip(whole, last).map { whole, last in
        whole.map { Answer(consumed: state.count, text: $0) } ?? last.map { Answer(consumed: 1, text: $0) }
      }
    }
    let unlisted = (0..<keyCount).map { key in
      Answer(consumed: 0, text: (rows[.empty]?[key] ?? nil) ?? .empty)
    }
    self.path = path
    self.appended = unlisted
    answers = Set(rows.keys).union(splits.keys).reduce(into: [:]) { answers, state in
      let split = state.last.flatMap { splits[ShortText($0)] }
      let carried = split.map { split in
        found(split.dropFirst()).map { $0.map { Answer(consumed: 1, text: split.dropLast() + $0.text) } }
      }
      answers[state] = zip(found(state), unlisted).enumerated().map { $1.0 ?? carried?[$0] ?? $1.1 }
    }
  }

  func answers(to state: ShortText) -> [Answer] {
    answers[state] ?? state.last.flatMap { answers[ShortText($0)] } ?? appended
  }

  var listed: [ShortText] { Array(answers.keys) }
}
