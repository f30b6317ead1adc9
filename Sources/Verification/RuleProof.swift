import Artifacts
import Hangul
import Layouts
import StateMap

/// The proof that maps say what the one rule does: every state with every key, and with backspace.
///
/// States are the ends of runs. A key sees two scalars and changes one unit at most, so that a unit and a
/// letter after it make every state there is: nothing, each letter and each of the 11,172 syllables, and
/// each of these with every letter typed after it.
struct RuleProof {
  private let layout: Layout
  /// One of each kind that holds something else.
  private let readers: [any MapReader]

  init(layout: Layout, readers: [any MapReader]) {
    self.layout = layout
    self.readers = readers.reduce(into: []) { distinct, reader in
      if !distinct.contains(where: reader.isCopy) { distinct.append(reader) }
    }
  }

  /// Asks every reader about every cell.
  ///
  /// - Returns: How many cells there are: a state with a key.
  /// - Throws: `VerificationFailure` at the first answer that is not the rule's.
  func run() throws(VerificationFailure) -> Int {
    let keys = layout.keys
    let letters = layout.letters
    var states: Set<Window> = [Window()]
    var cells = try check([], keys, &states)
    for rest in [[]] + letters.map({ [$0] }) + Syllable.all.map(\.letters) {
      for letter in letters { cells += try check(rest + [letter], keys, &states) }
    }
    for reader in readers {
      guard let stray = reader.stray(outside: states) else { continue }
      throw VerificationFailure(
        path: reader.path, detail: "has an entry for \(stray), which no run ends in")
    }
    return cells
  }

  /// Checks every key where `run` was typed.
  private func check(_ run: [Letter], _ keys: [Key], _ states: inout Set<Window>)
    throws(VerificationFailure) -> Int
  {
    let rule = ForwardComposer(layout: layout, run: run)
    let text = rule.text.values
    let window = Window(endOf: text)
    states.insert(window)
    if text.count == 1 { states.insert(Window(last: window.last)) }
    for (index, key) in keys.enumerated() {
      var pressed = rule
      pressed.press(key)
      try compare(index, key.id, window, text, pressed.text.values)
    }
    let deleted = Backspace(layout: layout).text(after: run).values
    try compare(keys.count, StateMap.backspace, window, text, deleted)
    return keys.count + 1
  }

  private func compare(
    _ key: Int, _ id: String, _ window: Window, _ old: [UInt32], _ new: [UInt32]
  ) throws(VerificationFailure) {
    for reader in readers {
      let answer = reader.answer(key: key, window: window) ?? Answer(consumed: 0, text: .empty)
      guard answer.turns(old, into: new) else {
        throw VerificationFailure(
          path: reader.path,
          detail: "makes \(old.text) + \(id) \(answer.result(on: old)) and not \(new.text)")
      }
    }
  }
}

extension Syllable {
  /// The letters that spell it.
  fileprivate var letters: [Letter] { [leadLetter, vowelLetter] + tail.letters }
}

extension String {
  /// The values of the scalars.
  fileprivate var values: [UInt32] { unicodeScalars.map(\.value) }
}
