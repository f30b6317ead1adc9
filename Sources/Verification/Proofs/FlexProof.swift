import Keyboards
import Layouts

/// The proof that an extension of FlorisBoard is one that FlorisBoard takes, and has every key of its layout in its
/// place. That its rules are right is proved as of every map.
struct FlexProof {
  private let layout: Layout
  /// The rows with letters of the keyboard's first page.
  private let rows: [[PageSlot]]

  init(layout: Layout) {
    self.layout = layout
    rows = Keyboard.korean(layout).pages[0].rows.filter { $0.contains { $0.content.key != nil } }
  }

  /// Reads `bytes`, the extension at `path`.
  ///
  /// - Throws: `VerificationFailure` at the first thing that is missing or wrong.
  func run(on path: String, _ bytes: [UInt8]) throws(VerificationFailure) {
    let archive = try ZipArchive(path, bytes)
    let name = layout.id.split(separator: "-", omittingEmptySubsequences: false).joined(
      separator: "_")
    let files = ["characters", "charactersMod"].map { "layouts/\($0)/\(name).json" }
    let folders = ["layouts/", "layouts/characters/", "layouts/charactersMod/"]
    let expected = ["LICENSE", "extension.json"] + files + folders
    guard archive.entries.map(\.name) == expected.sorted() else {
      throw VerificationFailure(path: path, detail: "holds other files than it should")
    }
    try describe(
      JSONTree(path, "extension.json", archive.file("extension.json")), as: name, at: path)
    let characters = try JSONTree(path, files[0], archive.file(files[0])).elements
    let modifier = try JSONTree(path, files[1], archive.file(files[1])).elements
    try prove(characters, modifier, path)
  }

  private func describe(_ tree: JSONTree, as name: String, at path: String)
    throws(VerificationFailure)
  {
    let reference = JSONTree.string("hwalja.\(name):\(name)")
    let place = tree["layouts"]?["characters"]?.only
    let preset = tree["subtypePresets"]?.only
    let facts: [(String, Bool)] = [
      ("$", tree["$"] == .string("ime.extension.keyboard")),
      ("meta.id", tree["meta"]?["id"] == .string("hwalja.\(name)")),
      (
        "meta",
        ["version", "title", "license"].allSatisfy { tree["meta"]?[$0]?.text?.isEmpty == false }
      ),
      ("meta.maintainers", tree["meta"]?["maintainers"]?.elements.isEmpty == false),
      ("composers", tree["composers"]?.only?["id"] == .string(name)),
      ("composers.label", tree["composers"]?.only?["label"]?.text?.isEmpty == false),
      ("layouts.characters", place?["id"] == .string(name) && place?["modifier"] == reference),
      ("layouts.charactersMod", tree["layouts"]?["charactersMod"]?.only?["id"] == .string(name)),
      ("subtypePresets", preset?["languageTag"] == .string("ko")),
      ("subtypePresets.composer", preset?["composer"] == reference),
      ("subtypePresets.preferred", preset?["preferred"]?["characters"] == reference),
    ]
    for (member, holds) in facts where !holds {
      throw VerificationFailure(path: path, detail: "has the wrong \(member) in extension.json")
    }
  }

  /// Proves that each row has its letters, and both pages together each other key once.
  private func prove(_ characters: [JSONTree], _ modifier: [JSONTree], _ path: String)
    throws(VerificationFailure)
  {
    guard characters.count == rows.count, modifier.count == 2 else {
      throw VerificationFailure(path: path, detail: "has other rows than the layout")
    }
    for (row, slots) in zip(characters, rows) {
      try prove(row.elements, slots.filter { $0.content.key != nil }, path)
    }
    let codes = (characters + modifier).flatMap(\.elements).compactMap { $0["code"]?.number }
    // As often as beside the letters of the layout, and one more if there is none.
    let slots = rows.joined().map(\.content)
    let needsShift = layout.keys.contains { $0.under != nil }
    let expected: [(code: Int, name: String, role: PageSlot.Role, least: Int)] = [
      (-7, "backspace", .backspace, 1), (10, "enter", .enter, 1), (32, "space", .space, 1),
      (-11, "shift", .shift, needsShift ? 1 : 0),
    ]
    for (code, name, role, least) in expected
    where codes.count(where: { $0 == code }) != max(least, slots.count { $0 == .role(role) }) {
      throw VerificationFailure(path: path, detail: "has no \(name), or one too many")
    }
    guard codes.count(where: { $0 == -202 }) == 1 else {
      throw VerificationFailure(path: path, detail: "has no symbols, or one too many")
    }
    let places = modifier[0].elements.count { $0["type"] == .string("placeholder") }
    guard places == 1 else {
      throw VerificationFailure(path: path, detail: "has no place for the last row of letters")
    }
  }

  private func prove(_ cells: [JSONTree], _ slots: [PageSlot], _ path: String)
    throws(VerificationFailure)
  {
    var rest = cells.filter { cell in cell["lower"] != nil || (cell["code"]?.number ?? 0) > 32 }[
      ...]
    for slot in slots {
      guard let key = layout.keys.first(where: { $0.id == slot.content.key }) else { continue }
      let shifted = layout.shifted(key)
      // A wide key is several cells, of which one has its legend.
      let mine = rest.prefix { ($0["lower"] ?? $0)["code"]?.number == Int(key.scalar?.value ?? 0) }
      rest = rest.dropFirst(mine.count)
      let legends = mine.compactMap { ($0["lower"] ?? $0)["label"]?.text }.filter { !$0.isEmpty }
      let held = mine.allSatisfy { cell in
        let popup = (cell["lower"] ?? cell)["popup"]?["main"]?["label"]?.text
        return popup == slot.hold.first?.text
      }
      let upper = mine.allSatisfy { cell in
        cell["upper"]?["code"]?.number == shifted?.scalar.map { Int($0.value) }
          && (shifted == nil || cell["upper"]?["label"]?.text != nil)
      }
      guard legends == [key.legend], held, upper else {
        throw VerificationFailure(
          path: path, detail: "has the key \(key.id) in another way, or lacks it")
      }
    }
    guard rest.isEmpty else {
      throw VerificationFailure(path: path, detail: "has a key that the layout has not")
    }
  }
}
