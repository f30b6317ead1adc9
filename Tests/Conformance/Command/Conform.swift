// The conformance suite: cases that every implementation of the composing rule must pass, in any language.
//
//     Layout → ComposerSuite, SessionSuite, CompletionSuite (results: Rule) ──────────────┐
//     Keyboard → KeyboardSuite (SwiftRuntime over Rule), FileSuite (SwiftRuntime) → Case ─┴→ ConformanceRun ←→ driver
//     trie → TrieSuite (Verification) ────────────────────────────────────────────────────┘
//
// A folder depends only on folders that precede it in this list: Case, Suites, Facts and Run, Command.

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
    usage: "conform [<options>] -- <command> ...\nconform [<options>] --print",
    discussion: """
      Starts the command once for each core. It must read questions from standard input, one a line, and write one \
      line of answer for each; docs/spec/CONFORM.md describes both, and links a complete program. If answers differ \
      from the rules, conform prints those to the shortest questions, and exits with status 1.

      EXAMPLES
        conform -- python3 driver.py
        conform --all --suite composer --suite trie -- ./driver
        conform --print --suite session > sessions.tsv
      """,
    version: Version.project)

  @Option(
    help: ArgumentHelp(
      "Ask the questions of this suite; may be repeated. (default: composer)", valueName: "name"))
  var suite: [ValueName<Suite>] = []

  @Option(name: .shortAndLong, help: .layouts)
  var layout: [LayoutName] = []

  @Option(help: .layoutFile, completion: .file())
  var layoutFile: [String] = []

  @Flag(help: "Ask every question, instead of a sample that shows each behavior once.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Also ask the lines of this file, each a question and its answer; may be repeated.",
      valueName: "file"), completion: .file())
  var lines: [String] = []

  @Option(help: .keyboardFile, completion: .file())
  var keyboardFile: [String] = []

  @Option(
    help: ArgumentHelp(
      "Ask the questions of a file that --print wrote, instead of generating them.",
      valueName: "file"), completion: .file())
  var from: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Ask only every n-th question, for slow programs. (default: 1)", valueName: "count"),
    transform: Self.count)
  var stride = 1

  @Flag(help: "Stop at the first wrong answer, instead of counting all of them.")
  var first = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Stop a program that writes nothing for so long. (default: 60)", valueName: "seconds"),
    transform: Self.count)
  var timeout = 60

  @Flag(help: "Print the questions and their answers, without starting a program.")
  var print = false

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("The program and its arguments.", valueName: "command"))
  var command: [String] = []

  func validate() throws {
    _ = try suite.map { try $0.value() }
    if command.isEmpty != print {
      throw ValidationError(
        print
          ? "--print starts no program; leave out the command"
          : "missing command; write it after --, as in conform -- python3 driver.py")
    }
    let isGenerated = all || !layout.isEmpty || !(layoutFile + lines + keyboardFile).isEmpty
    guard from == nil || !isGenerated else {
      throw ValidationError(
        "--from takes its questions from a file; leave out --all, --layout, --layout-file, --lines and --keyboard-file")
    }
  }

  private static func count(_ argument: String) throws -> Int {
    guard let count = Int(argument), count > 0 else { throw ValidationError("write a positive integer") }
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
    let named = try suite.map { try $0.value() }
    let suites = named.isEmpty ? [.composer] : Suite.allCases.filter(named.contains)
    var cases = try from.map { try printed(in: $0, suites) } ?? generated(suites)
    if stride > 1 { cases = cases.indices.filter { $0 % stride == 0 }.map { cases[$0] } }
    if print {
      for asked in cases { try Console.print(asked.line) }
      return
    }
    let conformanceRun = ConformanceRun(
      command: command, timeout: timeout, stopsAtDifference: first,
      progress: Console.progress)
    try report(try conformanceRun.run(cases), suites)
  }

  private func generated(_ suites: [Suite]) throws -> [Case] {
    let layouts = try [Layout].chosen(layout, files: layoutFile)
    let known = layouts.mergedWithBuiltIn
    let keyboards = try [Keyboard](files: keyboardFile, of: known)
    let reader = FactReader(about: known, keyboards)
    let facts = try lines.flatMap { try reader.cases(in: try InputFile.bytes(at: $0), of: $0) }
    let others = facts.map(\.suite).filter { !suites.contains($0) }
    if !others.isEmpty {
      let names = Suite.allCases.filter(others.contains).map(\.rawValue)
      Console.note("skipped \(others.count) lines of \(names.joined(separator: ", ")); add these with --suite")
    }
    let styles = suites.contains(.trie) ? layouts.flatMap(\.styles) : []
    let tries = try styles.map { layout in
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
    // The questions of --all take 190 MB.
    let bytes = try InputFile.bytes(at: path, limit: 512 << 20)
    let cases = try Case.printed(bytes, in: path, of: suites)
    guard !cases.isEmpty else {
      let names = suites.map(\.rawValue).joined(separator: ", ")
      throw BadInput(lines: ["\(path): has no questions of \(names); make it with --print"])
    }
    return cases
  }

  private func report(_ result: ConformanceRun.Result, _ suites: [Suite]) throws {
    // A short question is the easiest to debug.
    let shown = (first ? result.differences : result.differences.shortestFirst).prefix(8)
    for difference in shown {
      Console.note("question  " + Self.shortened(difference.question))
      let place = difference.place
      Console.note("expected  " + Self.shortened(difference.expected, around: place))
      Console.note("answered  " + Self.shortened(difference.answered, around: place))
      // Print code points, because some scalars are invisible and others look alike.
      let codes = [difference.answered, difference.expected].map { answer in
        answer.unicodeScalars.dropFirst(place).first?.codePoint ?? "the end"
      }
      Console.note("          at scalar \(place + 1), \(codes[0]) instead of \(codes[1])")
    }
    let names = suites.map(\.rawValue).joined(separator: ", ")
    if result.differences.isEmpty {
      return Console.note("\(names): all \(result.count) answers match the rules")
    }
    let count = result.differences.count
    let order = first ? "" : ", shortest question first"
    Console.report(
      "\(names): \(count) of \(result.count) answers differ from the rules; \(shown.count) shown\(order)")
    throw ExitStatus.failure
  }

  /// Returns the part of a line around a scalar. Lines are shortened because the line of a trie has thousands of
  /// digits.
  private static func shortened(_ line: String, around place: Int = 0) -> String {
    let rest = line.unicodeScalars.dropFirst(max(0, place - 200))
    let shown = String(rest.prefix(300)).replacing("\t", with: " ⇥ ")
    return (place > 200 ? "…" : "") + shown + (rest.count > 300 ? "…" : "")
  }
}

extension Suite: NamedValue {
  static var kind: String { "suite" }
}
