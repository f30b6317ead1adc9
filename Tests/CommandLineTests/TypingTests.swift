import Foundation
import Layouts
import TestSupport
import Testing

/// `gen type` and `gen keys`, with arguments and with standard input.
@Suite struct TypingCommandTests {
  @Test(arguments: [
    (["0125_88"], "안ㅎ"), (["012588"], "않"), (["0125", "_", "88"], "안ㅎ"), (["0125␣88␣␣"], "안ㅎ "),
    (["-l", "naratgeul", "1␣3"], "ㄱ ㅏ"),
    (["-l", "danmoeum", "dltttmqslek"], "있습니다"), (["-l", "naratgeul", "1##"], "ㄱ"),
    (["4125<"], "가"), (["4125⌫"], "가"),
    (["-l", "dubeolsik", "gksrmf"], "한글"), (["--layout", "naratgeul", "1*3"], "카"),
    (["--dot-style", "compatibility", "42"], "ㄱㆍ"), ([""], ""),
  ])
  func typesItsArguments(arguments: [String], text: String) throws {
    let outcome = try Gen.run(["type"] + arguments)
    #expect(outcome.status == 0 && outcome.error.isEmpty)
    #expect(outcome.output == text + "\n")
  }

  @Test func findsTheKeysOfItsArguments() throws {
    #expect(try Gen.run("keys", "읊조리다").output == "035577923551612\n")
    #expect(try Gen.run("keys", "안ㅎ").output == "0125_88\n")
    #expect(try Gen.run("keys", "a", "가").output == "\"a\"␣412\n")
  }

  @Test(arguments: Layout.all)
  func textComesBackThroughAPipe(layout: Layout) throws {
    let text = "동해 물과 \"백두산\"이\n\n안ㅎㅎ ㅋㅋㅋ... e\u{301} \u{1100}\u{1161}\t\r\n가_<끝"
    let scratch = Scratch()
    try scratch.put("text", Array(text.utf8))
    let options = ["--layout", layout.id]
    let outcome = try Gen.run(
      script: "gen=$1; shift; \"$gen\" keys \"$@\" < '\(scratch.path)/text' | \"$gen\" type \"$@\"",
      options
    )
    #expect(outcome.status == 0 && outcome.error.isEmpty)
    #expect(outcome.output.unicodeScalars.elementsEqual((text + "\n").unicodeScalars))
  }

  @Test func everyLineIsAnsweredWhereverBlocksEnd() throws {
    let lines = (0..<20_000).map { "\($0 % 10)" + String(repeating: "41", count: $0 % 23) }
    let outcome = try Gen.run(["type"], input: Array(lines.joined(separator: "\n").utf8))
    #expect(outcome.status == 0)
    let answers = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(answers.count == lines.count + 1 && answers.last == "")
    let some = stride(from: 0, to: lines.count, by: 997)
    for index in some {
      #expect(try Gen.run("type", lines[index]).output == answers[index] + "\n")
    }
  }

  @Test func noInputIsNoAnswerAndAnEmptyLineAnEmptyOne() throws {
    #expect(try Gen.run("type", input: "").output == "")
    #expect(try Gen.run("keys", input: "\n\n").output == "\n\n")
    #expect(try Gen.run("type", input: "41").output == "기\n")
  }

  @Test(
    arguments: [
      ("0125\n\u{0}", [0xFF], 2, 2, 6), ("", [0xC0, 0x80], 1, 1, 0), ("가", [0xEA, 0xB0], 1, 4, 3),
      ("1\n2\n3", [0xED, 0xA0, 0x80, 0x0A], 3, 2, 5),
    ] as [(String, [UInt8], Int, Int, Int)])
  func whatIsNotUTF8IsNamedWithItsPlace(
    before: String, bytes: [UInt8], line: Int, byte: Int, offset: Int
  ) throws {
    let outcome = try Gen.run(["keys"], input: Array(before.utf8) + bytes)
    #expect(outcome.status == 65 && outcome.errorLines.count == 1)
    #expect(outcome.error.contains("line \(line), byte \(byte) of"), "\(outcome.error)")
    #expect(outcome.error.contains("offset \(offset) of"), "\(outcome.error)")
    #expect(outcome.output.filter { $0 == "\n" }.count == line - 1)
  }

  @Test func linesBeforeABadOneAreAnswered() throws {
    let outcome = try Gen.run("type", input: "41\n42x\n43\n")
    #expect(outcome.status == 65 && outcome.output == "기\n")
    #expect(outcome.errorLines.count == 1 && outcome.error.hasPrefix("error: line 2, byte 3: "))
    #expect(try Gen.run("type", "x").status == 65)
    #expect(try Gen.run("type", "\"x").status == 65)
  }

  /// A program that writes a line and waits gets its answer before the input ends.
  @Test func aLineIsAnsweredBeforeTheNextIsThere() throws {
    let script = """
      coproc "$@"
      for keys in 41 43; do
        echo $keys >&${COPROC[1]}
        read -r -t 20 answer <&${COPROC[0]} || exit 9
        echo "$answer"
      done
      """
    let outcome = try Gen.run(script: script, ["type"])
    #expect(outcome.status == 0 && outcome.output == "기\n그\n")
  }

  @Test(arguments: [["type"], ["keys"]])
  func aReaderThatLeavesEndsItQuietly(command: [String]) throws {
    for ignore in ["", "trap '' PIPE; "] {
      let script = "\(ignore)yes 41 2>/dev/null | \"$@\" | head -1; echo ${PIPESTATUS[1]}"
      let outcome = try Gen.run(script: script, command)
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.count == 2 && ["0", "141"].contains(lines.last), "\(outcome.output)")
      #expect(outcome.error.isEmpty)
    }
  }

  @Test(arguments: [
    ["type", "41"], ["keys", "가"], ["--list"], ["--list", "--json"], ["layout", "sky"],
    ["--format", "json", "--layout", "sky", "--out", "-", "-q"],
  ])
  func aFullDeviceIsReported(arguments: [String]) throws {
    let outcome = try Gen.run(script: "exec \"$@\" > /dev/full", arguments)
    #expect(outcome.status == 74 && outcome.errorLines.count == 1)
    #expect(outcome.error.contains("standard output: No space left"), "\(outcome.error)")
  }

  @Test func aFolderAsInputIsReported() throws {
    let outcome = try Gen.run(script: "exec \"$@\" < /", ["type"])
    #expect(outcome.status == 74 && outcome.errorLines.count == 1)
  }

  /// Eight megabytes of input take as much memory as one, apart from a few blocks.
  @Test(arguments: ["type", "keys"])
  func memoryDoesNotGrowWithTheInput(command: String) throws {
    let script = """
      import resource, subprocess, sys
      for size in 1000000, 8000000:
          feed = subprocess.Popen(f"yes 0125_8 | head -c {size}", shell=True, stdout=subprocess.PIPE)
          subprocess.run(sys.argv[1:], stdin=feed.stdout, stdout=subprocess.DEVNULL, check=True)
          print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
      """
    let outcome = try Gen.run(script: "python3 -c '\(script)' \"$@\"", [command])
    let peaks = outcome.output.split(separator: "\n").compactMap { Int($0) }
    #expect(outcome.status == 0 && peaks.count == 2, "\(outcome.error)")
    #expect(peaks.last! - peaks[0] < 2_048, "\(peaks) kilobytes")
  }

  /// A line is held whole, as bytes, as text and as what it types, and takes time that grows with it alone.
  @Test(arguments: ["0125_8", "0125_88␣", "41"])
  func aLongLineTakesAFewTimesItsSize(keys: String) throws {
    let script = """
      import resource, subprocess, sys
      for size in 1000, 4000000:
          line = ("\(keys)" * size)[:size].encode()
          subprocess.run(sys.argv[1:], input=line, stdout=subprocess.DEVNULL, check=True, timeout=40)
          print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
      """
    let outcome = try Gen.run(script: "python3 -c '\(script)' \"$@\"", ["type"])
    let peaks = outcome.output.split(separator: "\n").compactMap { Int($0) }
    #expect(outcome.status == 0 && peaks.count == 2, "\(outcome.error)")
    #expect(peaks.last! - peaks[0] < 70_000, "\(peaks) kilobytes")
  }

  @Test func aLayoutOfOnesOwn() throws {
    let scratch = Scratch()
    let file = "\(scratch.path)/mine.json"
    let printed = try Gen.run("layout", "naratgeul").output
    try scratch.put("mine.json", Array(printed.replacing("\"naratgeul\"", with: "\"mine\"").utf8))
    #expect(try Gen.run("type", "--layout-file", file, "1*3").output == "카\n")
    #expect(try Gen.run("keys", "--layout-file", file, "카").output == "1*3\n")
    #expect(try Gen.run("type", "--layout-file", file + "x", "1").status == 74)
  }
}
