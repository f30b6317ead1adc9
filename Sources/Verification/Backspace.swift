import Hangul
import Layouts
import StateMap

/// Backspace by its rule, with no map: the last unit loses its last letter, or has it made simpler.
struct Backspace {
  let layout: Layout

  /// What a run of `letters` reads after backspace.
  func text(after letters: [Letter]) -> String {
    guard let last = letters.last else { return "" }
    let length = lengthOfLastUnit(letters)
    var unit = Array(letters.suffix(length))
    unit.removeLast()
    if let simpler = Backspace.simpler[last] { unit.append(simpler) }
    return write(letters.dropLast(length)) + write(unit)
  }

  /// How many letters at the end of `letters` are written apart from those before them, at least one.
  private func lengthOfLastUnit(_ letters: [Letter]) -> Int {
    let whole = write(letters[...])
    return (1..<letters.count).first { length in
      let parts = write(letters.dropLast(length)) + write(letters.suffix(length))
      return parts.unicodeScalars.elementsEqual(whole.unicodeScalars)
    } ?? letters.count
  }

  private func write(_ letters: some Sequence<Letter>) -> String {
    ForwardComposer(layout: layout, run: Array(letters)).text
  }

  private static let simpler: [Letter: Letter] = [
    "ㅘ": "ㅗ", "ㅙ": "ㅗ", "ㅚ": "ㅗ", "ㅝ": "ㅜ", "ㅞ": "ㅜ", "ㅟ": "ㅜ", "ㅢ": "ㅡ",
    .twoDots: .dot,
  ]
}
