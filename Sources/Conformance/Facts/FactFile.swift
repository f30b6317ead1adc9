import Keyboards
import Layouts
import Rule

/// Cases that a person wrote down, a line each: the columns of a question and then those of its answer. Lines that
/// begin with `#` are comments.
public struct FactFile: Sendable {
  /// A line that is no case, or one about a keyboard or a file that the rule itself contradicts.
  public struct InvalidLine: Error, CustomStringConvertible {
    public let description: String
  }

  /// The cases, each with its suite.
  public let cases: [(suite: Suite, case: Case)]

  /// Reads `text`.
  ///
  /// - Parameters:
  ///   - name: What an error calls the file.
  ///   - keyboards: The keyboards that its lines may name, besides the own keyboards of `layouts`.
  /// - Throws: `InvalidLine` for the first such line.
  public init(_ text: String, name: String, layouts: [Layout], keyboards: [Keyboard])
    throws(InvalidLine)
  {
    let named = Keyboard.named(layouts, keyboards).map { ($0.name, $0.keyboard) }
    let reader = FactReader(layouts: layouts, keyboards: Dictionary(named) { $1 })
    var cases: [(suite: Suite, case: Case)] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      do throws(InvalidLine) {
        cases.append(try reader.fact(String(line)))
      } catch {
        throw InvalidLine(description: "\(name):\(number + 1): \(error)")
      }
    }
    self.cases = cases
  }
}

private struct FactReader {
  typealias Fault = FactFile.InvalidLine

  let layouts: [Layout]
  let keyboards: [String: Keyboard]

  func fact(_ line: String) throws(Fault) -> (suite: Suite, case: Case) {
    let columns = line.columns.map(String.init)
    guard let suite = Suite(rawValue: columns[0]) else {
      throw Fault(
        description: "\(columns[0]) is not a suite; begin the line with "
          + "composer, session, reports, keyboard, completions, file or trie")
    }
    let wanted = suite.questionCount + suite.answerCount
    guard columns.count == wanted else {
      throw Fault(
        description: "has \(columns.count) columns and not \(wanted); put tabs between them")
    }
    let question = Array(columns.dropLast(suite.answerCount))
    let answer = Array(columns.suffix(suite.answerCount))
    if suite == .keyboard { return (suite, try keyboardFact(question, answer)) }
    if suite == .file, FileSuite.answer(to: question[1], layouts) != answer[0] {
      throw Fault(description: "the rule answers \(FileSuite.answer(to: question[1], layouts))")
    }
    return (suite, Case(question, answer))
  }

  /// The case of a keyboard, with places instead of legends, if the rule agrees.
  private func keyboardFact(_ question: [String], _ answer: [String]) throws(Fault) -> Case {
    guard let keyboard = keyboards[question[1]] else {
      throw Fault(
        description: "there is no keyboard \(question[1]); give its file with --keyboard-file")
    }
    guard let field = HostField(notation: question[2][...]) else {
      throw Fault(description: "\(question[2]) is not a field; write, say, letters sentences none")
    }
    guard let text = FieldText(notation: question[3][...]) else {
      throw Fault(description: "\(question[3]) is not the text of a field; mark its cursor with |")
    }
    var model = KeyboardModel(keyboard, field, text)
    var taken: [KeyboardStep] = []
    var words = question[4].split(separator: " ")
    let isDrawn = words.last == "?"
    if isDrawn { words.removeLast() }
    for word in words {
      guard let steps = model.steps(word) else {
        throw Fault(description: "\(word) is no step or slot of page \(model.page.id)")
      }
      for step in steps { model.take(step) }
      taken += steps
    }
    let steps = [KeyboardStep.notation(taken), isDrawn ? "?" : ""].filter { !$0.isEmpty }
    let fact = Case(Array(question[..<4]) + [steps.joined(separator: " ")], answer)
    let byRule = model.answer(isDrawn: isDrawn).joined(separator: "\t")
    guard fact.isAnswered(by: byRule) else {
      throw Fault(description: "the rule answers \(byRule.replacing("\t", with: " ⇥ "))")
    }
    return fact
  }
}
