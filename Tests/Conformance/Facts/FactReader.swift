import Keyboards
import Layouts
import Rule

/// Reads cases that a person wrote down: a line each, with the columns of a question and then those of its answer.
struct FactReader {
  private let layouts: [Layout]
  private let keyboards: [String: Keyboard]

  /// A reader of lines that may name the own keyboards of `layouts`, and `keyboards`.
  init(about layouts: [Layout], _ keyboards: [Keyboard]) {
    self.layouts = layouts
    let named = Keyboard.named(layouts, keyboards).map { ($0.name, $0.keyboard) }
    self.keyboards = Dictionary(named) { $1 }
  }

  /// Returns the cases in `bytes`, the content of the file called `name`.
  ///
  /// - Throws: `InvalidLine` for the first line that is not a case, or that the rule contradicts.
  func cases(in bytes: [UInt8], of name: String) throws(InvalidLine) -> [(suite: Suite, case: Case)] {
    try Case.read(bytes, in: name) { suite, asked throws(InvalidLine) in (suite, try confirmed(asked, suite)) }
  }

  /// Returns the case as it is asked, if the rule answers so.
  private func confirmed(_ fact: Case, _ suite: Suite) throws(InvalidLine) -> Case {
    var question = fact.question.columns.map(String.init)
    guard let answer = try answer(to: &question, suite)?.joined(separator: "\t") else { return fact }
    let asked = Case(question, [fact.answer.replacing("{layouts}", with: layouts.map(\.id).joined(separator: ", "))])
    guard asked.isAnswered(by: answer) else {
      throw InvalidLine(description: "the rule answers \(answer.replacing("\t", with: " ⇥ "))")
    }
    return asked
  }

  /// The columns of the answer, nil for a trie; slots in the question then have their places for their legends.
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
    throw InvalidLine(description: "there is no layout \(id); name one of \(ids)")
  }

  private func typed(_ question: [String]) throws(InvalidLine) -> TextField {
    let layout = try layout(question[1])
    var field = TextField(layout: layout)
    for word in question[2].split(separator: " ") {
      switch SessionStep(notation: word, on: layout.keys) {
      case .press(.text), .cursor, .select, .elsewhere, .empty, .report, .layout, .writesOnCommit, nil:
        throw InvalidLine(description: "\(word) is no step or key of \(question[1])")
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
        throw InvalidLine(description: "\(word) is no step or key of \(session.layout.styledID)")
      }
      session.take(step)
    }
    return session.field.notation
  }

  private func text(_ notation: String) throws(InvalidLine) -> FieldText {
    if let text = FieldText(notation: notation) { return text }
    throw InvalidLine(
      description: "\(notation) is not the text of a field; mark its cursor with |")
  }

  private func keyboard(_ question: inout [String]) throws(InvalidLine) -> [String] {
    guard let keyboard = keyboards[question[1]] else {
      throw InvalidLine(description: "there is no keyboard \(question[1]); give its file with --keyboard-file")
    }
    guard let field = HostField(notation: question[2][...]) else {
      throw InvalidLine(description: "\(question[2]) is not a field; write, say, letters sentences none")
    }
    var oracle = KeyboardOracle(keyboard, field, try text(question[3]))
    var taken: [KeyboardStep] = []
    var words = question[4].split(separator: " ")
    let isDrawn = words.last == "▦"
    if isDrawn { words.removeLast() }
    for word in words {
      guard let steps = oracle.steps(word) else {
        throw InvalidLine(description: "\(word) is no step or slot of page \(oracle.page.id)")
      }
      for step in steps { oracle.take(step) }
      taken += steps
    }
    question[4] = KeyboardStep.notation(taken, isDrawn: isDrawn)
    return oracle.answer(isDrawn: isDrawn)
  }
}
