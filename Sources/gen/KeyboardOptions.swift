import ArgumentParser
import Artifacts
import Layouts
import Runtime
import Typing

/// Which layout a command types on, and in what style.
struct KeyboardOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The layout to type on, \(LayoutName.choice).", valueName: "name"),
    completion: LayoutName.completion, transform: LayoutName.init(parsing:))
  var layout = LayoutName(layout: .cheonjiin)

  @OptionGroup var style: DotStyleOption

  /// The layout as a keyboard, its trie made here and now.
  func keyboard() throws -> Keyboard {
    let layout = style.applied(to: layout.layout)
    guard let exporter = ExporterRegistry["trie"],
      let artifact = try exporter.artifacts(for: [LayoutMaps(layout)]).first
    else { preconditionFailure("there is no format named trie") }
    return Keyboard(layout: layout, trie: try Trie(copying: artifact.bytes))
  }
}
