import Foundation
import Keyboards
import Layouts

import struct SwiftRuntime.InvalidKeyboardFile
import struct SwiftRuntime.Keyboard
import struct SwiftRuntime.KeyboardLayout

/// The suite about keyboard files. The answer of a run-time's reader is `ok`, or the first invalid value in the file.
/// Swift's run-time supplies the expected answers. A run-time must accept every file that the generator accepts.
struct FileSuite {
  let own, others: [Keyboards.Keyboard]
  /// The layouts of the app.
  let layouts: [Layout]
  let coverage: Coverage

  /// Returns the answer of Swift's run-time to a file.
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
    // There are 16 replacement values for each word. Every fifth replacement tests each word with three of these
    // values.
    let interval = coverage == .all ? 1 : 5
    let asked = stride(from: 0, to: damaged.count, by: interval).map { damaged[$0] }
    let texts = whole + asked + whole.prefix(1).flatMap(Self.extremes)
    return texts.map { Case(["file", $0], [Self.answer(to: $0, layouts)]) }
  }

  private static func line(_ keyboard: Keyboards.Keyboard) -> String {
    KeyboardFile.text(of: keyboard).replacing("\n", with: "")
  }

  /// Returns copies of `text`, in each of which one word is replaced with another value. Many copies are invalid, and
  /// some are valid. If the replaced word is the name of a member, most values make the copy invalid JSON.
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

  /// Returns a truncated file, an empty file, and a file with a deeply nested unknown member.
  private static func extremes(_ text: String) -> [String] {
    let nested = String(repeating: "[", count: 50) + String(repeating: "]", count: 50)
    return [String(text.dropLast()), "", "{\"x\": \(nested), " + text.dropFirst()]
  }
}
