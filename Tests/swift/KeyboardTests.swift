import Hwalja
import Testing

/// Swift's API for keyboards: construction, ticks, drawing and settings. The conformance suite `keyboard` tests
/// touches.
struct KeyboardTests {
  private static let keyboard = Keyboard(
    id: "mine", layout: .dubeolsik,
    pages: [
      .init(
        "latin", legend: "ABC", hasCapitals: true,
        rows: [
          [.init(.text("q"), hold: ["1"]), "w", .init(.text("e"), hold: ["é", "(|)", 0])],
          [
            .init(.key(3), hold: [3, "♥"]), .init(.role(.backspace)),
            .init(.role(.shift), width: 1.5),
          ],
          [.init(.role(.globe), width: 0.5), .init(.role(.space)), .init(.role(.language))],
        ])
    ])
  private let proxy = Host.plain.proxy()
  private let machine: KeyboardMachine<InputSession<SimulatedProxy>>

  init() {
    machine = KeyboardMachine(Self.keyboard, session: InputSession(layout: .cheonjiin, client: proxy))
  }

  @Test func anotherKeyboardBringsItsLayoutAndPages() {
    #expect(machine.session.layout == .dubeolsik)
    machine.tap(.init(1, 0), at: 1)
    machine.down(.init(1, 1), finger: 7, at: 1)
    machine.keyboard = .cheonjiin
    #expect(machine.session.layout == .cheonjiin)
    #expect(machine.page.id == "letters")
    #expect(machine.nextTick == nil)
  }

  @Test func readingAFileNeedsALayout() {
    let json = #"{"id": "x", "pages": [{"id": "a", "legend": "A", "kind": "letters", "rows": [["a"]]}]}"#
    let error = #expect(throws: InvalidKeyboardFile.self) { try Keyboard(json: json, layouts: []) }
    #expect(error?.problem == "no layouts given; pass one, even for a keyboard without Korean")
  }

  /// A deeply nested file must not overflow the stack of the reader.
  @Test(arguments: ["[", #"{"x":"#])
  func rejectsADeeplyNestedFile(opening: String) {
    let error = #expect(throws: InvalidKeyboardFile.self) {
      try Keyboard(json: String(repeating: opening, count: 30_000), layouts: [.sky])
    }
    #expect(error?.problem == "not JSON")
  }

  /// The time of a tick must survive the conversion from milliseconds to seconds and back.
  @Test(arguments: [0.1, 0.2, 0.7, 1.1, 12_345.678, 98_765_432.109])
  func aTickAtTheNextTickIsNotTooEarly(start: Double) throws {
    machine.down(.init(0, 0), finger: 7, at: start)
    #expect(machine.tick(at: try #require(machine.nextTick)) == .written)
    #expect(machine.nextTick == nil)
    #expect(proxy.field.notation == "1|")
  }

  /// The conformance driver draws only in `onChange`, so the conformance suite finds missing calls.
  @Test func callsOnChangeOncePerChange() {
    var changes = 0
    machine.onChange = { changes += 1 }
    func count(_ act: () -> Void) -> Int {
      changes = 0
      act()
      return changes
    }
    #expect(count { machine.down(.init(0, 2), finger: 0, at: 2) } == 1)
    #expect(count { machine.tick(at: 2.349) } == 0)
    #expect(count { machine.drag(0, x: 1, y: 1, at: 2.349) } == 0)
    #expect(count { machine.hostDidChange(at: 2.349) } == 0)
    #expect(count { machine.keyboard = .cheonjiin } == 1)
    #expect(count { machine.settings.needsGlobe = true } == 1)
    #expect(count { machine.settings.needsGlobe = true } == 0)
  }

  @Test func replacesASelectionAndKeepsTheTextBeforeIt() {
    proxy.change { $0 = FieldText("ab[cd]") }
    #expect(machine.session.replace(2, with: "X") == .changed)
    #expect(proxy.field.notation == "abX|")
    #expect(machine.session.replace(2, with: "Y") == .changed)
    #expect(proxy.field.notation == "aY|")
    #expect(machine.session.replace(0, with: "") == .nothing)
  }

  /// 획추가 does nothing to ㄹ, so the offer of 획추가 is typed after ㄹ.
  @Test func anOfferDoesNotUndoAKeyThatDidNothing() throws {
    let layout = KeyboardLayout.naratgeul
    let keys = try ["ㄹ", "획추가"].map { id in try #require(layout.keys.firstIndex { $0.id == id }) }
    let row: [Keyboard.Slot] = [.init(.key(keys[0])), .init(.key(keys[1]), hold: ["*"])]
    machine.keyboard = Keyboard(id: "own", layout: layout, pages: [.init("a", legend: "A", rows: [row])])
    machine.tap(.init(0, 0), at: 1)
    machine.down(.init(0, 1), finger: 0, at: 2)
    machine.tick(at: 3)
    #expect(proxy.field.notation == "ㄹ*|")
  }

  @Test func slotsKeepTheirPlacesWithoutAGlobe() {
    #expect(machine.rows[2].map(\.place.column) == [1, 2])
  }

  @Test func settingsAreInSeconds() {
    proxy.change { $0 = FieldText("가나다라|") }
    machine.settings.repeatDelay = 0.1
    machine.settings.repeatInterval = 0
    machine.settings.longPress = .infinity
    machine.settings.doubleSpace = nil
    machine.down(.init(1, 1), finger: 0, at: 1)
    machine.tick(at: 1.1)
    machine.tick(at: 1.101)
    machine.up(0, at: 1.101)
    machine.down(.init(0, 0), finger: 0, at: 2)
    machine.up(0, at: 9000)
    for _ in 1...2 { machine.tap(.init(2, 1), at: 9000) }
    #expect(proxy.field.notation == "가q  |")
  }

  @Test func acceptsExtremeTimesAndDistances() {
    for time in [0, -1, 1e300, -.infinity, .infinity, .nan, 1] {
      machine.tap(.init(0, 1), at: time)
      machine.down(.init(1, 1), finger: 1, at: time)
      machine.tick(at: time)
    }
    for x in [-Double.infinity, .nan, .greatestFiniteMagnitude] {
      machine.drag(1, x: x, y: -.infinity, at: 2)
    }
    machine.tap(.init(.max, .min), at: 2)
    machine.up(1, at: .nan)
    machine.tap(.init(0, 1), at: 2)
    #expect(proxy.field.text.last == "w")
  }

  /// The field has text but does not report it.
  @Test func noCapitalIsDueInAFieldThatHidesItsText() {
    for (host, shift) in [(Host.dark, Keyboard.Shift.off), (Host.plain, .due)] {
      let session = InputSession(layout: .dubeolsik, client: host.proxy())
      let machine = KeyboardMachine(Self.keyboard, session: session)
      machine.fieldDidChange(.init(capitals: .sentences))
      #expect(machine.shift == shift)
    }
  }
}
