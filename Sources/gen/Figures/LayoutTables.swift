import Foundation
import Layouts

/// What docs/LAYOUTS.md says of layouts, as tables in Markdown.
enum LayoutTables {
  /// A row for each of `layouts`, which must be valid: its name, its keys without those that need shift, and how many
  /// presses it takes for a syllable, on average, over all 11,172, each alone, and over those of `words`; and presses of
  /// the next-character key for every 100 syllables of the words. Without words, these two columns are left out.
  static func presses(of layouts: [Layout], words: [[Syllable]]) -> String {
    let heads = ["layout", "keys", "all syllables", "words", "next character, in 100 syllables of words"]
    let rules = ["---", "--:", "--:", "--:", "--:"]
    let columns = words.isEmpty ? 3 : heads.count
    return row(heads.prefix(columns)) + "|\(rules.prefix(columns).joined(separator: "|"))|\n"
      + layouts.map { row(presses(of: $0, words).prefix(columns)) }.joined()
  }

  private static func presses(of layout: Layout, _ words: [[Syllable]]) -> [String] {
    let finder = PressFinder(layout, cost: \.presses)
    let keys = layout.keys
    func cost(_ presses: [Press]) -> Int {
      presses.reduce(0) { cost, press in if case .key(let key) = press { cost + keys[key].presses } else { cost + 1 } }
    }
    let total = Syllable.all.reduce(0) { $0 + cost(finder.presses(for: String($1.scalar))) }
    let found = words.map { word in finder.presses(for: String(String.UnicodeScalarView(word.map(\.scalar)))) }
    let syllables = words.reduce(0) { $0 + $1.count }
    let ofWords = [
      found.reduce(0) { $0 + cost($1) }, 100 * found.reduce(0) { $0 + $1.count { $0 == .next } },
    ]
    return [layout.latinName, "\(layout.unshifted.count)", decimal(total, per: Syllable.count)]
      + ofWords.map { decimal($0, per: syllables) }
  }

  /// The rules of `layout`: a row for each key; those that only type the jamo printed on them share one.
  static func rules(of layout: Layout) -> String {
    func isPlain(_ key: Key) -> Bool {
      key.appends?.description == key.id && key.advance.steps.isEmpty
    }
    let others = layout.keys.filter { !isPlain($0) }.map { key in
      row([key.id, key.text(of: .appends) ?? "–", key.text(of: .advance) ?? "–"])
    }
    let plain = layout.keys.filter(isPlain).map(\.id).joined(separator: " ")
    return row(["key", "appends", "advance"]) + "|---|---|---|\n" + others.joined()
      + (plain.isEmpty ? "" : row([plain, "itself", "–"]))
  }

  private static func row(_ cells: some Sequence<String>) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }

  private static func decimal(_ total: Int, per count: Int) -> String {
    String(format: "%.2f", Double(total) / Double(count))
  }
}

extension Key {
  /// A key that needs shift takes two.
  fileprivate var presses: Int { under == nil ? 1 : 2 }
}
