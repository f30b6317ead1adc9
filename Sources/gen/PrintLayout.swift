import ArgumentParser
import CommandSupport
import Keyboards
import Layouts

struct PrintLayout: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Print a layout file, as a starting point for your own layout.",
    discussion: """
      The output has the format of gen --layout-file; docs/layout.schema.json describes it.

      EXAMPLES
        gen layout sky > mine.json
        gen keys --layout-file mine.json 활자
      """
  )

  @Argument(help: ArgumentHelp("The layout to print.", argumentType: LayoutName.self))
  var layout: LayoutName

  func run() throws {
    try Console.put(Array(LayoutFile.text(of: try Layout.all.named(layout)).utf8))
  }
}
