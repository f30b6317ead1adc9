import Artifacts
import Foundation
import Keyboards
import Layouts
import Maps

/// A layout file of FUTO Keyboard, for one page of a keyboard.
struct FutoFile {
  private let page: PlainPage
  private let name: String
  /// Further lines at the top of the file.
  private let members: [String]
  /// The different widths of keys. Each width gets a name in the file, and a file can have four such names. Space keys
  /// are excluded, because they take the rest of their row.
  private let widths: [Double]

  private init(_ page: PlainPage, name: String, _ members: [String] = []) {
    self.page = page
    self.name = name
    self.members = members
    widths = page.rows.joined().filter { $0.content != .space }.map(page.share)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The content of the file.
  var text: String {
    let names = widths.enumerated().map { "Custom\($0 + 1): \($1)" }.joined(separator: ", ")
    let modes = [
      "numberRowMode: AlwaysDisabled", "rowHeightMode: FillHeight", "bottomRowHeightMode: Flexible",
      "autoShift: false", "overrideWidths: {\(names)}",
      "attributes: &keys {\(Self.attributes)}", "rows:",
    ]
    let rows = page.rows.enumerated().flatMap { number, row -> [String] in
      let isLast = number == page.rows.count - 1
      // The app does not apply the attributes of the file to the bottom row.
      return [isLast ? "  - bottom:" : "  - letters:"] + row.map { "      - \(key($0))" }
        + (isLast ? ["    attributes: *keys"] : []) + ["    splittable: false"]
    }
    let lines = [Self.comment, "name: \(quoted(name))"] + members + modes + rows
    return lines.joined(separator: "\n") + "\n"
  }

  private static let comment =
    "# Generated; do not edit. Made by: swift run gen --format futo, \(License.name) licence."

  private static let attributes = [
    "moreKeyMode: OnlyExplicit", "useKeySpecShortcut: false", "shiftable: false",
    "showPopup: false",
    "labelFlags: {autoXScale: true}",
  ].joined(separator: ", ")

  private func key(_ cell: PlainPage.Cell) -> String {
    switch cell.content {
    case .key(let key, nil): return base(key, cell.hold, cell)
    case .key(let key, let shifted?):
      return "{type: case, normal: \(base(key, cell.hold, cell)), shiftedManually: \(base(shifted, [], cell))}"
    case .text(let text): return base(text, nil, cell.hold, cell)
    case .backspace: return template("delete", cell)
    case .enter: return template("enter", cell)
    case .space: return "{type: space, attributes: {width: Grow}}"
    case .shift, .otherSymbols: return template("shift", cell)
    case .page(.letters): return template("alphabet", cell)
    case .page(.symbols): return template("symbols", cell)
    case .page(.digits): return template("number", cell, ", style: Functional")
    case .language:
      let spec = quoted("!icon/action_switch_language|!code/action_switch_language")
      return "{type: base, spec: \(spec), attributes: {width: \(name(cell)), style: Functional, "
        + "longPressEnabled: true}}"
    case .gap: return template("gap", cell)
    }
  }

  private func base(_ key: Key, _ hold: [PlainPage.Offer], _ cell: PlainPage.Cell) -> String {
    base(key.legend, key.scalar, hold, cell)
  }

  private func base(
    _ legend: String, _ scalar: Unicode.Scalar?, _ hold: [PlainPage.Offer], _ cell: PlainPage.Cell
  ) -> String {
    let code = scalar.map { ", code: 0x\(String($0.value, radix: 16, uppercase: true))" } ?? ""
    let more = hold.map { quoted(Self.spec($0)) }.joined(separator: ", ")
    return "{type: base, spec: \(quoted(Self.spec(legend)))\(code)"
      + (hold.isEmpty ? "" : ", moreKeys: [\(more)]") + ", attributes: {width: \(name(cell))}}"
  }

  private func template(_ type: String, _ cell: PlainPage.Cell, _ more: String = "") -> String {
    "{type: \(type), attributes: {width: \(name(cell))\(more)}}"
  }

  private func name(_ cell: PlainPage.Cell) -> String {
    "Custom\((widths.firstIndex(of: page.share(of: cell)) ?? 0) + 1)"
  }

  /// Returns `text`, which must be a single line, as a double-quoted YAML string (1.2, section 7.3.1).
  private func quoted(_ text: String) -> String {
    let escaped = text.escaping("\"\\").replacingScalars { scalar in
      // Editors do not show format characters.
      scalar.properties.generalCategory == .format
        ? String(format: "\\U%08x", scalar.value) : nil
    }
    return "\"\(escaped)\""
  }

  /// Returns the key specification of an offer: its legend, and also the character that it sends if that differs from
  /// the legend.
  private static func spec(_ offer: PlainPage.Offer) -> String {
    let sent = offer.scalar.map { String($0) } ?? offer.legend
    return spec(offer.legend) + (sent.utf8.elementsEqual(offer.legend.utf8) ? "" : "|\(spec(sent))")
  }

  /// Returns `text` for a key specification, with commas, bars and backslashes escaped.
  private static func spec(_ text: String) -> String {
    text.escaping(",|\\")
  }
}

extension FutoFile {
  /// The maximum number of rows: eight with letters, and the bottom row.
  private static let rowLimit = 9

  /// Returns the files of a layout: one for its letters, and two for symbols. The first file names the combiner that
  /// composes the letters. The other files replace the app's own pages of symbols.
  ///
  /// - Throws: `UnsupportedLayout` if there are too many rows, or if the app would interpret a legend as a command.
  static func files(of maps: LayoutMaps) throws -> [Artifact] {
    let (pages, layout) = (PlainPages(maps), maps.layout)
    if let key = pages.letters.rows.dropFirst(rowLimit).joined().compactMap(\.key).first {
      throw UnsupportedLayout(
        key: key,
        reason: "is in row \(rowLimit + 1), but FUTO Keyboard has only \(rowLimit) rows; move it up")
    }
    for key in layout.keys {
      let legend = key.legend.unicodeScalars
      guard legend.first == "!", legend.contains("/") else { continue }
      throw UnsupportedLayout(
        key: key,
        reason: "has the legend \(key.legend), which is a command to FUTO Keyboard; give it another")
    }
    let name = "\(layout.name) (\(layout.latinName))"
    // The combiner of a layout is called HwaljaCheonjiin, for example.
    let words = layout.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let file = "korean_hwalja_\(layout.id)_symbols"
    let overrides = ["symbols: \(file)", "symbolsShifted: \(file)_shift"]
    let letters = FutoFile(
      pages.letters, name: name,
      [
        "languages: ko", "combiners:", "  - Hwalja\(words.joined())",
        "layoutSetOverrides: {\(overrides.prefix(pages.symbols.count).joined(separator: ", "))}",
      ])
    let symbols = pages.symbols.enumerated().map { number, page in
      FutoFile(page, name: "\(name), \(number + 1)/\(pages.symbols.count)")
    }
    let files = [(LayoutArtifact.futo, letters)] + zip([.futoSymbols, .futoMoreSymbols], symbols)
    return files.map { Artifact($0, of: maps, bytes: Array($1.text.utf8)) }
  }
}
