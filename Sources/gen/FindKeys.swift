import ArgumentParser
import CommandSupport
import Layouts
import Rule

struct FindKeys: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys",
    abstract: "Print the fewest key presses that type a text.",
    usage: "gen keys [<options>] [<text> ...]",
    discussion: """
      Text that no key types, such as Latin letters and archaic or decomposed Hangul, is printed \
      unchanged in quotes, so that gen type restores every text, scalar for scalar. The text is not \
      normalised. Write -- before text that starts with a hyphen.

      \(KeyNotation.help)

      EXAMPLES
        gen keys 읊조리다
        gen keys '안ㅎㅎ, 활자!'
        gen keys --layout sky < text.txt     a line of keys for each line of text
        gen keys < text.txt | gen type       the same text again
      """)

  @OptionGroup var options: TypingOptions

  @Option(help: .dotStyle)
  var dotStyle: ValueName<DotStyle>?

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
    noteKeys(in: text.joined(separator: " "), finder, notation)
  }

  /// Points to `gen type` if `line` is one short line, no key types any of it, and it can be read as key presses.
  private func noteKeys(in line: String, _ finder: PressFinder, _ notation: KeyNotation) {
    guard line.utf8.count <= 80, !line.unicodeScalars.contains("\n"),
      !finder.presses(for: line).contains(where: \.isKey),
      let presses = try? notation.presses(in: line), presses.contains(where: \.isKey)
    else { return }
    let command = options.commandLine("type", dotStyle, line)
    Console.note("note: \(line) can also be keys; to print what they type: \(command)")
  }
}

extension Press {
  fileprivate var isKey: Bool { if case .key = self { true } else { false } }
}

extension KeyNotation {
  /// The description of the notation in help texts.
  static let help = """
    KEYS
      1, a      a key by its code: the phone key or the QWERTY letter
      ㄱㅋ      a key by its id
      _         the next-character key
      ␣         space
      <         backspace by jamo
      ⎌         backspace by stroke
      …         a pause, after which a key starts a new letter
      "text"    text, entered unchanged; write a quote in it twice

    Spaces between keys are ignored. Quote what your shell would interpret: < * # and the quotes.
    """
}
