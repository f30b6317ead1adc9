import Foundation
import Testing

@testable import conform

/// Correct and faulty programs that `conform` runs.
struct ConformanceRunTests {
  private static let cases = (1...5).map { Case(["composer", "sky", "\($0)"], ["\($0)"]) }

  private func ask(_ script: String, first: Bool = false) throws -> ConformanceRun.Result {
    try ConformanceRun(command: ["sh", "-c", script], timeout: 1, stopsAtDifference: first).run(Self.cases)
  }

  @Test(arguments: [
    "cut -f 3",
    // This program writes each answer at once, with CRLF.
    "while read -r suite layout steps; do printf '%s\\r\\n' \"$steps\"; done",
    // This program leaves a process behind that keeps the output open.
    "sleep 99 & cut -f 3",
    // This program reads everything before it writes, and omits the last line feed.
    "cut -f 3 | tac | tac | head -c -1",
  ])
  func acceptsRightAnswersInAnyRhythm(script: String) throws {
    let result = try ask(script)
    #expect(result.count == 5)
    #expect(result.differences.isEmpty)
  }

  @Test(arguments: ["cut -f 3", "exec sleep 9"]) func killsProcessesThatTheProgramStarted(script: String) throws {
    let scratch = Scratch()
    _ = try? ask("sleep 99 & echo $! >> '\(scratch.path)/started'; \(script)")
    let started = String(decoding: try #require(scratch.get("started")), as: UTF8.self).split(separator: "\n")
    #expect(!started.isEmpty)
    for process in try started.map({ try #require(pid_t($0)) }) {
      // A signal takes a moment to arrive at the process.
      let deadline = Date(timeIntervalSinceNow: 10)
      while kill(process, 0) == 0, !Self.isZombie(process), Date() < deadline { usleep(1_000) }
      #expect(kill(process, 0) != 0 || Self.isZombie(process))
    }
  }

  /// Returns true if `process` has ended, but its parent has not waited for its end yet.
  private static func isZombie(_ process: pid_t) -> Bool {
    (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8))?.contains(") Z ") ?? true
  }

  @Test func reportsWrongAnswers() throws {
    let result = try ask("cut -f 3 | sed s/[24]/x/")
    #expect(result.count == 5)
    #expect(result.differences.map(\.expected) == ["2", "4"])
    #expect(result.differences.map(\.answered) == ["x", "x"])
    #expect(try ask("cut -f 3 | sed s/4/4x/").differences.map(\.place) == [1])
    #expect(result.differences[0].question == "composer\tsky\t2")
    #expect(try ask("cut -f 3 | sed s/[24]/x/", first: true).differences.count == 1)
  }

  /// The program prints the shortest questions with wrong answers, and in the order of the cases if lengths are equal.
  @Test func showsTheShortestFailuresFirst() throws {
    let scratch = Scratch()
    // In UTF-8, the question with one syllable is longer than that with two letters.
    let steps = ["aaaa", "bb", "ccc", "가", "dd"] + (1...6).map { "long\($0)" }
    try scratch.put("cases", Array(steps.map { "composer\tsky\t\($0)\tright\n" }.joined().utf8))
    func asked(_ options: String) throws -> Gen.Outcome {
      let command = "'\(Gen.conformPath)' --from '\(scratch.path)/cases' \(options) -- sed s/.*/wrong/"
      return try Gen.run(script: "exec \(command)", [])
    }
    let all = try asked("")
    #expect(all.status == 1 && all.output.isEmpty)
    let shown = all.errorLines.filter { $0.hasPrefix("question") }.map { String($0.split(separator: " ").last!) }
    #expect(shown == ["가", "bb", "dd", "ccc", "aaaa", "long1", "long2", "long3"])
    let summary = "answers differ from the rules;"
    #expect(all.errorLines.last == "error: composer: 11 of 11 \(summary) 8 shown, shortest question first")
    let first = try asked("--first")
    #expect(first.errorLines.first?.hasSuffix("aaaa") == true)
    #expect(first.errorLines.last == "error: composer: 1 of 1 \(summary) 1 shown")
  }

  @Test(arguments: [
    ("cut -f 3 | head -n 2", "ended after 2 of a process's 5 lines; the next is composer ⇥ sky ⇥ 3"),
    (
      "cut -f 3 | sed 2d",
      "ended after 4 of a process's 5 lines; the first wrong answer is to composer ⇥ sky ⇥ 2"
    ),
    ("cut -f 3; exit 3", "ended with status 3 after 5 of a process's 5 lines"),
    ("kill -9 $$", "ended with signal 9 after 0 of a process's 5 lines; the next is composer ⇥ sky ⇥ 1"),
    ("cut -f 3; echo more", "wrote an extra line, \"more\", after 5 of a process's 5 lines"),
    ("exec sleep 9", "wrote nothing for 1 s after 0 of a process's 5 lines; the next is composer ⇥ sky ⇥ 1"),
    (
      "exec cat /dev/zero",
      "wrote an endless line after 0 of a process's 5 lines; the next is composer ⇥ sky ⇥ 1"
    ),
    ("cut -f 3; exec sleep 9 >&-", "did not end within 1 s after 5 of a process's 5 lines"),
  ])
  func describesABadDriverInOneLine(script: String, fault: String) {
    let error = #expect(throws: ConformanceRun.Failure.self) { try ask(script) }
    #expect(error?.description == "sh -c \(script) \(fault)")
  }
}
