import ArgumentParser
import LayoutFiles

struct PrintLayout: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Print a layout file, as a start for your own layout.",
    discussion: """
      The output has the format that gen --layout-file reads; docs/layout.schema.json describes it.

      EXAMPLES
        gen layout sky > mine.json
        gen keys --layout-file mine.json 활자
      """
  )

  @Argument(
    help: ArgumentHelp("The layout to print: \(LayoutName.choice).", valueName: "name"),
    completion: LayoutName.completion, transform: LayoutName.init(parsing:))
  var layout: LayoutName

  func run() throws {
    try ExitStatus.reporting {
      try Console.put(Array(LayoutFile.text(of: layout.layout).utf8))
    }
  }
}
