import ArgumentParser

// The help of options that several commands have. A group of options within another would take three times as long to
// parse in a debug build, in which the parser checks each group at every level above it.
extension ArgumentHelp {
  /// The help of `--layout` where it may be repeated.
  package static var layouts: ArgumentHelp {
    ArgumentHelp("Only this layout; may be repeated.", valueName: "name")
  }

  /// The help of `--layout-file`.
  package static var layoutFile: ArgumentHelp {
    ArgumentHelp(
      "A layout of your own, from this file, beside those of --layout; may be repeated.",
      discussion: "gen layout NAME prints such a file; docs/layout.schema.json describes it.",
      valueName: "file")
  }

  /// The help of `--keyboard-file`.
  package static var keyboardFile: ArgumentHelp {
    ArgumentHelp(
      "A keyboard of your own, from this file, in addition to the project's; may be repeated.",
      discussion: "gen keyboard korean prints such a file; docs/keyboard.schema.json describes it.",
      valueName: "file")
  }
}
