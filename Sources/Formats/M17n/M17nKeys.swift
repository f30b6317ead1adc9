import Layouts

/// The keys of a computer's keyboard that type a layout's keys.
struct M17nKeys {
  /// The keys of the computer that type the layout, by m17n's names, each with the layout's key, by its place in the
  /// order of the layout.
  private(set) var rules: [(name: String, key: Int)] = []
  /// For each key in the order of the layout, the character on the computer's key: the code or, for a key without
  /// one, the mark that it appends. Nil if that is not ASCII, since m17n may have no name for such a key.
  let characters: [Character?]
  /// Whether a numeric pad types the layout, too: only phone layouts, which have no letters as codes.
  let hasPad: Bool

  /// Phones have 1 in the top row and numeric pads have 7 there: keys correspond by place, not by digit.
  private static let pad: [Character: String] = [
    "1": "KP_7", "2": "KP_8", "3": "KP_9",
    "4": "KP_4", "5": "KP_5", "6": "KP_6",
    "7": "KP_1", "8": "KP_2", "9": "KP_3",
    "*": "KP_Multiply", "0": "KP_0", "#": "KP_Decimal", ".": "KP_Decimal",
  ]

  /// The characters of the numeric pad, for keys that type nothing of the layout.
  private static let padWrites: [(String, Character)] =
    (0...9).map { ("KP_\($0)", Character("\($0)")) } + [
      ("KP_Add", "+"), ("KP_Subtract", "-"), ("KP_Multiply", "*"), ("KP_Divide", "/"),
      ("KP_Decimal", "."),
    ]

  init(_ layout: Layout) {
    characters = layout.keys.map { key in
      let character = key.code ?? key.appends.map { Character($0.scalar) }
      return character.flatMap { $0.isASCII && "!"..."~" ~= $0 ? $0 : nil }
    }
    hasPad = !characters.contains { $0?.isLetter == true }
    add { "\"\(String($0).m17nEscaped)\"" }
    if hasPad { add { Self.pad[$0].map { "(\($0))" } } }
    // A letter without a shifted key types the same with shift, which is easily held too long.
    add { "\"\($0.uppercased().m17nEscaped)\"" }
  }

  /// The names of the keys that write a character and type nothing of the layout, and these characters.
  var others: [(name: String, character: Character)] {
    let printable = (0x21...0x7E).map { Character(Unicode.Scalar($0)) }
    let onPad = Self.padWrites.map { (name: "(\($0))", character: $1) }
    let taken = Set(rules.map(\.name))
    return (printable.map { (name: "\"\(String($0).m17nEscaped)\"", character: $0) } + onPad)
      .filter { !taken.contains($0.name) }
  }

  /// Adds a rule for each character that `name` gives a name, unless the name has a rule.
  private mutating func add(_ name: (Character) -> String?) {
    for (key, character) in characters.enumerated() {
      guard let name = character.flatMap(name) else { continue }
      if rules.contains(where: { $0.name == name }) { continue }
      rules.append((name, key))
    }
  }
}
