import Keyboards
import Layouts

/// The proof that FlorisBoard accepts an extension, and that every key of the layout is in its place there. Its rules
/// are proved like any other map.
struct FlorisBoardProof {
  private let layout: Layout
  /// The rows with letters of the keyboard's first page.
  private let rows: [[PageSlot]]

  init(layout: Layout) {
    self.layout = layout
    rows = Keyboard.korean(layout).pages[0].rows.filter { $0.contains { $0.content.key != nil } }
  }

  /// Reads `bytes`, the extension at `path`.
  ///
  /// - Returns: Its description, which has the rules.
  /// - Throws: `VerificationFailure` at the first thing that is missing or wrong.
  @discardableResult
  func run(on path: String, _ bytes: [UInt8]) throws(VerificationFailure) -> JSONFile {
    let archive = try ZipArchive(path, bytes)
    let name = layout.id.replacing("-", with: "_")
    let files = ["characters", "charactersMod"].map { "layouts/\($0)/\(name).json" }
    let folders = ["layouts/", "layouts/characters/", "layouts/charactersMod/"]
    let expected = ["LICENSE", "extension.json"] + files + folders
    func check(_ holds: Bool, _ detail: String) throws(VerificationFailure) {
      if !holds { throw VerificationFailure(path: path, detail: detail) }
    }
    try check(
      archive.entries.map(\.name) == expected.sorted(), "holds other files than it should")
    let description = try archive.json("extension.json")
    let wrong = wrongMember(of: description, name)
    try check(wrong == nil, "has the wrong \(wrong ?? "") in extension.json")
    let characters = Self.cells(in: try archive.json(files[0]))
    let modifier = Self.cells(in: try archive.json(files[1]))
    try check(
      characters.count == rows.count && modifier.count == 2, "has other rows than the layout")
    for (row, slots) in zip(characters, rows) {
      let fault = fault(in: row, slots.filter { $0.content.key != nil })
      try check(fault == nil, fault ?? "")
    }
    let codes = (characters + modifier).joined().compactMap(\.code)
    for (code, name, count) in functionKeys {
      try check(codes.count { $0 == code } == count, "has no \(name), or one too many")
    }
    let places = modifier[0].count { $0.type == "placeholder" }
    try check(places == 1, "has no place for the last row of letters")
    return description
  }

  /// The first member of extension.json that is not as FlorisBoard needs it.
  private func wrongMember(of json: JSONFile, _ name: String) -> String? {
    let (id, reference) = ("hwalja.\(name)", "hwalja.\(name):\(name)")
    let texts = [
      ("$", "ime.extension.keyboard"), ("meta.id", id), ("composers.0.id", name),
      ("layouts.characters.0.id", name), ("layouts.characters.0.modifier", reference),
      ("layouts.charactersMod.0.id", name), ("subtypePresets.0.languageTag", "ko"),
      ("subtypePresets.0.composer", reference),
      ("subtypePresets.0.preferred.characters", reference),
    ]
    if let (member, _) = texts.first(where: { json[$0] as? String != $1 }) { return member }
    let filled = ["meta.version", "meta.title", "meta.license", "meta.maintainers.0"]
    if let empty = (filled + ["composers.0.label"]).first(where: {
      (json[$0] as? String ?? "").isEmpty
    }) {
      return empty
    }
    let ones = ["composers", "layouts.characters", "layouts.charactersMod", "subtypePresets"]
    return ones.first { (json[$0] as? [Any])?.count != 1 }
  }

  /// The other keys, with their codes and how many there are: as many as among the letters of the layout, but at least
  /// one.
  private var functionKeys: [(code: Int, name: String, count: Int)] {
    func count(_ role: PageSlot.Role) -> Int { rows.joined().count { $0.content == .role(role) } }
    let needsShift = layout.keys.contains { $0.under != nil }
    return [
      (-7, "backspace", max(1, count(.backspace))), (10, "enter", max(1, count(.enter))),
      (32, "space", max(1, count(.space))),
      (-11, "shift", max(needsShift ? 1 : 0, count(.shift))), (-202, "symbols", 1),
    ]
  }

  /// What is wrong with a row of letters.
  private func fault(in cells: [Cell], _ slots: [PageSlot]) -> String? {
    var rest = cells.filter { $0.isPair || $0.code ?? 0 > 32 }[...]
    for slot in slots {
      let key = layout.keys.first { $0.id == slot.content.key }!
      let shifted = layout.shifted(key)
      // A wide key is several cells, of which one has its legend.
      let mine = rest.prefix { $0.code == key.scalar.map { Int($0.value) } }
      rest = rest.dropFirst(mine.count)
      let isRight = mine.allSatisfy { cell in
        cell.held == slot.hold.first?.text
          && cell.upperCode == shifted?.scalar.map { Int($0.value) }
          && (shifted == nil || cell.upperLabel != nil)
      }
      guard isRight, mine.compactMap(\.label).filter({ !$0.isEmpty }) == [key.legend] else {
        return "lacks the key \(key.id), or has it in another form"
      }
    }
    return rest.isEmpty ? nil : "has a key that the layout lacks"
  }
}

extension FlorisBoardProof {
  /// A cell of a page: a key, or a pair of keys of which one is there with shift.
  private struct Cell {
    let isPair: Bool
    let code: Int?
    let type, label, held: String?
    let upperCode: Int?
    let upperLabel: String?

    init(_ json: [String: Any]) {
      let lower = json["lower"] as? [String: Any]
      let key = lower ?? json
      let upper = json["upper"] as? [String: Any]
      isPair = lower != nil
      code = key["code"] as? Int
      type = key["type"] as? String
      label = key["label"] as? String
      held = ((key["popup"] as? [String: Any])?["main"] as? [String: Any])?["label"] as? String
      upperCode = upper?["code"] as? Int
      upperLabel = upper?["label"] as? String
    }
  }

  /// The cells of a page, row by row.
  private static func cells(in json: JSONFile) -> [[Cell]] {
    (json.root as? [[[String: Any]]] ?? []).map { $0.map { Cell($0) } }
  }
}
