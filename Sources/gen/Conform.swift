import ArgumentParser
import Conformance
import Files
import Formats
import Foundation
import Keyboards
import Layouts

struct Conform: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Ask a program of any language what keys type, and compare.",
    discussion: """
      The command is started once for each core. It reads questions from its standard input, a line each, \
      and writes a line of answer for each; docs/CONFORM.md describes both, and shows a whole program. The \
      first answers that differ from the rules are printed, and the status is then 1.

      EXAMPLES
        gen conform -- python3 driver.py
        gen conform --all --suite composer --suite trie -- ./driver
        gen conform --print --suite session > sessions.tsv
      """)

  @Option(
    help: ArgumentHelp(
      "What the program can do: \(Suite.allCases.map(\.rawValue).joined(separator: ", ")); may be "
        + "repeated. (default: composer)", valueName: "name"))
  var suite: [Suite] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Only this layout: \(LayoutName.choice); may be repeated.", valueName: "name"),
    completion: LayoutName.completion, transform: LayoutName.init(parsing:))
  var layout: [LayoutName] = []

  @Flag(help: "Ask everything, instead of a part that shows each thing once.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Ask the lines of this file, too: a question and its answer; may be repeated.",
      valueName: "file"), completion: .file())
  var lines: [String] = []

  @OptionGroup var keyboards: KeyboardFileOptions

  @Option(
    help: ArgumentHelp(
      "Only every so-and-so-many-th line, for programs that are slow.", valueName: "count"))
  var stride = 1

  @Flag(help: "Stop at the first difference, instead of counting all.")
  var first = false

  @Option(
    help: ArgumentHelp(
      "How long the program may neither read nor write.", valueName: "seconds"))
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
          : "there is no command; write it after --, as in gen conform -- python3 driver.py")
    }
    guard stride > 0, patience > 0 else {
      throw ValidationError("--stride and --patience take a number above 0")
    }
  }

  func run() throws {
    try ExitStatus.reporting {
      let suites = suite.isEmpty ? [.composer] : Suite.allCases.filter(suite.contains)
      var cases: [Case] = []
      let keyboards = try keyboards.keyboards(of: Layout.all)
      let (corpus, facts) = (try corpus(for: suites, keyboards), try facts(about: keyboards))
      for suite in suites {
        cases += corpus.cases(of: suite) + facts.filter { $0.suite == suite }.map(\.case)
      }
      if stride > 1 { cases = cases.indices.filter { $0 % stride == 0 }.map { cases[$0] } }
      if print { return try put(cases) }
      let examination = Examination(
        command: command, patience: patience, stopsAtDifference: first)
      try report(try examination.run(cases), suites)
    }
  }

  /// How much of a line is shown; a trie has thousands of digits.
  private static let shownLength = 300

  private var layouts: [Layout] { layout.isEmpty ? Layout.all : layout.map(\.layout) }

  private func corpus(for suites: [Suite], _ keyboards: [Keyboard]) throws -> Corpus {
    let read = suites.contains(.trie) ? layouts : []
    return Corpus(
      layouts: layouts, keyboards: keyboards,
      tries: try read.map { ($0, try LayoutMaps($0).trie.get()) },
      density: all ? .all : .sample)
  }

  private func facts(about keyboards: [Keyboard]) throws -> [(suite: Suite, case: Case)] {
    try lines.flatMap { path in
      let text = String(decoding: try InputFile.bytes(at: path), as: UTF8.self)
      return try FactFile(text, name: path, layouts: Layout.all, keyboards: keyboards).cases
    }
  }

  private func put(_ cases: [Case]) throws {
    for piece in Swift.stride(from: 0, to: cases.count, by: 10_000) {
      let lines = cases[piece..<min(piece + 10_000, cases.count)]
      try Console.put(Array(lines.map { "\($0.question)\t\($0.answer)\n" }.joined().utf8))
    }
  }

  private func report(_ result: Examination.Result, _ suites: [Suite]) throws {
    for difference in result.differences {
      for (name, line) in [
        ("question", difference.question), ("expected", difference.expected),
        ("answered", difference.answered),
      ] {
        let cut = line.count > Self.shownLength ? "…" : ""
        Console.note("\(name)  \(line.prefix(Self.shownLength).replacing("\t", with: " ⇥ "))\(cut)")
      }
    }
    let names = suites.map(\.rawValue).joined(separator: ", ")
    guard result.differenceCount > 0 else {
      return Console.note("\(result.count) lines of \(names): all as the rules say")
    }
    Console.report(
      "\(result.differenceCount) of \(result.count) lines of \(names) differ, "
        + "\(result.differences.count) are shown")
    throw ExitStatus.failure
  }
}

extension Suite: ExpressibleByArgument {}
