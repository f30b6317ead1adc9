import Hangul
import Layouts

/// For every letter, and every letter that can stand before it in a run, the fewest presses that add it.
///
/// A key appends its initial only where its table lacks the letter before; then keys advance it, letter
/// by letter. So the presses depend on that one letter and on nothing further back.
struct LetterRoutes: Sendable {
  private let letters: [Letter]
  private let numbers: [Int8]
  /// Presses by the number of the letter before, 0 being none, and of the letter.
  private let routes: [[Press]?]

  init(_ layout: Layouts.Layout) {
    let letters = layout.letters
    self.letters = letters
    numbers = (LetterRoutes.firstJamo..<LetterRoutes.endOfJamo).map { value in
      Int8(letters.firstIndex { $0.scalar.value == value } ?? -1)
    }
    let keys = layout.keys
    routes = ([nil] + letters).flatMap { previous in
      let found = LetterRoutes.search(keys, after: previous)
      return letters.map { found[$0] }
    }
  }

  /// The fewest keys that add `letter` to a run that ends in `previous`, or begin one with it; nil if no
  /// keys do.
  func presses(for letter: Letter, after previous: Letter?) -> [Press]? {
    guard let column = number(of: letter) else { return nil }
    guard let previous else { return routes[column] }
    guard let row = number(of: previous) else { return nil }
    return routes[(row + 1) * letters.count + column]
  }

  /// Breadth first from every letter that a key can append, keys in keypad order.
  private static func search(_ keys: [Layouts.Key], after previous: Letter?) -> [Letter: [Press]] {
    var found: [Letter: [Press]] = [:]
    var queue: [Letter] = []
    for (index, key) in keys.enumerated() {
      guard let initial = key.initial, previous.flatMap({ key.advance[$0] }) == nil,
        found[initial] == nil
      else { continue }
      found[initial] = [.key(index)]
      queue.append(initial)
    }
    var next = 0
    while next < queue.count {
      let letter = queue[next]
      next += 1
      for (index, key) in keys.enumerated() {
        guard let advanced = key.advance[letter], found[advanced] == nil else { continue }
        found[advanced] = found[letter]! + [.key(index)]
        queue.append(advanced)
      }
    }
    return found
  }

  private func number(of letter: Letter) -> Int? {
    let value = letter.scalar.value
    guard LetterRoutes.firstJamo..<LetterRoutes.endOfJamo ~= value else {
      return letters.firstIndex(of: letter)
    }
    let number = numbers[Int(value - LetterRoutes.firstJamo)]
    return number < 0 ? nil : Int(number)
  }

  private static let firstJamo: UInt32 = 0x3131
  private static let endOfJamo: UInt32 = 0x318F
}
