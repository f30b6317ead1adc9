import ArgumentParser
import Layouts

struct FindKeys: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys",
    abstract: "Print the fewest key presses that type a text.",
    discussion: """
      \(KeyNotation.help)

      Text that no key types, such as Latin letters and archaic or decomposed Hangul, is printed \
      unchanged in quotes, so that gen type restores every text, scalar for scalar. The text is not \
      normalised.

      EXAMPLES
        gen keys 읊조리다
        gen keys '안ㅎㅎ, 활자!'
        gen keys --layout sky < text.txt     a line of keys for each line of text
        gen keys < text.txt | gen type       the same text again
      """)

  @OptionGroup var options: TypingOptions

  @Option(help: .dotStyle)
  var dotStyle: DotStyle?

  @Argument(
    help: ArgumentHelp(
      "The text. If it is missing, gen reads lines from standard input.", valueName: "text"))
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
  /// The description of the notation in help texts.
  static let help = #"""
    Write a key as its code (the phone key or QWERTY letter) or as its id. _ is the next-character \#
    key, … is a pause, ␣ is space, < is backspace by jamo and ⎌ is backspace by stroke; spaces \#
    between keys are ignored. Text in double quotes is entered unchanged; write a quote in it \#
    twice: "say ""hi""". Quote the characters that your shell would interpret: < * # and the quotes.
    """#
}
