// Values of a file. One of the wrong kind is reported.

extension KeyboardFileReader {
  mutating func report(_ message: String) {
    let problem = place.isEmpty ? message : "\(place): \(message)"
    if told.insert(problem).inserted { problems.append(problem) }
  }

  /// Reports a fault of the form, which may hide what the keyboard as a whole is to be judged by.
  mutating func reportForm(_ message: String) {
    isFormed = false
    report(message)
  }

  /// `text` itself, which is typed. What is wrong with it is reported.
  mutating func checked(_ text: String) -> String {
    if let fault = KeyboardFileRules.fault(of: text) {
      report("a text is not 1 to 64 scalars of a line: it \(fault)")
    } else if text.unicodeScalars.count(where: { $0 == "|" }) > 1 {
      report("the text \(text) has | twice, and the cursor can stand in one place; drop one")
    }
    return text
  }

  /// `node` itself, if it is an object. Unknown members are reported, and missing ones.
  mutating func members(
    of node: Value, _ what: String, _ known: [String], needing needed: [String] = []
  ) -> Value? {
    guard case .object(let members) = node else {
      reportForm("\(what) is an object with members; write { }")
      return nil
    }
    let named = known.joined(separator: ", ")
    for (name, _) in members where !known.contains(name) {
      reportForm("\(name) is not a member of \(what); those are \(named)")
    }
    for name in needed where node[name] == nil { reportForm("\(what) has no \(name); add it") }
    return node
  }

  mutating func string(_ node: Value?, _ what: String) -> String? {
    if let node, node.text == nil {
      reportForm("the \(what) is not a string; write it in quotation marks")
    }
    return node?.text
  }

  mutating func boolean(_ node: Value?, _ what: String) -> Bool? {
    guard let node else { return nil }
    if case .boolean(let value) = node { return value }
    reportForm("\(what) is neither true nor false; write one, without quotation marks")
    return nil
  }

  mutating func list(_ node: Value?, _ what: String) -> [Value] {
    guard let node else { return [] }
    if case .array(let items) = node { return items }
    reportForm("\(what) is a list; write [ ]")
    return []
  }

  mutating func choice<Choice>(
    _ node: Value?, _ what: String, _ choices: [(String, Choice)]
  ) -> Choice? {
    guard let name = string(node, what) else { return nil }
    if let choice = choices.first(where: { $0.0 == name }) { return choice.1 }
    let names = choices.map { $0.0 }.joined(separator: ", ")
    reportForm("\(name) is not a \(what); those are \(names)")
    return nil
  }

  static var kinds: [(String, Page.Kind)] { Page.Kind.allCases.map { ($0.rawValue, $0) } }

  static var fields: [(String, KeyboardField.Kind)] {
    KeyboardField.Kind.allCases.map { ($0.rawValue, $0) }
  }

  /// The values of `role`: a role, the way back to the letters, or a gap.
  static var roles: [(String, Slot.Content)] {
    [
      ("shift", .role(.shift)), ("backspace", .role(.backspace)), ("space", .role(.space)),
      ("enter", .role(.enter)), ("next", .role(.next)), ("language", .role(.language)),
      ("globe", .role(.globe)), ("dismiss", .role(.dismiss)), ("letters", .page(nil)),
      ("gap", .gap),
    ]
  }

  static var directions: [(String, Keyboard.Direction)] {
    [("up", .up), ("down", .down), ("left", .left), ("right", .right)]
  }
}
