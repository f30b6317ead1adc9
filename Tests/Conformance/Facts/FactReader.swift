import Keyboards
import Layouts
import Rule

/// A reader of cases that people wrote. Each line has the columns of a question, followed by those of its answer.
struct FactReader {
  private let layouts: [Layout]
  private let keyboards: [String: Keyboard]

  /// Creates a reader of cases about `layouts` and their keyboards, and about `keyboards`.
  init(about layouts: [Layout], _ keyboards: [Keyboard]) {
    self.layouts = layouts
    let named = Keyboard.named(layouts, keyboards).map { ($0.name, $0.keyboard) }
    self.keyboards = Dictionary(named) { $1 }
  }

  /// Returns the cases in `bytes`, the content of the file called `name`.
  ///
  /// - Throws: `InvalidLine` for the first line that is not a case, or whose answer differs from the answer of the
  ///   rule.
  func cases(in bytes: [UInt8], of name: String) throws(InvalidLine) -> [(suite: Suite, case: Case)] {
    try Case.read(bytes, in: name) { suite, asked throws(InvalidLine) in (suite, try confirmed(asked, suite)) }
  }

  /// Returns the case with the legends in its question replaced with places. Throws if the rule gives another answer.
  private func confirmed(_ fact: Case, _ suite: Suite) throws(InvalidLine) -> Case {
    var question = fact.question.columns.map(String.init)
    guard let answer = try answer(to: &question, suite)?.joined(separator: "\t") else { return fact }
    let asked = Case(question, [fact.answer.replacing("{layouts}", with: layouts.map(\.id).joined(separator: ", "))])
    guard asked.isAnswered(by: answer) else {
      throw InvalidLine(description: "contradicts the rule, whose answer is \(answer.replacing("\t", with: " ⇥ "))")
    }
    return asked
  }

  /// Returns the columns of the rule's answer, or nil for a trie. Replaces the legends in the question with places.
  private func answer(to question: inout [String], _ suite: Suite) throws(InvalidLine) -> [String]? {
    switch suite {
    case .composer: return [String(try typed(question).scalars)]
    case .session, .reports: return [try field(after: question)]
    case .keyboard: return try keyboard(&question)
    case .completions:
      let words = question[3].split(separator: " ").map(String.init)
      return [Words(words).answer(from: try typed(question).letters, on: try layout(question[1]))]
    case .file: return [FileSuite.answer(to: question[1], layouts)]
    case .trie: return nil
    }
  }

  private var styles: [Layout] { layouts.flatMap(\.styles) }

  private func layout(_ id: String) throws(InvalidLine) -> Layout {
    if let layout = styles.first(where: { $0.styledID == id }) { return layout }
    let ids = styles.map(\.styledID).joined(separator: ", ")
    throw InvalidLine(description: "there is no layout \(id); use one of \(ids)")
  }

  private func typed(_ question: [String]) throws(InvalidLine) -> TextField {
    let layout = try layout(question[1])
    var field = TextField(layout: layout)
    for word in question[2].split(separator: " ") {
      switch SessionStep(notation: word, on: layout.keys) {
      case .press(.text), .cursor, .select, .elsewhere, .empty, .report, .layout, .writesOnCommit, nil:
        throw InvalidLine(description: "\(word) is not a step or key of \(question[1])")
      case .press(let press): field.perform(press, on: layout.keys)
      }
    }
    return field
  }

  private func field(after question: [String]) throws(InvalidLine) -> String {
    let layout = try layout(question[1])
    var session = SessionModel(layout, among: styles, try text(question[2]))
    for word in question[3].split(separator: " ") {
      guard let step = session.step(word) else {
        throw InvalidLine(description: "\(word) is not a step or key of \(session.layout.styledID)")
      }
      session.take(step)
    }
    return session.field.notation
  }

  private func text(_ notation: String) throws(InvalidLine) -> FieldText {
    if let text = FieldText(notation: notation) { return text }
    throw InvalidLine(
      description: "\(notation) is not the text of a field; write | at its cursor")
  }

  private func keyboard(_ question: inout [String]) throws(InvalidLine) -> [String] {
    guard let keyboard = keyboards[question[1]] else {
      throw InvalidLine(description: "there is no keyboard \(question[1]); pass its file with --keyboard-file")
    }
    guard let field = HostField(notation: question[2][...]) else {
      throw InvalidLine(description: "\(question[2]) is not a field; write for example letters sentences none")
    }
    var oracle = KeyboardOracle(keyboard, field, try text(question[3]))
    var taken: [KeyboardStep] = []
    var words = question[4].split(separator: " ")
    let isDrawn = words.last == "▦"
    if isDrawn { words.removeLast() }
    for word in words {
      guard let steps = oracle.steps(word) else {
        throw InvalidLine(description: "\(word) is not a step or slot of page \(oracle.page.id)")
      }
      for step in steps { oracle.take(step) }
      taken += steps
    }
    question[4] = KeyboardStep.notation(taken, isDrawn: isDrawn)
    return oracle.answer(isDrawn: isDrawn)
  }
}
