import Foundation
import Keyboards
import Layouts

import struct SwiftRuntime.InvalidKeyboardFile
import struct SwiftRuntime.Keyboard

/// Keyboard files as an app reads them while it runs. The answer is what `gen` says of a file, without line numbers.
struct FileSuite {
  let own, others: [Keyboards.Keyboard]
  /// Those that an app has.
  let layouts: [Layout]
  let coverage: Coverage

  /// What is said of a file: `ok`, or its problems.
  static func answer(to json: String, _ layouts: [Layout]) -> String {
    do throws(InvalidFile) {
      _ = try KeyboardFile.keyboard(from: Array(json.utf8), file: "", layouts: layouts)
      return "ok"
    } catch {
      if error.isNoJSON { return answerOfApp(to: json) }
      return error.problems.map(\.description).joined(separator: " ␤ ")
    }
  }

  /// Returns what an app says of a text that is not JSON: it does not know where the fault is, as `gen` does.
  private static func answerOfApp(to json: String) -> String {
    do throws(InvalidKeyboardFile) {
      _ = try Keyboard(json: json, layouts: [])
      return "ok"
    } catch {
      return error.description
    }
  }

  var cases: [Case] {
    let whole = (own + others).map(Self.line)
    let damaged = whole.suffix(max(1, others.count)).flatMap(Self.damaged)
    // Of 16 values for a word, every fifth gives each word three.
    let interval = coverage == .all ? 1 : 5
    let asked = stride(from: 0, to: damaged.count, by: interval).map { damaged[$0] }
    let texts = whole + asked + whole.prefix(1).flatMap(Self.extremes)
    return texts.map { Case(["file", $0], [Self.answer(to: $0, layouts)]) }
  }

  private static func line(_ keyboard: Keyboards.Keyboard) -> String {
    KeyboardFile.text(of: keyboard).replacing("\n", with: "")
  }

  /// `text` with each of its words replaced by other values, one at a time: many results are wrong, some are right, and
  /// with another value for a name, it is not JSON.
  private static func damaged(_ text: String) -> [String] {
    let values = [
      #""x""#, #""""#, #"" ""#, #""con""#, #""a|b|c""#, #""\u0301""#, #""\u202e""#,
      #""letters""#, "null",
      "true", "1.3", "2", "{}", "[]", "[[]]", #"{"key": "ㄱ"}"#,
    ]
    var seen: Set<Substring> = []
    let words = text.matches(of: /"(?:[^"\\]|\\.)*"|[\d.]+|true/)
    return words.filter { seen.insert($0.output).inserted }.flatMap { word in
      values.map { text.replacingCharacters(in: word.range, with: $0) }
    }
  }

  /// As long as a file may be, longer, cut off, and nested deeply.
  private static func extremes(_ text: String) -> [String] {
    let blank = String(repeating: " ", count: Keyboard.fileLimit - text.utf8.count)
    return [
      text + blank, text + blank + " ", String(text.dropLast()), text + ",",
      String(repeating: "[", count: 60_000), "",
    ]
  }
}
