import Keyboards
import Layouts
import Rule
import Testing

@testable import conform

/// The keyboards that come with the project.
@Suite struct KoreanKeyboardTests {
  @Test(arguments: Layout.all.flatMap(Keyboard.all))
  func everyPageIsAsWideInAllItsRows(keyboard: Keyboard) {
    #expect(keyboard.pages.allSatisfy { widths($0.rows).count == 1 })
  }

  private func widths(_ rows: [[Keyboard.Slot]]) -> Set<Double> {
    Set(rows.map { row in row.reduce(0) { $0 + $1.width } })
  }

  /// A layout of one's own is drawn in rows as its keys come, with a way to everything else below them.
  @Test(arguments: [1, 4, 11, 15, 16, 26, 40], [false, true])
  func aLayoutThatNobodyHasDrawnGetsRows(count: Int, needsShift: Bool) throws {
    var keys = (0..<count).map {
      Key("k\($0)", appends: Letter(Unicode.Scalar(0x4E00 + UInt32($0))!))
    }
    if needsShift { keys.append(Key("S", scalar: "S", under: "k0", appends: "ㅎ")) }
    let layout = Layout.sky.with(id: "mine", keys: keys)
    let keyboard = Keyboard.korean(layout)
    let text = KeyboardFile.text(of: keyboard)
    _ = try KeyboardFile.keyboard(from: Array(text.utf8), file: "x", layouts: [layout])
    let rows = keyboard.pages[0].rows
    #expect(widths(rows).count == 1 && rows.count == (count - 1) / (count > 15 ? 10 : 4) + 2)
    #expect(rows.joined().compactMap(\.content.key) == Array(0..<count))
  }

  @Test func aLayoutWithTheKeysOfAnotherIsDrawnLikeIt() {
    let mine = Keyboard.korean(Layout.cheonjiin.with(id: "mine"))
    #expect(mine.pages == Keyboard.korean(.cheonjiin).pages && mine.layout.id == "mine")
  }

  /// The keys of Dubeolsik without a shift are not drawn as Dubeolsik is, which has no place for seven of them.
  @Test func everyKeyHasAPlace() {
    let keys = Layout.dubeolsik.keys.map { Key($0.id, code: $0.code, appends: $0.appends, advance: $0.advance) }
    let slots = Keyboard.korean(.dubeolsik.with(keys: keys)).pages[0].rows.joined()
    #expect(slots.compactMap(\.content.key) == Array(keys.indices))
  }

  /// Presses are taps, and long presses that offer one thing.
  @Test(arguments: Layout.all.flatMap(Keyboard.all))
  func everyASCIICharacterAndTheWonAreThreePressesFromTheLetters(keyboard: Keyboard) {
    var found: Set<String> = []
    var oracles = [KeyboardOracle(keyboard, HostField(), FieldText())]
    for press in 1...3 {
      oracles = oracles.flatMap { oracle in
        presses(on: oracle).compactMap { steps -> KeyboardOracle? in
          var next = oracle
          for step in steps { next.take(step) }
          let text = next.text.before
          if !text.isEmpty { found.insert(text) }
          // What follows a text is none of a single character.
          return text.isEmpty && press < 3 ? next : nil
        }
      }
    }
    let wanted = (0x21...0x7E).compactMap { Unicode.Scalar($0) }.map { String($0) } + [" ", "₩"]
    #expect(wanted.filter { !found.contains($0) } == [])
  }

  private func presses(on oracle: KeyboardOracle) -> [[KeyboardStep]] {
    oracle.places { _ in true }.flatMap { place -> [[KeyboardStep]] in
      let hold = oracle.slot(place).hold.count == 1
      return [[.down(0, place), .up(0)]] + (hold ? [[.down(0, place), .pass(350), .up(0)]] : [])
    }
  }
}
