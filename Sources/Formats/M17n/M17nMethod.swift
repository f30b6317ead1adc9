// An input method of the m17n library has macros for Hangul and the walk through a trie, the same for every
// layout; macros for the layout's blocks and for each key; and rules from the computer's keys to these.
//
//     TrieModel → M17nBlocks (macros) + M17nKeys (rules) → M17nMethod → Templates/_formats/m17n.mim

import Artifacts
import Layouts
import Maps

/// What the template of input methods is filled in with.
enum M17nMethod {
  /// The values for the layout of `model`.
  static func values(of model: TrieModel) -> [String: Any] {
    let layout = model.layout
    let keys = M17nKeys(layout)
    let legends = zip(keys.characters, layout.keys).compactMap { character, key in
      character.map { "\($0) \(key.legend)" }
    }
    let marks = layout.letters.filter { !$0.isHangul }.map { "(= @-1 \($0.scalar.value))" }
    let names = [layout.name] + (layout.name == layout.latinName ? [] : [layout.latinName])
    return [
      "id": layout.id, "version": Version.project, "notice": License.notice,
      // These are values in m17n, which never finds an input method of such a name.
      "method": ["t", "nil"].contains(layout.id) ? "\(layout.id)-layout" : layout.id,
      "name": layout.name.m17nEscaped, "latinName": layout.latinName.m17nEscaped,
      "title": names.joined(separator: " ").m17nEscaped,
      "legends": legends.joined(separator: "  ").m17nEscaped, "hasPad": keys.hasPad,
      "spaceEndsRun": layout.spaceEndsRun, "hasMarks": !marks.isEmpty,
      "isMark": marks.count == 1 ? marks[0] : "(| \(marks.joined(separator: " ")))",
      "hasDots": layout.hasDots, "dot": Int(layout.dotStyle.scalar(of: .dot).value),
      "dots": model.own.filter(\.isDot).map(\.m17nNumber),
      "letters": model.own.enumerated().map { place, letter in
        ["scalar": letter.m17nNumber, "place": "\(Jamo.vowelCount + place)"]
      },
      "slots": Array(0..<16), "macros": macros(of: model),
      "keys": keys.rules.map { ["name": $0.name, "key": "\($0.key)"] },
      "others": others(keys),
    ]
  }

  /// A macro for each block and for each key in the order of the layout, and one for backspace.
  private static func macros(of model: TrieModel) -> [String] {
    var blocks = M17nBlocks(model)
    let keys = model.keys.enumerated().map { number, key in
      let clauses = TrieModel.Kind.allCases.compactMap { kind in
        blocks.call(key.blocks[kind] ?? [:], indices: model.indices(of: kind))
          .map { " ((= e \(kind.rawValue + 1))\($0))" }
      }
      let walk = clauses.isEmpty ? "" : " (cond\(clauses.joined()))"
      if number == model.layout.keys.count {
        return "(erase (forget) (set a 0) (look)\(walk) (cond ((= c 0) (drop)) (1 (do))) (rest))"
      }
      // The joining as in docs/spec/FORMAT.md: 0…20 for a syllable with this vowel, 21 for a pending dot.
      let joining = key.appends.map { $0.vowel ?? Jamo.vowelCount } ?? 0
      let appended = key.appends?.m17nNumber ?? "0"
      return "(k\(number) (set a \(appended)) (set v \(joining)) (look)\(walk) (press))"
    }
    return blocks.macros + keys
  }

  /// The rules of the keys that type nothing of the layout, eight on a line: each writes its character, and then the run
  /// ends.
  private static func others(_ keys: M17nKeys) -> [String] {
    let rules = keys.others.map { "(\($0.name) \"\(String($0.character).m17nEscaped)\")" }
    return stride(from: 0, to: rules.count, by: 8).map { rules[$0...].prefix(8).joined(separator: " ") }
  }
}

extension String {
  /// The text as it stands between double quotes.
  var m17nEscaped: String { escaping("\\\"") }
}

extension Letter {
  /// The scalar as it is written: a number, or the variable for one or two pending dots.
  var m17nNumber: String { self == .dot ? "dot" : self == .twoDots ? "two" : String(scalar.value) }
}
