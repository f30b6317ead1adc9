// Compiled with dist/swift/*.swift into one module: `lookups WAY COUNT PRESSES MAP` does something COUNT
// times. Only `lines` reads MAP.

@main
enum LookUps {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 5, let count = Int(arguments[2]) else {
      fatalError("usage: lookups trie|edit|lines|composer|session|host COUNT PRESSES MAP")
    }
    let typing = try Typing(presses: arguments[3])
    switch arguments[1] {
    case "trie": print(lookUps(count))
    case "edit": print(edits(count))
    case "lines": print(try typing.lines(count, map: arguments[4]))
    case "composer": print(typing.composer(count))
    case "session": print(typing.session(count))
    default: print(typing.host(count))
    }
  }

  private static func lookUps(_ count: Int) -> Int {
    let layout = KeyboardLayout.cheonjiin
    var sum = 0
    for index in 0..<count {
      let syllable = Unicode.Scalar(UInt32(0xAC00 + index * 7 % 11_172))
      let found = layout.trie.replacement(
        key: index % layout.keys.count, last: syllable, before: "한")
      sum &+= Int(found?.scalars.first?.value ?? 0)
    }
    return sum
  }

  private static func edits(_ count: Int) -> Int {
    let layout = KeyboardLayout.cheonjiin
    var sum = 0
    for index in 0..<count {
      let text = texts[index % texts.count]
      sum +=
        layout.edit(pressing: layout.keys[index % layout.keys.count], after: text)?.deleting ?? 0
    }
    return sum
  }

  private static let texts = ["한글가", "한글각", "한글않", "한글ㄱ", "한글ᆞ", "한글ᄀᆞ", "", "한글a"]
}
