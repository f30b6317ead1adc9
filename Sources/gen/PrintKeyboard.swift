import ArgumentParser
import CommandSupport
import Keyboards

struct PrintKeyboard: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keyboard",
    abstract: "Print a keyboard file, as a starting point for your own keyboard.",
    usage: "gen keyboard [<options>] [<keyboard>]",
    discussion: """
      The output has the format of gen --keyboard-file: pages of letters, symbols and digits, with the texts \
      and keys that holding and flicking a key offers. docs/keyboard.schema.json describes the format, and \
      docs/spec/KEYBOARD.md the behaviour of keyboards.

      EXAMPLES
        gen keyboard korean --layout sky > mine.json
        gen --keyboard-file mine.json --out mine
      """
  )

  @OptionGroup var options: TypingOptions

  @Argument(
    help: ArgumentHelp(
      "The keyboard to print.", valueName: "keyboard", argumentType: ValueName<KeyboardName>.self))
  var name = ValueName(KeyboardName.korean)

  func validate() throws {
    let flick = Keyboard.cheonjiinFlick
    let isOther = options.layout.map { $0.id != flick.layout.id } ?? false
    guard try name.value() == .cheonjiinFlick, isOther || !options.layoutFile.isEmpty else { return }
    throw ValidationError("\(flick.id) is a keyboard of \(flick.layout.id); remove --layout and --layout-file")
  }

  func run() throws {
    let keyboard = try name.value() == .korean ? Keyboard.korean(try options.chosenLayout()) : .cheonjiinFlick
    // Users' keyboards cannot have the ids of built-in ones.
    let custom = Keyboard(id: "my-\(keyboard.id)", layout: keyboard.layout, pages: keyboard.pages)
    try Console.put(Array(KeyboardFile.text(of: custom).utf8))
  }
}

/// The built-in keyboards.
enum KeyboardName: String, NamedValue {
  case korean
  case cheonjiinFlick = "cheonjiin-flick"

  static var kind: String { "keyboard" }

  var summary: String {
    switch self {
    case .korean: "the letters of --layout, symbols and digits"
    case .cheonjiinFlick: "letters of dubeolsik, whose vowels are flicked"
    }
  }
}
