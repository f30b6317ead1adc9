import Foundation
import Hwalja

/// One press: a key, and what stands before the cursor.
struct Press {
  let key: Hwalja.Key
  let text: String
  let state: State
}

/// The same as the trie's reader takes it.
struct State {
  let index: Int
  let last: UInt32
  let before: UInt32
}

typealias Nested = [String: [String: String]]

/// What upstream's keyboard for iOS does at its start.
func parse(_ json: Data) throws -> Nested { try JSONDecoder().decode(Nested.self, from: json) }

/// Opening and looking up: by trie, by the generated Swift, and by nested dictionaries from JSON.
func raceLookUps(dist: URL, rounds: Int) throws {
  let bytes = [UInt8](try Data(contentsOf: dist.appendingPathComponent("trie/cheonjiin.trie")))
  let json = try Data(contentsOf: dist.appendingPathComponent("json/cheonjiin.full.json"))
  let layout = Hwalja.Layout.cheonjiin
  let nested = try parse(json)
  let trie = try Trie(copying: bytes)

  var opening = Race()
  opening.add("trie, copied and checked") { use(try Trie(copying: bytes)) }
  opening.add("keypad and trie of the generated Swift") {
    use(Hwalja.Layout(id: "x", name: "x", keypad: keypad, trie: trie))
  }
  opening.add("dictionary, from JSON") { use(try parse(json)) }
  try opening.print("opening, Swift", unit: "µs", perSecond: 1e6, rounds: rounds)

  let presses = presses(of: layout, in: nested)
  let states = presses.map(\.state)
  var looking = Race()
  looking.add("trie") {
    var sum: UInt32 = 0
    for state in states {
      let found = trie.replacement(key: state.index, last: state.last, before: state.before)
      sum &+= found?.first ?? 0
    }
    use(sum)
  }
  looking.add("generated Swift, text to edit") {
    var sum = 0
    for press in presses {
      sum += layout.edit(pressing: press.key, after: press.text)?.deleting ?? 0
    }
    use(sum)
  }
  looking.add("dictionary") {
    var sum = 0
    for press in presses { sum += nested.look(press.key.id, press.text)?.utf8.count ?? 0 }
    use(sum)
  }
  try looking.print(
    "look-up, Swift", unit: "ns", perSecond: 1e9, count: presses.count, rounds: rounds)
}

private let keypad =
  "ㅣ\t\t1 ㆍ\t\t2 ㅡ\t\t3\nㄱㅋ\t\t4 ㄴㄹ\t\t5 ㄷㅌ\t\t6\nㅂㅍ\t\t7 ㅅㅎ\t\t8 ㅈㅊ\t\t9\nㅇㅁ\t\t0\n"

/// Every transition of the map after two more syllables, in an order that no cache foresees.
private func presses(of layout: Hwalja.Layout, in nested: Nested) -> [Press] {
  var generator = SplitMix(state: 1)
  return layout.keys.enumerated().flatMap { index, key in
    (nested[key.id] ?? [:]).keys.sorted().map { state in
      let text = "한글" + state
      let scalars = Array(text.unicodeScalars.suffix(2))
      return Press(
        key: key, text: text,
        state: State(index: index, last: scalars[1].value, before: scalars[0].value))
    }
  }.shuffled(using: &generator)
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    let mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ mixed >> 29
  }
}

extension Nested {
  fileprivate func look(_ key: String, _ text: String) -> String? {
    guard let table = self[key] else { return nil }
    return table[String(text.suffix(2))] ?? table[String(text.suffix(1))] ?? table[""]
  }
}
