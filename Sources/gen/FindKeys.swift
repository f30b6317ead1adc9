import ArgumentParser
import Layouts

struct FindKeys: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys",
    abstract: "Print the fewest key presses that type a text.",
    discussion: """
      \(KeyNotation.help)

      Text that no key types, such as Latin letters and archaic or decomposed Hangul, is printed \
      in quotes unchanged, so that gen type gives back every text scalar for scalar. The text is \
      not normalised first.

      EXAMPLES
        gen keys 읊조리다
        gen keys '안ㅎㅎ, 활자!'
        gen keys --layout sky < text.txt     a line of keys for each line of text
        gen keys < text.txt | gen type       the text again
      """)

  @OptionGroup var options: TypingOptions

  @Option(help: .dotStyle)
  var dotStyle: DotStyle?

  @Argument(
    help: ArgumentHelp(
      "The text; without any, each line of standard input is read.", valueName: "text"))
  var text: [String] = []

  func run() throws {
    let layout = try options.chosenLayout().styled(dotStyle)
    let finder = PressFinder(layout)
    let notation = KeyNotation(layout)
    try LineFilter(arguments: text) { line in
      notation.text(of: finder.presses(for: line))
    }.run()
  }
}

extension KeyNotation {
  /// The explanation of the notation in help screens.
  static let help = #"""
    Write a key as its code (the phone key or QWERTY letter that stands for it) or as its id. _ \#
    is the next-character key, … is a pause, ␣ is space, < is backspace and ⎌ takes a stroke \#
    back; keys may be separated by spaces. Text between double quotes is entered unchanged; write \#
    a quote in it twice: "say ""hi""". Quote the characters that your shell would interpret: \#
    < * # and the quotes.
    """#
}
