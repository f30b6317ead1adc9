import Foundation
import Testing
import Typing

/// `gen explain`.
@Suite struct ExplainTests {
  @Test func aRowForEachPress() throws {
    let outcome = try Gen.run("explain", "012588", "_<")
    #expect(outcome.status == 0 && outcome.error.isEmpty)
    #expect(
      outcome.output == """
        key     before  replaced   text  rule
        0 ㅇㅁ          + ㅇ       ㅇ    appends ㅇ
        1 인    ㅇ      ㅇ → 이    이    appends ㅣ, on the lead ㅇ
        2 천    이      이 → 아    아    advances ㅣ→ㅏ
        5 ㄴㄹ  아      아 → 안    안    appends ㄴ, which becomes the tail
        8 ㅅㅎ  안      + ㅅ       안ㅅ  appends ㅅ
        8 ㅅㅎ  안ㅅ    안ㅅ → 않  않    advances ㅅ→ㅎ, which joins the tail as ㄶ
        _       않                 않    ends the run
        <               - 않             deletes a Character

        """)
  }

  /// In each row the text begins in the same cell of the terminal, pending forms included.
  @Test(arguments: ["conjoining", "compatibility"])
  func columnsLineUp(style: String) throws {
    let outcome = try Gen.run(
      "explain", "--dot-style", style, "4222 41255444 \"가\u{1100}a\" 22 .,?!")
    let starts = outcome.output.split(separator: "\n").map { row -> Int in
      let rules = ["rule", "appends", "advances", "ends"]
      let rule = rules.compactMap { row.range(of: $0, options: .backwards)?.lowerBound }.min()
      return String(row[..<(rule ?? row.endIndex)]).terminalWidth
    }
    #expect(starts.count > 10 && Set(starts).count == 1, "\(starts)\n\(outcome.output)")
  }

  @Test func colourOnATerminalOnly() throws {
    #expect(try !Gen.run("explain", "41").output.contains("\u{1B}"))
    #expect(try terminal("").contains("\u{1B}["))
    #expect(try !terminal("NO_COLOR=1").contains("\u{1B}"))
    #expect(try terminal("NO_COLOR=").contains("\u{1B}["))
    #expect(try !terminal("TERM=dumb").contains("\u{1B}"))
  }

  @Test func colourLeavesTheColumnsAsTheyAre() throws {
    let plain = try terminal("NO_COLOR=1")
    let coloured = try terminal("").replacing(try Regex("\u{1B}\\[[0-9]*m"), with: "")
    #expect(coloured == plain)
  }

  /// What `gen explain` writes to a terminal.
  private func terminal(_ setting: String) throws -> String {
    let script = """
      import os, pty, sys
      child, terminal = pty.fork()
      if child == 0:
          os.execvp("env", ["env"] + sys.argv[1:])
      output = b""
      while True:
          try:
              block = os.read(terminal, 4096)
          except OSError:
              break
          if not block:
              break
          output += block
      os.waitpid(child, 0)
      sys.stdout.buffer.write(output)
      """
    let settings = setting.isEmpty ? "" : "'\(setting)'"
    let outcome = try Gen.run(
      script: "python3 -c '\(script)' \(settings) \"$@\"", ["explain", "4125"])
    #expect(outcome.status == 0 && outcome.output.contains("간"), "\(outcome.error)")
    return outcome.output
  }

  @Test func keysAreNeeded() throws {
    #expect(try Gen.run("explain").status == 64)
    #expect(try Gen.run("explain", "x").status == 65)
  }
}
