import Artifacts
import Layouts

/// Builds a state map backwards: from every text that can be before the cursor to the states and keys that produce this
/// text.
///
/// A destination is the text after a press. It consists of a rest, and a last letter that is written after the rest: 앉
/// is 안 and ㅈ, 갈ㅋ is 갈 and ㅋ, 가기 is 각 and ㅣ. Either a key appended the last letter to the rest, or a key advanced
/// another letter to the last letter. The state before the press is therefore the rest, or the rest with that other
/// letter written after it.
struct ReverseBuilder: Sendable {
  private let layout: Layout
  private let writer: LetterWriter
  private let rests: [Rest]

  /// The text before the last letter of a destination, and the last letter of that text.
  private typealias Rest = (text: ShortText, last: Letter, isSyllable: Bool)

  /// Creates a builder for `layout`, which must not have problems.
  init(_ layout: Layout) {
    self.layout = layout
    writer = LetterWriter(style: layout.dotStyle)
    rests =
      Jamo.leads.map { (ShortText($0.scalar), $0, false) }
      + Syllable.all.map { (ShortText($0.scalar), $0.tail.split?.last ?? $0.vowelLetter, true) }
  }

  /// Builds the map.
  func build() -> StateMap {
    let keys = layout.keys.concurrentMap { key in table(key.id, appending(key) + key.advance.steps.flatMap(advancing)) }
    return StateMap(layout: layout, tables: keys + [table(StateMap.backspace, Deletion(layout: layout).entries)])
  }

  /// Returns the entries of destinations whose last letter `key` appends.
  private func appending(_ key: Key) -> [StateMap.Entry] {
    // Every look-up ends at the empty state, so a modifier also needs an entry for the empty state. This entry appends
    // nothing.
    guard let letter = key.appends else {
      return [StateMap.Entry(state: .empty, replacement: .empty)]
    }
    let alone = writer.text(of: letter, after: .empty)
    var entries = [StateMap.Entry(state: .empty, replacement: alone)]
    for rest in rests where key.advance[rest.last] == nil {
      let destination = writer.text(of: letter, after: rest.text)
      // If the letter does not join the rest, the entry of the empty state suffices.
      if destination != rest.text + alone {
        entries.append(StateMap.Entry(state: rest.text, replacement: destination))
      }
    }
    return entries
  }

  /// Returns the entries of destinations whose last letter is the result of `step`.
  private func advancing(_ step: Advance.Step) -> [StateMap.Entry] {
    let from = writer.text(of: step.from, after: .empty)
    let to = writer.text(of: step.to, after: .empty)
    var entries = [StateMap.Entry(state: from, replacement: to)]
    // A consonant can join only a syllable. A vowel or dot can join only a lone consonant: if the consonant was in a
    // tail, it has already left that tail. A mark does not join other letters.
    guard step.to.isHangul else { return entries }
    for rest in rests where rest.isSyllable == step.to.isConsonant {
      let state = writer.text(of: step.from, after: rest.text)
      let destination = writer.text(of: step.to, after: rest.text)
      // If neither letter joins the rest, the entry of the letter alone suffices.
      if state != rest.text + from || destination != rest.text + to {
        entries.append(StateMap.Entry(state: state, replacement: destination))
      }
    }
    return entries
  }

  private func table(_ key: String, _ entries: [StateMap.Entry]) -> StateMap.Table {
    StateMap.Table(key: key, entries: entries.sorted { $0.state < $1.state })
  }
}
