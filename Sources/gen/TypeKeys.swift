import ArgumentParser
import Layouts
import Rule

struct TypeKeys: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "type",
    abstract: "Print the text that key presses type.",
    discussion: """
      \(KeyNotation.help)

      EXAMPLES
        gen type 0125_88                     안ㅎ
        gen type 012588                      않
        gen type '012588<'                   안
        gen type '012588⎌'                   안ㅅ
        gen type --layout dubeolsik gksrmf   한글
        gen type --layout naratgeul '1*' 3   카
        gen type < keys.txt                  a line of text for each line of keys
      """)

  @OptionGroup var options: TypingOptions

  @Option(help: .dotStyle)
  var dotStyle: DotStyle?

  @Argument(
    help: ArgumentHelp(
      "The key presses. If they are missing, gen reads lines from standard input.", valueName: "keys"))
  var keys: [String] = []

  func run() throws {
    let layout = try options.chosenLayout().styled(dotStyle)
    let keys = layout.keys
    let notation = KeyNotation(layout)
    try LineFilter(arguments: self.keys) { line in
      var field = TextField(layout: layout)
      for press in try notation.presses(in: line) { field.perform(press, on: keys) }
      return String(String.UnicodeScalarView(field.scalars))
    }.run()
  }
}
