import Foundation
import Hwalja

/// Until the first key can be pressed: by trie, by the generated Swift, and by dictionaries from JSON.
func raceOpening(dist: URL, rounds: Int) throws {
  let bytes = try trieBytes(dist: dist)
  let json = try Nested.json(dist: dist)
  let trie = try Trie(copying: bytes)

  var race = Race()
  // First, and so each time after the dictionaries, which leave nothing of it in the caches.
  race.add("trie, copied and checked, caches cold") { use(try Trie(copying: bytes)) }
  race.add("trie, copied and checked", times: 1_000) { use(try Trie(copying: bytes)) }
  let cheonjiin = KeyboardLayout.cheonjiin
  let rows =
    [[0, 1, 2, .mark(.backspace)], [3, 4, 5, .mark(.enter)], [6, 7, 8, 9]]
    as [[KeyboardLayout.Place]]
  race.add("keypad of the generated Swift", times: 1_000) {
    use(
      KeyboardLayout(
        id: "x", name: "x", latinName: "x", spaceEndsRun: true,
        keys: cheonjiin.keys, rows: rows, trie: trie))
  }
  race.add("dictionaries, from JSON") { use(try Nested(json)) }
  try race.print("ready to type, Swift", unit: "µs", perSecond: 1e6, rounds: rounds)
}

private func trieBytes(dist: URL) throws -> [UInt8] {
  [UInt8](try Data(contentsOf: dist.appendingPathComponent("trie/cheonjiin.trie")))
}

/// Look-ups in the order in which they come when every syllable is typed, and in no order.
func raceLookUps(dist: URL, rounds: Int) throws {
  let nested = try Nested(dist: dist)
  let trie = try Trie(copying: trieBytes(dist: dist))
  let presses = try Press.all(dist: dist)
  var generator = SplitMix(state: 1)
  for (order, presses) in [
    ("as every syllable is typed", presses),
    ("in random order", presses.shuffled(using: &generator)),
  ] {
    let race = race(presses, trie, nested)
    try race.print(
      "look-up, Swift, \(order)", unit: "ns", perSecond: 1e9, count: presses.count, rounds: rounds)
  }
}

private func race(_ presses: [Press], _ trie: Trie, _ nested: Nested) -> Race {
  let layout = KeyboardLayout.cheonjiin
  let states = presses.map(\.state)
  var race = Race()
  race.add("trie, scalars to scalars") {
    var sum: UInt32 = 0
    for state in states {
      let found = trie.replacement(key: state.index, last: state.last, before: state.before)
      sum &+= found?.scalars.first?.value ?? 0
    }
    use(sum)
  }
  race.add("generated Swift, text to edit") {
    var sum = 0
    for press in presses {
      sum += layout.edit(pressing: press.key, after: press.text)?.deleting ?? 0
    }
    use(sum)
  }
  race.add("dictionaries, text to text") {
    var sum = 0
    for press in presses { sum += nested.look(press.key.id, press.text)?.utf8.count ?? 0 }
    use(sum)
  }
  return race
}

/// One press: a key, and what stands before the cursor, the composing run at its end.
private struct Press {
  let key: Hwalja.Key
  let text: String
  let state: State

  /// The same as the trie's reader takes it.
  struct State {
    let index: Int
    let last, before: Unicode.Scalar?
  }

  /// The presses that type every syllable, each after two others, from the conformance file.
  static func all(dist: URL) throws -> [Press] {
    let url = dist.appendingPathComponent("conformance/cheonjiin.tsv")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    return lines.filter { !$0.hasPrefix("#") }.prefix(11_172).flatMap { line in
      var composer = Composer(layout: .cheonjiin)
      return line.prefix { $0 != "\t" }.split(separator: " ").map { id in
        let index = composer.layout.keys.firstIndex { $0.id == id }!
        let press = Press(composer.layout.keys[index], index, after: "한글" + composer.composing)
        _ = composer.press(press.key)
        return press
      }
    }
  }

  private init(_ key: Hwalja.Key, _ index: Int, after text: String) {
    self.key = key
    self.text = text
    let scalars = text.unicodeScalars
    state = State(index: index, last: scalars.last, before: scalars.dropLast().last)
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    let mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ mixed >> 29
  }
}
