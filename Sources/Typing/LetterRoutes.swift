import Hangul
import Layouts

/// For every letter, and every letter that can stand before it in a run, the fewest presses that add it.
///
/// The same as `KeyPaths`, found by number: a proof asks a hundred million times.
struct LetterRoutes: Sendable {
  private let letters: [Letter]
  private let numbers: [Int8]
  /// Presses by the number of the letter before, 0 being none, and of the letter.
  private let routes: [[Press]?]

  init(_ layout: Layout) {
    let letters = layout.letters
    self.letters = letters
    numbers = (LetterRoutes.firstJamo..<LetterRoutes.endOfJamo).map { value in
      Int8(letters.firstIndex { $0.scalar.value == value } ?? -1)
    }
    let paths = KeyPaths(layout)
    let indices = Dictionary(uniqueKeysWithValues: layout.keys.enumerated().map { ($1.id, $0) })
    routes = ([nil] + letters).flatMap { previous in
      letters.map { letter in
        paths.keys(for: letter, after: previous)?.compactMap { indices[$0.id].map(Press.key) }
      }
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
