import Keyboards
import Layouts
import Rule
import Testing

@testable import conform

/// The keyboards that the project defines.
@Suite struct KoreanKeyboardTests {
  @Test(arguments: Layout.all.flatMap(Keyboard.all))
  func rowsOfAPageHaveTheSameWidth(keyboard: Keyboard) {
    #expect(keyboard.pages.allSatisfy { widths($0.rows).count == 1 })
  }

  private func widths(_ rows: [[Keyboard.Slot]]) -> Set<Double> {
    Set(rows.map { row in row.reduce(0) { $0 + $1.width } })
  }

  /// A page has room for any number of keys, and for the slots that lead to everything else.
  @Test(arguments: [1, 4, 11, 12, 13, 15, 16, 22, 23, 26, 40], [false, true])
  func everyKeyWithoutACodeHasASlot(count: Int, needsShift: Bool) throws {
    var keys = (0..<count).map {
      Key("k\($0)", appends: Letter(Unicode.Scalar(0x4E00 + UInt32($0))!))
    }
    if needsShift { keys.append(Key("S", scalar: "S", under: "k0", appends: "ㅎ")) }
    let layout = Layout.sky.with(id: "mine", keys: keys)
    let keyboard = Keyboard.korean(layout)
    let text = KeyboardFile.text(of: keyboard)
    _ = try KeyboardFile.keyboard(from: Array(text.utf8), file: "x", layouts: [layout])
    let rows = keyboard.pages[0].rows
    #expect(widths(rows).count == 1)
    #expect(rows.joined().compactMap(\.content.key).sorted() == Array(0..<count))
  }

  /// The code of a key is a key of a phone or a computer, and it decides the place of the layout's key. The name and
  /// the order of keys do not matter. In the table, ? is a key without a code, which needs no shift, and – is a gap.
  @Test(arguments: [
    ("#0*987654321", "1 2 3 ⌫ / 4 5 6 ⏎ / 7 8 9 !#1 한/영 / * 0 # 🌐 ␣"),
    ("?1234567890", "1 2 3 ⌫ / 4 5 6 ⏎ / 7 8 9 ? / !#1 🌐 0 ␣ 한/영"),
    ("1234567890", "1 2 3 ⌫ / 4 5 6 ⏎ / 7 8 9 . / !#1 🌐 0 ␣ 한/영"),
    ("24*", "– 2 – ⌫ / 4 – – ⏎ / – – – !#1 한/영 / * – – 🌐 ␣"),
    ("24??", "? 2 – ⌫ / 4 – – ⏎ / – – – ? / !#1 🌐 – ␣ 한/영"),
    ("????????????", "? ? ? ⌫ / ? ? ? ⏎ / ? ? ? !#1 한/영 / ? ? ? 🌐 ␣"),
    ("poiuytrewqlkjhgfdsamnbvcxz", "q w e r t y u i o p / – a s d f g h j k l – / – z x c v b n m ⌫ / !#1 🌐 ␣ . 한/영 ⏎"),
    ("Qqaz", "– q – / – a – / ⇧ z ⌫ / !#1 🌐 ␣ . 한/영 ⏎"),
    (
      "qwertyuiop[]asdfghjkl;'zxcvbnm,./",
      "q w e r t y u i o p [ ] / – a s d f g h j k l ; ' – / z x c v b n m , . / ⌫ / !#1 🌐 ␣ . 한/영 ⏎"
    ),
    ("1q2w3e", "1 q 2 ⌫ / w 3 e ⏎ / – – – . / !#1 🌐 – ␣ 한/영"),
    ("123456789*0#?", "– 1 2 3 4 5 6 7 – / 8 9 * 0 # ? ⌫ / !#1 🌐 ␣ . 한/영 ⏎"),
  ])
  func codesDecideThePlacesOfKeys(codes: String, rows: String) {
    let lowercase = codes.filter { !$0.isUppercase }
    let keys = (Array(lowercase) + codes.filter(\.isUppercase)).enumerated().map { number, code in
      Key(
        "k\(number)", code: code == "?" ? nil : code,
        under: code.isUppercase ? "k\(Array(lowercase).firstIndex(of: Character(code.lowercased()))!)" : nil,
        appends: Letter(Unicode.Scalar(0x4E00 + UInt32(number))!))
    }
    let page = Keyboard.korean(Layout.sky.with(id: "mine", keys: keys)).pages[0]
    #expect(widths(page.rows).count == 1)
    let drawn = page.rows.map { row in
      row.map { slot in
        switch slot.content {
        case .key(let number): keys[number].code.map { String($0) } ?? "?"
        case .text(let text, _, _, _): text
        case .page: "!#1"
        case .role(.space): "␣"
        case .role(let role): role.rawValue
        case .gap: "–"
        case .action: "action"
        }
      }.joined(separator: " ")
    }
    #expect(drawn.joined(separator: " / ") == rows)
  }

  /// New names for the keys and another order of the keys change nothing.
  @Test(arguments: Layout.all)
  func layoutsWithTheSameCodesLookTheSame(layout: Layout) {
    var number = 0
    let keys = layout.keys.map { key in
      number += 1
      return Key(
        "k\(number)", legend: key.legend, scalar: key.scalar, code: key.code,
        under: layout.keys.firstIndex { $0.id == key.under }.map { "k\($0 + 1)" }, appends: key.appends,
        advance: key.advance)
    }
    #expect(Keyboard.korean(layout.with(id: "mine", keys: keys)).pages == Keyboard.korean(layout).pages)
    let mirrored =
      keys.filter { $0.under == nil && $0.code != nil }.reversed() + keys.filter { $0.code == nil }
      + keys.filter { $0.under != nil }
    let other = Keyboard.korean(layout.with(id: "mine", keys: mirrored)).pages[0].rows
    let places = { (rows: [[Keyboard.Slot]], keys: [Key]) in
      rows.map { row in row.map { $0.content.key.map { keys[$0].id } ?? "" } }
    }
    #expect(places(other, mirrored) == places(Keyboard.korean(layout).pages[0].rows, keys))
  }

  /// If no key needs shift, the keys of Dubeolsik need other rows. Its own rows have no slots for seven of these keys.
  @Test func everyKeyHasASlot() {
    let keys = Layout.dubeolsik.keys.map { Key($0.id, code: $0.code, appends: $0.appends, advance: $0.advance) }
    let slots = Keyboard.korean(.dubeolsik.with(keys: keys)).pages[0].rows.joined()
    #expect(slots.compactMap(\.content.key) == Array(keys.indices))
  }

  /// Every press must be reachable by a tap, or by a long press with one offer.
  @Test(arguments: Layout.all.flatMap(Keyboard.all))
  func everyASCIICharacterAndTheWonTakeAtMostThreePresses(keyboard: Keyboard) {
    var found: Set<String> = []
    var oracles = [KeyboardOracle(keyboard, HostField(), FieldText())]
    for press in 1...3 {
      oracles = oracles.flatMap { oracle in
        presses(on: oracle).compactMap { steps -> KeyboardOracle? in
          var next = oracle
          for step in steps { next.take(step) }
          let text = next.text.before
          if !text.isEmpty { found.insert(text) }
          // Stop after a text, because the field would have more than one character after further presses.
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
