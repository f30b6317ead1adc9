// Values of a file. One of the wrong kind is reported.

extension KeyboardFileReader {
  mutating func report(_ message: String) {
    if let problem = noted(message) { problems.append(problem) }
  }

  mutating func reportSlot(_ message: String) {
    if let problem = noted(message) { slotProblems.append(problem) }
  }

  /// The problem with its place; nil if it was told before.
  private mutating func noted(_ message: String) -> String? {
    let problem = place.isEmpty ? message : "\(place): \(message)"
    return told.insert(problem).inserted ? problem : nil
  }

  /// Reports what is wrong with a text that is typed.
  mutating func check(_ text: String) {
    if let fault = KeyboardFileRules.fault(of: text) {
      reportSlot("a text is not 1 to 64 scalars of a line: it \(fault)")
    } else if text.unicodeScalars.count > 1, text.unicodeScalars.count(where: { $0 == "|" }) > 1 {
      reportSlot("the text \(text) has | twice, and the cursor can stand in one place; drop one")
    }
  }

  /// `node` itself, if it is an object. Unknown members are reported, and missing ones.
  mutating func members(
    of node: Value, _ what: String, _ known: [String], needing needed: [String] = []
  ) -> Value? {
    guard case .object(let members) = node else {
      report("\(what) is an object with members; write { }")
      return nil
    }
    let named = known.filter { $0 != "$schema" }.joined(separator: ", ")
    for (name, _) in members where !known.contains(name) {
      report("\(name) is not a member of \(what); those are \(named)")
    }
    if let schema = node["$schema"], known.contains("$schema"), schema.text == nil {
      report("$schema is not a string; write it in quotation marks, or drop it")
    }
    for name in needed where node[name] == nil { report("\(what) has no \(name); add it") }
    return node
  }

  mutating func string(_ node: Value?, _ what: String) -> String? {
    if let node, node.text == nil {
      report("the \(what) is not a string; write it in quotation marks")
    }
    return node?.text
  }

  mutating func boolean(_ node: Value?, _ what: String) -> Bool? {
    guard let node else { return nil }
    if case .boolean(let value) = node { return value }
    report("\(what) is neither true nor false; write one, without quotation marks")
    return nil
  }

  mutating func list(_ node: Value?, _ what: String) -> [Value] {
    guard let node else { return [] }
    if case .array(let items) = node { return items }
    report("\(what) is a list; write [ ]")
    return []
  }

  mutating func choice<Choice>(
    _ node: Value?, _ what: String, _ choices: [(String, Choice)]
  ) -> Choice? {
    guard let name = string(node, what) else { return nil }
    if let choice = choices.first(where: { $0.0 == name }) { return choice.1 }
    let names = choices.map { $0.0 }.joined(separator: ", ")
    report("\(name) is not a \(what); those are \(names)")
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

  static var directions: [(String, KeyboardPages.Direction)] {
    [("up", .up), ("down", .down), ("left", .left), ("right", .right)]
  }
}
