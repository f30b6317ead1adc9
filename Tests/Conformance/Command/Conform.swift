// The conformance suite: cases that any implementation of the rule must pass, in any language.
//
//     Layout → ComposerSuite, SessionSuite, CompletionSuite (results: Rule) ──────────────┐
//     Keyboard → KeyboardSuite (SwiftRuntime over Rule), FileSuite (SwiftRuntime) → Case ─┴→ ConformanceRun ←→ driver
//     trie → TrieSuite (Verification) ────────────────────────────────────────────────────┘
//
// Folders see only those before them: Case, Suites, Facts and Run, Command.

import ArgumentParser
import Artifacts
import CommandSupport
import Keyboards
import Layouts
import Maps

@main
struct Conform: Program {
  static let configuration = CommandConfiguration(
    commandName: "conform",
    abstract: "Ask a program in any language what keys type, and compare its answers.",
    discussion: """
      The command is started once for each core. It reads questions from its standard input, a line each, \
      and writes a line of answer for each; docs/spec/CONFORM.md describes both, and leads to a whole program. The \
      first answers that differ from the rules are printed, and the status is then 1.

      EXAMPLES
        conform -- python3 driver.py
        conform --all --suite composer --suite trie -- ./driver
        conform --print --suite session > sessions.tsv
      """,
    version: Version.project)

  @Option(
    help: ArgumentHelp(
      "A suite of questions to ask; may be repeated. (default: composer)", valueName: "name"))
  var suite: [Suite] = []

  @Option(name: .shortAndLong, help: .layouts)
  var layout: [LayoutName] = []

  @Option(help: .layoutFile, completion: .file())
  var layoutFile: [String] = []

  @Flag(help: "Ask everything, instead of a part that shows each thing once.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Ask the lines of this file, too: a question and its answer; may be repeated.",
      valueName: "file"), completion: .file())
  var lines: [String] = []

  @Option(help: .keyboardFile, completion: .file())
  var keyboardFile: [String] = []

  @Option(
    help: ArgumentHelp(
      "Ask the questions of a file that --print wrote, instead of making them.",
      valueName: "file"), completion: .file())
  var from: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Ask only every n-th line, for slow programs. (default: 1)", valueName: "count"),
    transform: Self.count)
  var stride = 1

  @Flag(help: "Stop at the first difference, instead of counting all.")
  var first = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How long the program may write nothing. (default: 60)", valueName: "seconds"),
    transform: Self.count)
  var patience = 60

  @Flag(help: "Print the questions and their answers, and start nothing.")
  var print = false

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("The program and its arguments.", valueName: "command"))
  var command: [String] = []

  func validate() throws {
    if command.isEmpty != print {
      throw ValidationError(
        print
          ? "--print starts nothing; leave out the command"
          : "there is no command; write it after --, as in conform -- python3 driver.py")
    }
    let isMade = all || !layout.isEmpty || !(layoutFile + lines + keyboardFile).isEmpty
    guard from == nil || !isMade else {
      throw ValidationError(
        "--from has its questions; leave out --all, --layout, --layout-file, --lines and --keyboard-file")
    }
  }

  private static func count(_ argument: String) throws -> Int {
    guard let count = Int(argument), count > 0 else { throw ValidationError("write an integer from 1 on") }
    return count
  }

  static func main() { runProgram() }

  static func specificStatus(of error: any Error) -> ExitCode? {
    switch error {
    case is InvalidLine: ExitStatus.badData
    case is ConformanceRun.Failure: ExitStatus.failure
    default: nil
    }
  }

  func run() throws {
    let suites = suite.isEmpty ? [.composer] : Suite.allCases.filter(suite.contains)
    var cases = try from.map { try printed(in: $0, suites) } ?? made(suites)
    if stride > 1 { cases = cases.indices.filter { $0 % stride == 0 }.map { cases[$0] } }
    if print {
      for asked in cases { try Console.print(asked.line) }
      return
    }
    let conformanceRun = ConformanceRun(
      command: command, patience: patience, stopsAtDifference: first,
      progress: Console.progress)
    try report(try conformanceRun.run(cases), suites)
  }

  private func made(_ suites: [Suite]) throws -> [Case] {
    let layouts = try [Layout].chosen(layout, files: layoutFile)
    let known = layouts.mergedWithBuiltIn
    let keyboards = try [Keyboard](files: keyboardFile, of: known)
    let reader = FactReader(about: known, keyboards)
    let facts = try lines.flatMap { try reader.cases(in: try InputFile.bytes(at: $0), of: $0) }
    let others = facts.map(\.suite).filter { !suites.contains($0) }
    if !others.isEmpty {
      let names = Suite.allCases.filter(others.contains).map(\.rawValue)
      Console.note("\(others.count) lines of \(names.joined(separator: ", ")) are not asked; name them with --suite")
    }
    let read = suites.contains(.trie) ? layouts.flatMap(\.styles) : []
    let tries = try read.map { layout in
      let maps = LayoutMaps(layout)
      if let error = maps.trieError { throw BadInput(lines: ["trie leaves out \(layout.id): \(error.reason)"]) }
      return (layout, try maps.trie.get())
    }
    return suites.flatMap { suite in
      suite.cases(about: layouts, keyboards, tries: tries, all ? .all : .sample)
        + facts.filter { $0.suite == suite }.map(\.case)
    }
  }

  private func printed(in path: String, _ suites: [Suite]) throws -> [Case] {
    // Everything that can be asked has 190 MB.
    let bytes = try InputFile.bytes(at: path, limit: 512 << 20)
    let cases = try Case.printed(bytes, in: path, of: suites)
    guard !cases.isEmpty else {
      throw BadInput(lines: ["\(path): has no question of such a suite; make it with --print"])
    }
    return cases
  }

  private func report(_ result: ConformanceRun.Result, _ suites: [Suite]) throws {
    let shown = result.differences.prefix(8)
    for difference in shown {
      Console.note("question  " + Self.shortened(difference.question))
      let place = difference.place
      Console.note("expected  " + Self.shortened(difference.expected, around: place))
      Console.note("answered  " + Self.shortened(difference.answered, around: place))
      // Some scalars are not seen, and others look alike.
      let codes = [difference.answered, difference.expected].map { answer in
        answer.unicodeScalars.dropFirst(place).first?.codePoint ?? "the end"
      }
      Console.note("          at scalar \(place + 1), \(codes[0]) for \(codes[1])")
    }
    let names = suites.map(\.rawValue).joined(separator: ", ")
    if result.differences.isEmpty {
      return Console.note("\(result.count) lines of \(names): all as the rules say")
    }
    Console.report(
      "\(result.differences.count) of \(result.count) lines of \(names) differ, "
        + "\(shown.count) are shown")
    throw ExitStatus.failure
  }

  /// The part of a line that is shown, around a scalar; a trie has thousands of digits.
  private static func shortened(_ line: String, around place: Int = 0) -> String {
    let rest = line.unicodeScalars.dropFirst(max(0, place - 200))
    let shown = String(rest.prefix(300)).replacing("\t", with: " ⇥ ")
    return (place > 200 ? "…" : "") + shown + (rest.count > 300 ? "…" : "")
  }
}

/// The name of a suite on the command line.
extension Suite: ExpressibleByArgument {}
