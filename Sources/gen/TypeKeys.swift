import ArgumentParser
import CommandSupport
import Foundation
import Layouts
import Rule

struct TypeKeys: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "type",
    abstract: "Print the text that key presses type.",
    usage: "gen type [<options>] [<keys> ...]",
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
  var dotStyle: ValueName<DotStyle>?

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
      for press in try presses(in: line, notation) { field.perform(press, on: keys) }
      return String(String.UnicodeScalarView(field.scalars))
    }.run()
  }

  /// Parses the presses in `line`. If it contains Hangul that is no key, the error points to `gen keys`.
  private func presses(in line: String, _ notation: KeyNotation) throws(NotationError) -> [Press] {
    do throws(NotationError) {
      return try notation.presses(in: line)
    } catch {
      let rest = line.unicodeScalars[line.utf8.index(line.startIndex, offsetBy: error.offset ?? 0)...]
      // The error contains the text twice, and must not be truncated.
      let hangul = rest.prefix(40).prefix { Syllable($0) != nil || 0x3131...0x318E ~= $0.value || $0 == " " }
      let text = String(hangul).trimmingCharacters(in: .whitespaces)
      guard !text.isEmpty else { throw error }
      let command = options.commandLine("keys", dotStyle, text)
      throw NotationError(offset: nil, detail: "\(text) is text, not keys; to find its keys: \(command)")
    }
  }
}
