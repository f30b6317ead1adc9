import Artifacts
import Keyboards
import Layouts
import Maps

/// The layout files of HeliBoard. The app draws functional keys around the keys of a page: its own around wide
/// pages, and the keys of `HeliBoardFunctional` around the pages of a phone keypad.
enum HeliBoardFile {
  /// Returns the two pages of symbols. By default, HeliBoard replaces the first row of the first page with digits, so a
  /// page without digits needs an additional row.
  private static func symbols(_ pages: PlainPages) -> [[[String]]] {
    pages.symbols.enumerated().map { number, page in
      let needsDigits = number == 0 && page.rows.first?.compactMap(\.text) != digits
      return (needsDigits ? [digits.map { labelled($0) }] : []) + rows(of: page)
    }
  }

  private static let digits = "1234567890".map { String($0) }

  private static func rows(of page: PlainPage) -> [[String]] {
    page.rows.map { row in row[page.keys(of: row)].map { key($0, page) } }.filter { !$0.isEmpty }
  }

  /// Returns a key with a label, and also the character that the key sends if that differs from the label.
  private static func labelled(_ label: String, _ scalar: Unicode.Scalar? = nil) -> String {
    JSONText.dense.object([("label", JSONText.quoted(label)), ("code", code(of: label, scalar))])
  }

  /// Returns the code of a key, or nil if the label is the character itself, because HeliBoard then uses the label.
  private static func code(of label: String, _ scalar: Unicode.Scalar?) -> String? {
    scalar.flatMap { label.unicodeScalars.elementsEqual([$0]) ? nil : "\($0.value)" }
  }

  private static func key(_ cell: PlainPage.Cell, _ page: PlainPage) -> String {
    let width = page.share(of: cell)
    switch cell.content {
    case .key(let key, let shifted?):
      return JSONText.dense.object([
        ("$", JSONText.quoted("shift_state_selector")),
        ("manualOrLocked", object(shifted, [], width)),
        ("default", object(key, cell.hold, width)),
      ])
    case .key(let key, nil): return object(key, cell.hold, width)
    case .text(let text): return object(text, nil, cell.hold, width)
    default: return page.functionalKey(cell)
    }
  }

  private static func object(_ key: Key, _ hold: [PlainPage.Offer], _ width: Double) -> String {
    object(key.legend, key.scalar, hold, width)
  }

  private static func object(
    _ label: String, _ scalar: Unicode.Scalar?, _ hold: [PlainPage.Offer], _ width: Double
  ) -> String {
    let offers = JSONText.dense.list(hold.map { labelled($0.legend, $0.scalar) })
    return JSONText.dense.object([
      ("label", JSONText.quoted(label)),
      ("code", code(of: label, scalar)),
      ("width", "\(width)"),
      ("popup", hold.isEmpty ? nil : JSONText.dense.object([("relevant", offers)])),
    ])
  }
}

extension PlainPage {
  /// Returns a functional key or a gap. HeliBoard identifies a functional key by its label.
  func functionalKey(_ cell: Cell) -> String {
    let label = cell.heliBoardLabel.map(JSONText.quoted)
    return JSONText.dense.object([
      ("label", label), ("type", label == nil ? JSONText.quoted("placeholder") : nil),
      ("width", "\(share(of: cell))"),
    ])
  }

  /// Returns the range of the keys in `row` that HeliBoard does not treat as functional keys: keys of the layout on a
  /// page with letters, and texts on other pages. Returns an empty range at the start if there are no such keys.
  func keys(of row: [Cell]) -> Range<Int> {
    let hasLetters = rows.joined().contains { $0.key != nil }
    let keys = row.indices.filter { row[$0].key != nil || !hasLetters && row[$0].text != nil }
    guard let first = keys.first, let last = keys.last else { return 0..<0 }
    return first..<(last + 1)
  }
}

extension PlainPage.Cell {
  fileprivate var heliBoardLabel: String? {
    switch content {
    case .backspace: "delete"
    case .enter: "action"
    case .space: "space"
    case .shift, .otherSymbols: "shift"
    case .language: "language_switch"
    case .page(.letters), .page(.symbols): "symbol_alpha"
    case .page(.digits): "numpad"
    case .text(let text): text
    case .key, .gap: nil
    }
  }
}

extension HeliBoardFile {
  /// Returns the files of a layout: one for its letters, two for symbols and, for a phone keypad, one for the
  /// functional keys.
  ///
  /// - Throws: `UnsupportedLayout` if HeliBoard would interpret a key as a different one.
  static func files(of maps: LayoutMaps) throws -> [Artifact] {
    for key in maps.layout.keys {
      if let reason = reason(against: key) { throw UnsupportedLayout(key: key, reason: reason) }
    }
    let pages = PlainPages(maps)
    let around = pages.isKeypad ? [HeliBoardFunctional.rows(around: pages)] : []
    let parts =
      [(LayoutArtifact.heliBoard, rows(of: pages.letters))]
      + zip([.heliBoardSymbols, .heliBoardMoreSymbols], symbols(pages)) + around.map { (.heliBoardFunctional, $0) }
    return parts.map { Artifact($0, of: maps, bytes: JSONText.file(ofRows: $1)) }
  }

  /// Returns the reason why HeliBoard would interpret `key` as a different key, or nil if it would not.
  private static func reason(against key: Key) -> String? {
    let legend = key.legend.unicodeScalars
    let word = legend.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0 == "_")
    }
    if word && legend.count > 1 {
      return "has the legend \(key.legend), but such words are functional keys in HeliBoard; give it another"
    }
    if legend.contains("|") || legend.contains("\\") || legend.first == "!" || legend.first == "$" {
      return "has the legend \(key.legend), but |, \\, ! and $ are commands to HeliBoard; give it another"
    }
    guard let scalar = key.scalar, scalar.properties.changesWhenUppercased else { return nil }
    return "has the scalar \(scalar), but shift changes it in HeliBoard; give it another"
  }
}
