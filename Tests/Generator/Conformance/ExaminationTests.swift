import Conformance
import Testing

/// Programs that are asked, and what they do wrong.
struct ExaminationTests {
  private static let cases = (1...5).map { Case(["composer", "sky", "\($0)"], ["\($0)"]) }

  private func ask(_ script: String, first: Bool = false) throws -> Examination.Result {
    try Examination(command: ["sh", "-c", script], patience: 1, stopsAtDifference: first).run(Self.cases)
  }

  @Test(arguments: [
    "cut -f 3",
    // It writes each answer as soon as it can, and with other line ends.
    "while read -r suite layout steps; do printf '%s\\r\\n' \"$steps\"; done",
    // It reads all before it writes, and leaves out the last line feed.
    "cut -f 3 | tac | tac | head -c -1",
  ])
  func rightAnswersAreRightHoweverTheyCome(script: String) throws {
    let result = try ask(script)
    #expect(result.count == 5)
    #expect(result.differences.isEmpty)
  }

  @Test func whatDiffersIsNamed() throws {
    let result = try ask("cut -f 3 | sed s/[24]/x/")
    #expect(result.count == 5)
    #expect(result.differences.map(\.expected) == ["2", "4"])
    #expect(result.differences.map(\.answered) == ["x", "x"])
    #expect(try ask("cut -f 3 | sed s/4/4x/").differences.map(\.place) == [1])
    #expect(result.differences[0].question == "composer\tsky\t2")
    #expect(try ask("cut -f 3 | sed s/[24]/x/", first: true).differences.count == 1)
  }

  @Test(arguments: [
    ("cut -f 3 | head -n 2", "ended after 2 of a process's 5 lines; the next is composer ⇥ sky ⇥ 3"),
    (
      "cut -f 3 | sed 2d",
      "ended after 4 of a process's 5 lines; the first wrong answer is to composer ⇥ sky ⇥ 2"
    ),
    ("cut -f 3; exit 3", "ended with status 3 after 5 of a process's 5 lines"),
    ("kill -9 $$", "ended with signal 9 after 0 of a process's 5 lines; the next is composer ⇥ sky ⇥ 1"),
    ("cut -f 3; echo more", "wrote one more line, \"more\", after 5 of a process's 5 lines"),
    ("exec sleep 9", "wrote nothing for 1 s after 0 of a process's 5 lines; the next is composer ⇥ sky ⇥ 1"),
    (
      "exec cat /dev/zero",
      "writes a line that does not end after 0 of a process's 5 lines; the next is composer ⇥ sky ⇥ 1"
    ),
    ("cut -f 3; exec sleep 9 >&-", "did not end within 1 s after 5 of a process's 5 lines"),
  ])
  func aProgramThatIsNoDriverGetsOneLine(script: String, fault: String) {
    let error = #expect(throws: Examination.Failure.self) { try ask(script) }
    #expect(error?.description == "sh -c \(script) \(fault)")
  }
}
