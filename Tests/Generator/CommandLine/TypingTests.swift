import Foundation
import Keyboards
import Layouts
import Testing

/// The commands `gen type` and `gen keys`, with arguments and with standard input.
@Suite struct TypingTests {
  /// All arguments together are one line. Without arguments, gen answers each line of standard input. The answer to an
  /// empty line is an empty line. The last line needs no line feed. NotationTests and FinderTests test keys and texts.
  @Test(arguments: [
    ("type|0125|_|88", "", "안ㅎ\n"), ("type|", "", "\n"), ("type|--dot-style|compatibility|42", "", "ㄱ\u{318D}\n"),
    ("type|--layout|naratgeul|1␣3", "", "ㄱ ㅏ\n"), ("keys|a|가", "", "\"a\"␣412\n"), ("type|41\n43", "", "기\n그\n"),
    ("type", "41\n\n43", "기\n\n그\n"), ("type", "", ""), ("type|--layout|dubeolsik|ㄱㅏ", "", "가\n"),
    ("keys", "0125_88", "\"0125_88\"\n"), ("keys|hello", "", "\"hello\"\n"), ("keys|?", "", ".,?! .,?! .,?!\n"),
    ("keys|0\n1", "", "\"0\"\n\"1\"\n"),
  ])
  func answersEveryLine(arguments: String, input: String, output: String) throws {
    let words = arguments.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let outcome = try Gen.run(words, input: Array(input.utf8))
    #expect(outcome.status == 0 && outcome.error.isEmpty)
    #expect(outcome.output.scalars == output.scalars)
  }

  /// Some users mix up the two commands.
  @Test(arguments: ["0125_88", "-l dubeolsik gksrmf", "-l sky 1*", "2026"])
  func pointsFromKeysToType(arguments: String) throws {
    let words = arguments.split(separator: " ").map(String.init)
    let found = try Gen.run(["keys"] + words)
    #expect(found.status == 0 && found.output == "\"\(words.last!)\"\n")
    let command = "gen type \(arguments.replacing("-l", with: "--layout").replacing("1*", with: "'1*'"))"
    #expect(found.error == "note: \(words.last!) can also be keys; to print what they type: \(command)\n")
    #expect(try Gen.run(["type"] + words).status == 0)
  }

  /// --layout is optional if there is one layout file. It chooses a layout if there are several files.
  @Test(arguments: [
    ("a", "", "나\n"), ("a", "--layout a", "나\n"), ("a b", "--layout b", "끼\n"), ("a sky", "-l sky", "끼\n"),
  ])
  func typesOnTheLayoutOfAFile(files: String, options: String, text: String) throws {
    let scratch = Scratch()
    let layouts = [Layout.naratgeul.with(id: "a"), .sky.with(id: "b"), .sky]
    for layout in layouts { try scratch.put(layout.id, Array(LayoutFile.text(of: layout).utf8)) }
    let own = files.split(separator: " ").flatMap { ["--layout-file", "\(scratch.path)/\($0)"] }
    let chosen = own + options.split(separator: " ").map(String.init)
    let keys = text == "나\n" ? "23" : "1112"
    #expect(try Gen.run(["type"] + chosen + [keys]).output == text)
    #expect(try Gen.run(["keys"] + chosen + [text.trimmingCharacters(in: .newlines)]).output == keys + "\n")
    let keyboard = try Gen.run(["keyboard"] + chosen).output
    #expect(keyboard.contains("\"layout\": \"\(text == "나\n" ? "a" : files.hasSuffix("sky") ? "sky" : "b")\""))
  }

  /// The lines before an invalid line get their answers.
  @Test(
    arguments: [
      ("0125\n\u{0}", [0xFF], "line 2 of", "not UTF-8"),
      ("가", [0xEA, 0xB0], "line 1 of", "not UTF-8"),
      ("1\n2\n3", [0xED, 0xA0, 0x80, 0x0A], "line 3 of", "not UTF-8"),
      ("41\n42x\n43\n", [], "error: line 2, byte 3: ", "x"),
      ("41\n42안\n43\n", [], "error: line 2: 안 is text", "gen keys 안"),
    ] as [(String, [UInt8], String, String)])
  func reportsABadLineWithItsPlace(before: String, bytes: [UInt8], line: String, place: String)
    throws
  {
    let outcome = try Gen.run(["type"], input: Array(before.utf8) + bytes)
    #expect(outcome.status == 65 && outcome.errorLines.count == 1)
    #expect(outcome.error.contains(line) && outcome.error.contains(place), "\(outcome.error)")
    let number = Int(line.drop { !$0.isNumber }.prefix { $0.isNumber })
    #expect(outcome.output.count { $0 == "\n" } == (number ?? 0) - 1)
  }

  /// Another program can write a line and wait for the answer before it writes the next line.
  @Test func answersALineBeforeTheNextArrives() throws {
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

  /// Memory use grows linearly with the length of a run. With a copy for each press, this run would take 900 MB.
  @Test func usesLittleMemoryForALongRun() throws {
    let count = 10_000
    let outcome = try Gen.run(
      script: "ulimit -v 500000 || true; exec \"$@\"",
      ["type", "--layout", "dubeolsik", String(repeating: "rk", count: count)])
    #expect(outcome.output == String(repeating: "가", count: count) + "\n")
  }
}
