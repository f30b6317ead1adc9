import Layouts

/// A map that lists what keys write in states, with the look-up that keyboards have for it: what replaces the longest end
/// of the text that the key has an entry for or, if the last scalar is split, its rest and what replaces the other part.
struct ListedMap: MapReader {
  let path: String
  /// What each key does in each state that is listed or split, in the order of the layout.
  private let answers: [ShortText: [Answer]]
  /// What each key does in any other.
  private let appended: [Answer]

  /// A map with so many keys, backspace among them if it is in the file, and of these `entries`.
  ///
  /// - Parameters:
  ///   - splits: Syllables and what they split into; none but in a minified map.
  init(
    _ path: String, keyCount: Int, _ entries: [(key: Int, StateMap.Entry)],
    splits: [ShortText: ShortText] = [:]
  ) {
    var rows: [ShortText: [ShortText?]] = [:]
    let none = [ShortText?](repeating: nil, count: keyCount)
    for (key, entry) in entries { rows[entry.state, default: none][key] = entry.replacement }
    /// What each key makes of the longest end of `state` that it has an entry for.
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
