import Foundation
import Keyboards
import Layouts

import struct SwiftRuntime.InvalidKeyboardFile
import struct SwiftRuntime.Keyboard
import struct SwiftRuntime.KeyboardLayout

/// Keyboard files as an app reads them while it runs. Swift's run-time knows the answers: `ok`, or the first place that
/// cannot be used. A run-time takes every file that the generator takes.
struct FileSuite {
  let own, others: [Keyboards.Keyboard]
  /// Those that an app has.
  let layouts: [Layout]
  let coverage: Coverage

  /// Returns the answer to a file.
  static func answer(to json: String, _ layouts: [Layout]) -> String {
    if (try? KeyboardFile.keyboard(from: Array(json.utf8), file: "", layouts: layouts)) != nil { return "ok" }
    do throws(InvalidKeyboardFile) {
      _ = try Keyboard(json: json, layouts: layouts.map { KeyboardLayout($0) })
      return "ok"
    } catch {
      return error.problem
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

  /// Cut off, empty, and nested deeply where nothing is known.
  private static func extremes(_ text: String) -> [String] {
    let nested = String(repeating: "[", count: 50) + String(repeating: "]", count: 50)
    return [String(text.dropLast()), "", "{\"x\": \(nested), " + text.dropFirst()]
  }
}
