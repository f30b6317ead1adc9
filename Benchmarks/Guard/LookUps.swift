// Compiled with dist/swift/*.swift into one module: `lookups WAY COUNT` does COUNT look-ups.

@main
enum LookUps {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let count = Int(arguments[2]) else {
      fatalError("usage: lookups trie|edit|press COUNT")
    }
    let layout = KeyboardLayout.cheonjiin
    var sum = 0
    switch arguments[1] {
    case "trie":
      for index in 0..<count {
        let syllable = UInt32(0xAC00 + index * 7 % 11_172)
        let found = layout.trie.replacement(
          key: index % layout.keys.count, last: syllable, before: 0xD55C)
        sum &+= Int(found?.first ?? 0)
      }
    case "edit":
      for index in 0..<count {
        let text = texts[index % texts.count]
        sum +=
          layout.edit(pressing: layout.keys[index % layout.keys.count], after: text)?.deleting ?? 0
      }
    default:
      var composer = Composer(layout: layout)
      for index in 0..<count {
        if index % 8 == 0 { composer.commit() }
        sum += composer.press(layout.keys[index * 5 % layout.keys.count]).deleting
      }
    }
    print(sum)
  }

  private static let texts = ["한글가", "한글각", "한글않", "한글ㄱ", "한글ᆞ", "한글ᄀᆞ", "", "한글a"]
}
