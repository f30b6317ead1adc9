import Artifacts
import Keyboards
import Layouts

/// The file for one layout.
struct FutoFile {
  private let page: LettersPage
  /// The widths, each once, that get a name in the file. A space key takes what is left of its row.
  private let widths: [String]

  /// The rows of letters, of which there are eight, and the bottom row.
  static let rowLimit = 9

  init(_ page: LettersPage) {
    self.page = page
    widths = page.rows.joined().filter { $0.content != .role(.space) }.map(page.width)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The first place whose width gets no name, for there are four.
  var tooMany: LettersPage.Cell? {
    page.rows.joined().first {
      $0.content != .role(.space) && !widths.prefix(4).contains(page.width($0))
    }
  }

  /// The whole file.
  var text: String {
    let names = widths.enumerated().map { "Custom\($0 + 1): \($1)" }.joined(separator: ", ")
    let head = [
      "# Generated; do not edit. Made by: swift run gen --format futo, \(License.name) licence.",
      "name: \(QuotedText.quoted("\(page.layout.name) (\(page.layout.latinName))"))",
      "languages: ko", "combiners:", "  - \(Self.combiner(of: page.layout))",
      "numberRowMode: AlwaysDisabled", "rowHeightMode: FillHeight", "bottomRowHeightMode: Flexible",
      "autoShift: false", "overrideWidths: {\(names)}",
      "attributes: &keys {\(Self.attributes)}", "rows:",
    ]
    let rows = page.rows.enumerated().flatMap { number, row -> [String] in
      let isLast = number == page.rows.count - 1
      // The bottom row takes its attributes from nowhere else.
      return [isLast ? "  - bottom:" : "  - letters:"] + row.map { "      - \(key($0))" }
        + (isLast ? ["    attributes: *keys"] : []) + ["    splittable: false"]
    }
    return (head + rows).joined(separator: "\n") + "\n"
  }

  /// The name that the layout's combiner has among those of FUTO Keyboard: `HwaljaCheonjiin`.
  static func combiner(of layout: Layout) -> String {
    "Hwalja"
      + layout.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static let attributes = [
    "moreKeyMode: OnlyExplicit", "useKeySpecShortcut: false", "shiftable: false",
    "showPopup: false",
    "labelFlags: {autoXScale: true}",
  ].joined(separator: ", ")

  private func key(_ cell: LettersPage.Cell) -> String {
    if let key = cell.key {
      let plain = base(key, cell)
      guard let shifted = cell.shifted else { return plain }
      return "{type: case, normal: \(plain), shiftedManually: \(base(shifted, cell))}"
    }
    switch cell.content {
    case .role(.backspace): return template("delete", cell)
    case .role(.enter): return template("enter", cell)
    case .role(.space): return "{type: space, attributes: {width: Grow}}"
    case .role(.shift): return template("shift", cell)
    case .page: return template("symbols", cell)
    case .role(.language):
      let spec = QuotedText.quoted("!icon/action_switch_language|!code/action_switch_language")
      return "{type: base, spec: \(spec), attributes: {width: \(name(cell)), style: Functional, "
        + "longPressEnabled: true}}"
    case .text(let text): return base(text.text, nil, cell.hold, cell)
    case .key, .gap, .role: return template("gap", cell)
    }
  }

  private func base(_ key: Key, _ cell: LettersPage.Cell) -> String {
    base(key.legend, key.scalar, key.longPress.map { [String($0)] } ?? [], cell)
  }

  private func base(
    _ legend: String, _ scalar: Unicode.Scalar?, _ hold: [String], _ cell: LettersPage.Cell
  )
    -> String
  {
    let code = scalar.map { ", code: 0x\(String($0.value, radix: 16, uppercase: true))" } ?? ""
    let more = hold.map { QuotedText.quoted(Self.spec($0)) }.joined(separator: ", ")
    return "{type: base, spec: \(QuotedText.quoted(Self.spec(legend)))\(code)"
      + (hold.isEmpty ? "" : ", moreKeys: [\(more)]") + ", attributes: {width: \(name(cell))}}"
  }

  private func template(_ type: String, _ cell: LettersPage.Cell) -> String {
    "{type: \(type), attributes: {width: \(name(cell))}}"
  }

  private func name(_ cell: LettersPage.Cell) -> String {
    "Custom\((widths.firstIndex(of: page.width(cell)) ?? 0) + 1)"
  }

  /// A text as a specification of a key has it, in which commas, bars and backslashes divide.
  private static func spec(_ text: String) -> String {
    text.map { ",|\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
