import Layouts

/// A map that lists what keys write in states, with the look-up that keyboards have for it: what replaces the longest end
/// of the text that the key has an entry for or, if the last scalar is split, its rest and what replaces the other part.
final class ListedMap: MapReader {
  let path: String
  let hasBackspace: Bool
  /// By state, what replaces it under each key, in the order of the layout; nil where a key has no entry.
  private let rows: [ShortText: [ShortText?]]
  /// Syllables and what they split into; none but in a minified map.
  private let splits: [ShortText: ShortText]
  /// What each key does where no state is found.
  private let appended: [Answer]

  /// A map with so many keys of these `entries`, the last of which is backspace if `hasBackspace`.
  ///
  /// - Parameter appended: What each key writes without an entry for the empty state; without it, nothing.
  init(
    _ path: String, keyCount: Int, hasBackspace: Bool, _ entries: [(key: Int, StateMap.Entry)],
    splits: [ShortText: ShortText] = [:], appended: [ShortText] = []
  ) {
    var rows: [ShortText: [ShortText?]] = [:]
    let none = [ShortText?](repeating: nil, count: keyCount)
    for (key, entry) in entries { rows[entry.state, default: none][key] = entry.replacement }
    self.path = path
    self.hasBackspace = hasBackspace
    self.rows = rows
    self.splits = splits
    self.appended = (0..<keyCount).map { key in
      let text = rows[.empty]?[key] ?? (appended.isEmpty ? .empty : appended[key])
      return Answer(consumed: 0, text: text)
    }
  }

  func appendAnswers(to state: ShortText, _ answers: inout [Answer]) {
    let ends = ends(of: state)
    let split = splits.isEmpty ? nil : state.last.flatMap { splits[ShortText($0)] }
    let consonant = split.map { self.ends(of: $0.dropFirst()) }
    for key in appended.indices {
      var answer = ends.answer(key: key)
      if answer == nil, let split, let carried = consonant?.answer(key: key) {
        answer = Answer(consumed: 1, text: split.dropLast() + carried.text)
      }
      answers.append(answer ?? appended[key])
    }
  }

  /// The rows of `state` and of its last scalar, as far as there are any. All keys are looked up at once, because there
  /// are tens of millions of answers.
  private func ends(of state: ShortText) -> Ends {
    let last = state.count == 2 ? state.dropFirst() : state
    return Ends(rows: [state, last].prefix(state.count).compactMap { end in rows[end].map { (end.count, $0) } })
  }

  private struct Ends {
    let rows: [(length: Int, replacements: [ShortText?])]

    /// What key number `key` makes of the longest end that it has an entry for.
    func answer(key: Int) -> Answer? {
      for (length, replacements) in rows {
        if let text = replacements[key] { return Answer(consumed: length, text: text) }
      }
      return nil
    }
  }

  func stray(outside states: Set<ShortText>) -> ShortText? {
    (Array(rows.keys) + Array(splits.keys)).filter { !states.contains($0) }.min()
  }
}
