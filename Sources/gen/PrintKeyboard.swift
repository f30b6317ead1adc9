import ArgumentParser
import Keyboards
import LayoutFiles

struct PrintKeyboard: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keyboard",
    abstract: "Print a keyboard as a file, to begin a keyboard of your own with.",
    discussion: """
      What it prints is what gen --keyboard-file reads: the pages of letters, symbols and digits, with what \
      holding and flicking their keys offers. docs/keyboard.schema.json describes it, docs/KEYBOARD.md what it does.

      EXAMPLES
        gen keyboard korean --layout sky > mine.json
        gen --keyboard-file mine.json --out mine
      """
  )

  @OptionGroup var options: KeyboardOptions

  @Argument(
    help: ArgumentHelp(
      "The keyboard to print, \(KeyboardName.choice).", valueName: "name"),
    completion: KeyboardName.completion, transform: KeyboardName.init(parsing:))
  var name = KeyboardName.korean

  func run() throws {
    try ExitStatus.reporting {
      let keyboard = name.keyboard(try options.chosenLayout())
      try Console.put(Array(KeyboardFile.text(of: keyboard).utf8))
    }
  }
}
