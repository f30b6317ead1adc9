import Artifacts
import Keyboards
import Layouts
import Maps
import Testing

@testable import Formats

/// Pictures of keyboards, and the pages in the files for other apps.
@Suite struct KeypadDrawingTests {
  /// Returns a keyboard with half-width keys of Dubeolsik, slots of every kind, and some long texts. `bottom` is the
  /// last row.
  private static func half(_ bottom: [Keyboard.Slot]) -> Keyboard {
    let keys = Layout.dubeolsik.keys.indices.filter { Layout.dubeolsik.keys[$0].under == nil }.map { number in
      Keyboard.Slot(.key(number), hold: [number == 0 ? .text("획추가") : .key(27)], width: 0.5)
    }
    let others: [(Keyboard.Slot.Content, String?)] = [
      (.key(0), "획추가"), (.key(1), "가나다라마바"), (.text("<a href=\"|\">"), nil), (.text("WWW"), nil),
      (.text("a", shifted: "A"), nil), (.page("symbols"), nil), (.page(nil), nil), (.role(.language), nil),
      (.role(.next), nil), (.role(.space), "@@@@"), (.action("clear-all"), nil), (.role(.dismiss), nil), (.gap, nil),
    ]
    let slots = others.map { content, legend in
      Keyboard.Slot(content, hold: content.isText ? ["한글", "x"] : [], legend: legend, width: 0.5)
    }
    let pages = [Keyboard.Page("half", legend: "½", rows: [keys, slots, bottom])] + Keyboard.korean(.dubeolsik).pages
    return Keyboard(id: "half", layout: .dubeolsik, pages: pages)
  }

  private static let shift = [Keyboard.Slot(.role(.shift)), Keyboard.Slot(.role(.globe)), Keyboard.Slot(.role(.space))]

  /// A key in a picture, and the labels on that key.
  private struct DrawnKey {
    let box: Box
    var labels: [(style: String, text: String, box: Box)] = []
  }

  /// Returns the keys in a picture. The widths of their labels are estimates.
  private func keys(of picture: String) -> [DrawnKey] {
    var keys: [DrawnKey] = []
    for line in picture.split(separator: "\n") {
      func value(_ name: String) -> String {
        line.split(separator: " \(name)=\"", maxSplits: 1).last.map { String($0.prefix { $0 != "\"" }) } ?? ""
      }
      func number(_ name: String) -> Double { Double(value(name)) ?? .nan }
      let (x, y, size) = (number("x"), number("y"), number("font-size"))
      if line.hasPrefix("<rect class="), value("class") != "pad" {
        keys.append(DrawnKey(box: Box(x, y, number("width"), number("height"))))
      } else if line.hasPrefix("<text ") {
        let escaped = line.split(separator: ">")[1].dropLast("</text".count)
        let text = ["&#60;": "<", "&#62;": ">", "&#34;": "\""]
          .reduce(String(escaped)) { $0.replacing($1.key, with: $1.value) }
        let ems = text.unicodeScalars.reduce(0) { $0 + ($1.value < 128 && $1 != "W" && $1 != "@" ? 0.6 : 1) }
        let start = x - ["start": 0, "middle": 0.5, "end": 1][value("text-anchor"), default: .nan] * size * ems
        // Korean letters extend slightly below the baseline.
        let box = Box(start, y - 0.75 * size, size * ems, 0.85 * size)
        keys[keys.count - 1].labels.append((value("class"), text, box))
      }
    }
    return keys
  }

  private struct Box {
    let (left, top, right, bottom): (Double, Double, Double, Double)

    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      (left, top, right, bottom) = (x, y, x + width, y + height)
    }

    func contains(_ other: Box) -> Bool {
      left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
    }

    func overlaps(_ other: Box) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }
  }

  private func picture(_ keyboard: Keyboard) throws -> String {
    let made = try FormatRegistry.named("keypad").files(for: [LayoutMaps(keyboard.layout, keyboards: [keyboard])])
    #expect(made.artifacts.map(\.path) == ["keypad/\(keyboard.layout.id).svg", "keypad/\(keyboard.id).svg"])
    #expect(made.artifacts.map(\.limit) == [Budget.keyboard, Budget.promise])
    return String(decoding: made.artifacts[1].bytes, as: UTF8.self)
  }

  @Test(arguments: [half(shift), .cheonjiinFlick] + Layout.all.map { Keyboard.korean($0) })
  func labelsFitTheirKeys(keyboard: Keyboard) throws {
    let own = Keyboard(id: "own", layout: keyboard.layout, pages: keyboard.pages)
    for key in keys(of: try picture(own)) {
      for (number, label) in key.labels.enumerated() {
        #expect(key.box.contains(label.box), "\(label)")
        for other in key.labels[..<number] { #expect(!label.box.overlaps(other.box), "\(label) \(other)") }
      }
    }
  }

  /// Each kind of slot has a legend or an icon. A key for holding looks like a text for holding.
  @Test func drawsEverySlot() throws {
    let picture = try picture(Self.half(Self.shift))
    let keys = keys(of: picture)
    let texts = keys.map { $0.labels.map { "\($0.style) \($0.text)" }.joined(separator: ", ") }
    let shown = [
      "legend ㅂ, held 획추가, shifted ㅃ, code q", "legend ㅈ, held ㅉ, shifted ㅉ, code w",
      "legend 획추가, shifted ㅃ, code q", "legend 가나다라마바, shifted ㅉ, code w",
      "door <a href=\"\">, held 한글", "door a, held 한글, shifted A", "door !#1", "door ½", "door 한/영", "door 다음",
      "door @@@@", "door clear-all", "",
    ]
    for text in shown { #expect(texts.contains(text), "\(text): \(texts)") }
    // A space with a legend has no icon. Three slots have icons: dismiss, shift, and the space that gets the width of
    // the globe.
    #expect(keys.count == 26 + 12 + 2 && picture.matches(of: /class="icon"/).count == 3)
    #expect(keys.last.map { $0.box.right - $0.box.left } == 144.0)
    #expect(picture.contains("<title>half</title>"))
  }

  /// Shifted keys that cannot be reached are on no page, and in no file for another app.
  @Test func omitsShiftedKeysFromPagesWithoutShift() throws {
    let keyboard = Self.half([])
    #expect(!(try picture(keyboard).contains("class=\"shifted\"")))
    for (keyboard, hasShift) in [(keyboard, false), (Self.half(Self.shift), true)] {
      let cells = PlainPage(keyboard.pages[0], of: keyboard).rows[0]
      guard case .key(_, let shifted) = cells[0].content else { throw Missing() }
      #expect(shifted?.id == (hasShift ? "ㅃ" : nil))
      #expect(cells.prefix(2).map(\.hold) == [[.init(legend: "획추가")], [.init(legend: "ㅉ", scalar: "ㅉ")]])
    }
  }

  private struct Missing: Error {}
}

extension Keyboard.Slot.Content {
  fileprivate var isText: Bool {
    if case .text = self { true } else { false }
  }
}
