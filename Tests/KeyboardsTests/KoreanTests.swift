import Keyboards
import Layouts
import Rule
import TestSupport
import Testing

/// The keyboards that every layout gets.
@Suite struct KoreanTests {
  @Test(arguments: Layout.all) func nothingIsWrongAndEveryPageIsAsWideInAllItsRows(layout: Layout) {
    let keyboard = Keyboard.korean(layout)
    #expect(keyboard.problems == [] && keyboard.pages.allSatisfy { widths($0.rows).count == 1 })
  }

  private func widths(_ rows: [[PageSlot]]) -> Set<Int> {
    Set(rows.map { row in row.reduce(0) { $0 + $1.halfKeys } })
  }

  /// Wherever a layout of one's own has one slot more, its page of letters has no ragged edge.
  @Test(arguments: Layout.all) func oneSlotMoreLeavesRowsAsWideAsEachOther(layout: Layout) {
    for slot in [Slot.gap, .space, .enter, .backspace] {
      for row in layout.rows.indices {
        for place in 0...layout.rows[row].count {
          var rows = layout.rows
          rows[row].insert(slot, at: place)
          let letters = Keyboard.korean(layout.with(rows: rows)).pages[0].rows
          #expect(widths(letters).count == 1, "\(slot) at \(row), \(place)")
        }
      }
    }
  }

  /// A keypad without gaps gets a bottom row for the doors to other pages.
  @Test(arguments: 3...12) func lettersWithoutGapsGetARowThatFits(columns: Int) {
    let keys = Layout.dubeolsik.keys.filter { $0.under == nil }
    let rows = stride(from: 0, to: keys.count, by: columns).map { start in
      keys[start..<min(start + columns, keys.count)].map { Slot.key($0) }
    }
    let letters = Keyboard.korean(.dubeolsik.with(rows: rows, shifted: [])).pages[0].rows
    #expect(letters.count == rows.count + 1)
    #expect(widths(letters) == [2 * columns])
    let bottom = letters.last?.map(\.content) ?? []
    for content in [
      PageSlot.Content.page("symbols"), .role(.language), .role(.space), .role(.enter),
    ] {
      #expect(bottom.count { $0 == content } == 1)
    }
  }

  /// Presses are taps, and long presses that offer one thing.
  @Test(arguments: Layout.all)
  func everyASCIICharacterAndTheWonAreThreePressesFromTheLetters(layout: Layout) {
    let keyboard = Keyboard.korean(layout)
    var found: Set<String> = []
    var models = [KeyboardModel(keyboard, KeyboardField(), SessionField())]
    for press in 1...3 {
      models = models.flatMap { model in
        presses(on: model).compactMap { steps -> KeyboardModel? in
          var next = model
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

  private func presses(on model: KeyboardModel) -> [[KeyboardStep]] {
    model.rows.enumerated().flatMap { row, slots in
      slots.enumerated().flatMap { column, slot -> [[KeyboardStep]] in
        let down = KeyboardStep.down(0, KeyboardPlace(row, column))
        let hold = model.offers(of: slot).count == 1 ? [[down, .pass(350), .up(0)]] : []
        return [[down, .up(0)]] + hold
      }
    }
  }
}
