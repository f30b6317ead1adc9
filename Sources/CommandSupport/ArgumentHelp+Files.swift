import ArgumentParser

// Help texts of options that several commands share. An option group within a group would be simpler, but takes three
// times as long to parse in a debug build, because the parser validates each group once for every group around it.
extension ArgumentHelp {
  /// The help of `--layout` in commands that accept it more than once.
  package static var layouts: ArgumentHelp {
    ArgumentHelp("Only this layout; may be repeated.", valueName: "name")
  }

  /// The help of `--layout-file`.
  package static var layoutFile: ArgumentHelp {
    ArgumentHelp(
      "A layout of your own; may be repeated. gen layout prints such a file.", valueName: "file")
  }

  /// The help of `--keyboard-file`.
  package static var keyboardFile: ArgumentHelp {
    ArgumentHelp(
      "A keyboard of your own, in addition to the project's; may be repeated. gen keyboard prints such a file.",
      valueName: "file")
  }
}
