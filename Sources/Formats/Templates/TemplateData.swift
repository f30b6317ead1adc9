import Artifacts
import BinaryTrie
import Layouts
import StateMap
import Zlib

/// The values of the placeholders, for one of a language's files.
///
/// - `header`: the lines that every generated file begins with: `header.command`,
///   `header.version` of the project, `header.formatVersion`, `header.license`, `header.notice` of it in lines, `header.bytes` and
///   `header.checksum` of the data.
/// - `package`: the name of the package that sources declare, for languages that have such names.
/// - `repository`: the address that a publisher gives for packages of registries, else empty.
/// - `format`: the numbers of docs/FORMAT.md, for readers of tries: where each kind of cell begins (`format.push`), the
///   sizes of a header and of a key's record, and the scalars of pending dots.
/// - `layouts`: for each layout `id`; `identifier` and `snakeIdentifier`, its name in code; `name`,
///   `latinName`, `spaceEndsRun`, `cycleTimeout` in milliseconds and `cycleTimeoutSeconds`, `keyCount`, `keys`, and `rows`,
///   each of `slots`; its `trie` between double quotes, or as `trieLines`, lines of numbers with a comma after each, of which
///   there are `trieSize`; and, if it has pending dots, `compatibility`: `id`, `identifier`, `snakeIdentifier` and trie
///   of the same layout with dots in the compatibility style.
/// - a key: `number` in keypad order, `row`, `column`, `isShifted`; its members as layout files name them,
///   each empty if the key has none; and `ownLegend` and `ownScalar`, empty where they are the id; `details`, those members that a source says, each `name`, `snakeName`, `text`.
/// - `example`: of the first layout, `id`, `identifier` and `snakeIdentifier`, and presses with what they type (`ExampleValues`).
/// - `keyboards`: for each its `id`, `identifier`, `name` and `latinName`; `layout`, the identifier of its layout; `pages`,
///   each the `number` of one; and, if its layout has pending dots, `compatibility`: `identifier` and `layout` in the other style.
/// - `pages`: each page of a keyboard once, with `number`, `id`, `legend`, `kind`, `hasCapitals`, `fields`, each a `name`, and `rows`,
///   each of `slots`. A slot has one of `isKey` (`number`, `key`), `isText` (`text`, `shifted`, `email`, `address`), `isPage` (`page`,
///   `legend`), `isRole` (`role`) and `isGap`; `isPlain`, for a text with nothing else; `hold` and `flicks`, if `hasHold` and
///   `hasFlicks`, each `isKey` (`number`) or a `text`, and its `direction`; and its width as in `rows`.
///
/// Texts are escaped for constants and comments (`SourceText`).
struct TemplateData {
  /// All values but `keyboards` and `pages`.
  let values: [String: Any]
  /// These two.
  let keyboards: KeyboardValues

  /// The values for `maps`, made by `command`, for files in which texts are escaped by `text`.
  ///
  /// - Parameter reserved: Words that are no identifiers of layouts.
  /// - Throws: `UnfitForTrie` for a layout without a trie.
  init(
    _ maps: [LayoutMaps], command: String, _ publication: Publication, _ text: SourceText,
    reserved: Set<String>
  ) throws(UnfitForTrie) {
    var tries: [[UInt8]] = []
    var layouts: [[String: Any]] = []
    var keyboards: [KeyboardValues.Named] = []
    var example: [String: Any] = [:]
    var identifiers = Identifiers(reserved: reserved)
    for maps in maps {
      let id = maps.layout.id
      let name = identifiers.identifier(for: id)
      var layout = Self.values(of: maps.layout, named: name, text)
      if example.isEmpty {
        let names = Self.names(name).merging(["id": id]) { $1 }
        example = ExampleValues.values(of: maps, names: names, text)
      }
      tries.append(try maps.trie.get())
      layout.merge(Self.trie(tries[tries.count - 1])) { $1 }
      layout["compatibility"] = false
      var otherName: String?
      if let other = try maps.compatibilityTrie?.get() {
        let otherID = id + "-compatibility"
        otherName = identifiers.identifier(for: otherID)
        let names = Self.names(otherName ?? "").merging([
          "id": otherID, "dotStyle": DotStyle.compatibility.rawValue, "layoutIdentifier": name,
          "layoutSnakeIdentifier": name.snakeCased,
        ]) { $1 }
        layout["compatibility"] = Self.trie(other).merging(names) { $1 }
        tries.append(other)
      }
      layouts.append(layout)
      for (index, keyboard) in maps.keyboards.enumerated() {
        // The first is named like its layout, in a place of its own.
        let own = index == 0 ? name : identifiers.identifier(for: keyboard.id)
        let other = otherName.map { other in
          (
            name: index == 0 ? other : identifiers.identifier(for: keyboard.id + "-compatibility"),
            layout: other
          )
        }
        keyboards.append(.init(keyboard: keyboard, name: own, layout: name, compatibility: other))
      }
    }
    let header: [String: Any] = [
      "command": command + publication.options,
      "version": Version.project,
      "formatVersion": Version.format,
      "license": License.name,
      "notice": License.notice,
      "bytes": tries.reduce(0) { $0 + $1.count },
      "checksum": Checksum.text(tries.flatMap { $0 }),
    ]
    values = [
      "header": header, "package": "\(publication.package ?? .standard)",
      "repository": publication.repository?.description ?? "", "format": FormatNumbers.values,
      "layouts": layouts, "example": example,
    ]
    self.keyboards = KeyboardValues(keyboards, text)
  }

  private static func values(of layout: Layout, named name: String, _ text: SourceText)
    -> [String: Any]
  {
    let values: [String: Any] = [
      "id": layout.id,
      "name": text(layout.name),
      "latinName": text(layout.latinName),
      "spaceEndsRun": layout.spaceEndsRun,
      "cycleTimeout": layout.cycleTimeout,
      "cycleTimeoutSeconds": Double(layout.cycleTimeout) / 1_000,
      "dotStyle": layout.dotStyle.rawValue,
      "rows": layout.keypad.map { row in ["slots": row.map { slot($0, of: layout) }] },
      "keyCount": layout.keys.count,
      "keys": layout.keys.enumerated().map { number, key in
        Self.values(of: key, number: number, at: layout.position(of: key), text)
      },
    ]
    return values.merging(names(name)) { $1 }
  }

  private static func values(
    of key: Key, number: Int, at position: (row: Int, column: Int), _ text: SourceText
  ) -> [String: Any] {
    let members = KeyMember.allCases.map { ($0.rawValue, text(key.fullText(of: $0) ?? "")) }
    let details = KeyMember.details.map { member in
      [
        "name": member.rawValue, "snakeName": member.rawValue.snakeCased,
        "text": text(key.fullText(of: member) ?? ""),
      ]
    }
    let others: [String: Any] = [
      "number": number, "row": position.row, "column": position.column,
      "isShifted": key.under != nil, "details": details,
      "ownLegend": key.legend == key.id ? "" : text(key.legend),
      "ownScalar": key.scalar.map { String($0) == key.id ? "" : text(String($0)) } ?? "",
    ]
    return Dictionary(uniqueKeysWithValues: members).merging(others) { $1 }
  }

  /// A place of the keypad: the `number` of its key, or its `role`; and its `width` in keys, also as `halfKeys`.
  private static func slot(_ place: KeypadPlace, of layout: Layout) -> [String: Any] {
    let number = layout.keys.firstIndex { $0.id == place.slot.key?.id }
    return [
      "isKey": number != nil, "number": number ?? "", "role": place.slot.role ?? "",
      "halfKeys": place.halfKeys, "isWide": place.halfKeys != 2,
      "width": KeypadPlace.width(halfKeys: place.halfKeys),
    ]
  }

  private static func names(_ name: String) -> [String: Any] {
    ["identifier": name, "snakeIdentifier": name.snakeCased]
  }

  /// The trie for double quotes, where only its backslashes need an escape, and as lines of numbers.
  private static func trie(_ trie: [UInt8]) -> [String: Any] {
    [
      "trie": String(decoding: trie, as: UTF8.self).replacing("\\", with: "\\\\"),
      "trieLines": stride(from: 0, to: trie.count, by: 24).map { start in
        trie[start..<min(start + 24, trie.count)].map { "\($0)," }.joined()
      },
      "trieSize": trie.count,
    ]
  }
}

extension Slot {
  /// The purpose of a place that is no key of the layout.
  fileprivate var role: String? {
    switch self {
    case .key: nil
    case .backspace: "backspace"
    case .enter: "enter"
    case .space: "space"
    case .shift: "shift"
    case .gap: "gap"
    }
  }
}

extension Layout {
  /// The row of `key`, from 0 at the top, and its place in the row, from 0 at the left with gaps counted;
  /// for a shifted key, the position of the key that it lies under.
  fileprivate func position(of key: Key) -> (row: Int, column: Int) {
    for (row, places) in keypad.enumerated() {
      if let column = places.firstIndex(where: { $0.slot.key?.id == key.under ?? key.id }) {
        return (row, column)
      }
    }
    return (0, 0)
  }
}
