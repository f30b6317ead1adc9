import ArgumentParser
import CommandSupport
import Keyboards

struct PrintKeyboard: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keyboard",
    abstract: "Print a keyboard file, as a start for your own keyboard.",
    discussion: """
      The output has the format that gen --keyboard-file reads: pages of letters, symbols and digits, and \
      what holding and flicking their keys offers. docs/keyboard.schema.json describes the format, and \
      docs/spec/KEYBOARD.md how a keyboard behaves.

      EXAMPLES
        gen keyboard korean --layout sky > mine.json
        gen --keyboard-file mine.json --out mine
      """
  )

  @OptionGroup var options: TypingOptions

  @Argument(help: ArgumentHelp("The keyboard to print.", valueName: "name"))
  var name = KeyboardName.korean

  func validate() throws {
    let flick = Keyboard.cheonjiinFlick
    let isOther = options.layout.map { $0.id != flick.layout.id } ?? false
    guard name == .cheonjiinFlick, isOther || !options.layoutFile.isEmpty else { return }
    throw ValidationError("\(flick.id) types on \(flick.layout.id); leave out --layout and --layout-file")
  }

  func run() throws {
    let keyboard = name == .korean ? Keyboard.korean(try options.chosenLayout()) : .cheonjiinFlick
    // The project's ids are taken.
    let own = Keyboard(id: "my-\(keyboard.id)", layout: keyboard.layout, pages: keyboard.pages)
    try Console.put(Array(KeyboardFile.text(of: own).utf8))
  }
}

/// The name of a keyboard on the command line.
enum KeyboardName: String, CaseIterable, ExpressibleByArgument {
  case korean
  case cheonjiinFlick = "cheonjiin-flick"
}
