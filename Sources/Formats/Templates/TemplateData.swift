import Artifacts
import BinaryTrie
import Layouts
import StateMap

/// The values of the placeholders, for one of a language's files. Texts are escaped for constants and comments
/// (`SourceText`).
///
/// - `header`: the lines that every generated file begins with: `header.command`, `header.version` of the project,
///   `header.formatVersion`, `header.license`, and `header.notice` of it in lines.
/// - `package`: the name of the package that sources declare, for languages that have such names.
/// - `repository`: the address that a publisher gives for packages of registries, else empty.
/// - `format`: the numbers of docs/FORMAT.md, for readers of tries: where each kind of cell begins (`format.push`), the
///   sizes of a header and of a key's record, and the scalars of pending dots.
/// - `layouts`: for each layout `id`; `identifier` and `snakeIdentifier`, its name in code; `name`, `latinName`,
///   `spaceEndsRun`, `cycleTimeout` in milliseconds and `cycleTimeoutSeconds`, the style of its pending `dots`, empty if
///   it has none, `keyCount`, `keys`, and `rows`, each of `slots`; and its `trie` between double quotes, or as
///   `trieLines`, lines of numbers with a comma after each, of which there are `trieSize`.
/// - a key: `number` in the order of the layout, `row`, `column`, `isShifted`; its members as layout files name them, each empty if
///   the key has none; `ownLegend` and `ownScalar`, empty where they are the id; and `details`, those members that a
///   source says, each `name`, `snakeName`, `text`.
/// - `example`: of the first layout, `id`, `identifier` and `snakeIdentifier`, and presses with what they type
///   (`ExampleValues`).
/// - `keyboards`: for each its `id`, `identifier`, `name` and `latinName`; `layout`, the identifier of its layout; and
///   `pages`, each the `number` of one.
/// - `pages`: each page of a keyboard once, with `number`, `id`, `legend`, `kind`, `hasCapitals`, `fields`, each a
///   `name`, and `rows`, each of `slots`. A slot has one of `isKey` (`number`, `key`), `isText` (`text`, `shifted`,
///   `email`, `address`), `isPage` (`page`, `legend`), `isRole` (`role`) and `isGap`; `isPlain`, for a text with nothing
///   else; `hold` and `flicks`, if `hasHold` and `hasFlicks`, each `isKey` (`number`) or a `text`, and its `direction`;
///   and its width as in `rows`.
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
    var identifiers = Identifiers(reserved: reserved)
    let named = maps.map { NamedLayout($0, &identifiers) }
    let example = named.first.map { first in
      let names = LayoutValues.names(first.name).merging(["id": first.maps.layout.id]) { $1 }
      return ExampleValues.values(of: first.maps, names: names, text)
    }
    let header: [String: Any] = [
      "command": command + publication.options,
      "version": Version.project,
      "formatVersion": Version.format,
      "license": License.name,
      "notice": License.notice,
    ]
    values = [
      "header": header, "package": "\(publication.package ?? .standard)",
      "repository": publication.repository?.description ?? "", "format": FormatNumbers.values,
      "layouts": try named.map { layout throws(UnfitForTrie) in
        try LayoutValues.values(of: layout, text)
      }, "example": example ?? [:],
    ]
    self.keyboards = KeyboardValues(named.flatMap(\.keyboards), text)
  }
}
