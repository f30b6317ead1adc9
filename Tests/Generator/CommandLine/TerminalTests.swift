import Testing

/// The colors of errors.
@Suite struct TerminalTests {
  private static let red = "\u{1B}[1;31merror:\u{1B}[0m "

  /// Returns what `gen`, run by `script`, writes to a terminal.
  private func written(by script: String) throws -> String {
    let terminal = "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))"
    let outcome = try Gen.run(
      script: "exec python3 -c '\(terminal)' bash -c '\(script)' gen \"$@\"", ["type", "x"])
    #expect(outcome.status == 65 && outcome.error.isEmpty, "\(outcome.error)")
    return outcome.output
  }

  @Test(arguments: [
    ("TERM=xterm \"$@\"", true), ("NO_COLOR= \"$@\"", true), ("NO_COLOR=0 \"$@\"", false), ("TERM=dumb \"$@\"", false),
    ("TERM= \"$@\"", false), ("unset TERM; \"$@\"", false), ("TERM=dumb NO_COLOR=1 \"$@\"", false),
  ])
  func errorsAreRedOnATerminal(script: String, isRed: Bool) throws {
    let text = try written(by: script)
    #expect(text.contains((isRed ? Self.red : "error: ") + "byte 1: "), "\(text.debugDescription)")
    // The rest of the line has no color.
    #expect(text.count { $0 == "\u{1B}" } == (isRed ? 3 : script.contains("NO_COLOR=0") ? 1 : 0))
  }

  @Test func errorsInAFileHaveNoColor() throws {
    let scratch = Scratch()
    _ = try written(by: "\"$@\" 2>\(scratch.path)/errors")
    let text = String(decoding: scratch.get("errors") ?? [], as: UTF8.self)
    #expect(text.hasPrefix("error: byte 1: ") && !text.contains("\u{1B}"))
  }
}
