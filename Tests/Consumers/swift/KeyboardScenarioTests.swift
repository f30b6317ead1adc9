import Hwalja
import Testing

/// Everything that fingers do to a keyboard, in the same lines for every language.
struct KeyboardScenarioTests {
  @Test(arguments: [SimulatedField.Notice.atOnce, .threeLate, .never])
  func everyLineOfTheFileLeavesItsFieldAndItsKeyboard(notice: SimulatedField.Notice) throws {
    var count = 0
    for line in try Review.text("conformance/keyboards.tsv").split(separator: "\n")
    where !line.hasPrefix("#") {
      let found = result(of: line, notice)
      let isRight = found?.unicodeScalars.elementsEqual(line.unicodeScalars) == true
      #expect(isRight, "\(line) leaves\n\(found ?? "an unknown step")")
      count += 1
    }
    #expect(count > 0)
  }

  /// The line as it comes out; nil if there is a step that means nothing.
  private func result(of line: Substring, _ notice: SimulatedField.Notice) -> String? {
    var columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard columns.count == 7,
      let pages = KeyboardPages.all.first(where: { $0.layout.id == columns[0] }),
      let asking = KeyboardField(columns[1].split(separator: " "))
    else { return nil }
    let fingers = Fingers(pages, for: asking, columns[2], notice: notice)
    let isDrawn = columns[3].hasSuffix("?")
    let steps = isDrawn ? String(columns[3].dropLast()) : columns[3]
    guard let after = fingers.perform(steps) else { return nil }
    columns[4] = after
    columns[5] = fingers.shown + (isDrawn ? " " + fingers.drawn : "")
    columns[6] = fingers.requests.isEmpty ? "-" : fingers.requests.joined(separator: " ")
    return columns.joined(separator: "\t")
  }
}
