// Part of Hwalja, under the MIT licence: see LICENSE.

/// Reads a keyboard from a value, and goes on after a problem, to report all at once.
struct KeyboardFileReader {
  typealias Value = KeyboardFileValue
  typealias Page = KeyboardPages.Page
  typealias Slot = KeyboardPages.Slot
  typealias Offer = KeyboardPages.Offer

  let layouts: [KeyboardLayout]
  /// What is wrong with its form; or else with what it says of the whole, of pages, of slots and of the ways to them.
  private(set) var problems: [String] = []
  private var slotProblems: [String] = []
  private var place = ""
  private var layout: KeyboardLayout?
  private var pageIds: [String] = []

  init(layouts: [KeyboardLayout]) { self.layouts = layouts }

  /// The keyboard in `root`; nil if there is a problem.
  mutating func keyboard(_ root: Value) -> KeyboardPages? {
    let known = ["id", "layout", "pages", "$schema"]
    guard let members = members(of: root, "the keyboard", known, needing: ["id", "pages"]) else {
      return nil
    }
    let name = string(members["layout"], "layout")
    layout = name == nil ? layouts.first : layouts.first { $0.id == name }
    if layout == nil {
      let names = layouts.map { $0.id }.joined(separator: ", ")
      report("there is no layout \(name ?? ""); name one of \(names), or give yours, too")
    }
    let list = list(members["pages"], "pages")
    pageIds = list.compactMap { $0["id"]?.text }
    var pages: [Page] = []
    for (number, node) in list.enumerated() {
      place = "page \(number + 1)"
      if let page = page(node) { pages.append(page) }
    }
    place = ""
    if members["layout"] == nil, pages.contains(where: { !$0.keys.isEmpty }) {
      report("its pages have keys of a layout; name that in layout")
    }
    guard let id = string(members["id"], "id"), let layout, problems.isEmpty else { return nil }
    problems = KeyboardFileRules(id: id, layout: layout, pages: pages).problems(slots: slotProblems)
    return problems.isEmpty ? KeyboardPages(id: id, layout: layout, pages: pages) : nil
  }

  private mutating func page(_ node: Value) -> Page? {
    let needed = ["id", "legend", "kind", "rows"]
    let known = ["id", "legend", "kind", "capitals", "fields", "rows"]
    guard let members = members(of: node, "the page", known, needing: needed) else { return nil }
    let here = place
    let id = string(members["id"], "id") ?? ""
    let legend = string(members["legend"], "legend") ?? ""
    let kind = choice(members["kind"], "kind of page", Self.kinds) ?? .letters
    let hasCapitals = boolean(members["capitals"], "capitals") ?? false
    let fields = list(members["fields"], "fields").compactMap { choice($0, "field", Self.fields) }
    var rows: [[Slot]] = []
    for (row, node) in list(members["rows"], "rows").enumerated() {
      place = here
      var slots: [Slot] = []
      for (column, node) in list(node, "a row").enumerated() {
        place = "\(here), row \(row + 1), slot \(column + 1)"
        if let slot = slot(node) { slots.append(slot) }
      }
      rows.append(slots)
    }
    place = here
    return Page(
      id, legend: legend, kind: kind, hasCapitals: hasCapitals, fields: fields, rows: rows)
  }

  /// A text alone, or an object that says more.
  private mutating func slot(_ node: Value) -> Slot? {
    if let text = node.text {
      check(text)
      return Slot(.text(text))
    }
    let contents = ["key", "text", "page", "role", "action"]
    let others = ["shifted", "email", "address", "legend", "hold", "flicks", "width"]
    guard let members = members(of: node, "the slot", contents + others) else { return nil }
    let kinds = contents.filter { members[$0] != nil }
    guard kinds.count == 1 else {
      report("a slot has one of key, text, page, role and action; give it one")
      return nil
    }
    for member in others.prefix(3) where kinds[0] != "text" && members[member] != nil {
      report("only a slot with a text has \(member); drop it")
    }
    guard let content = content(kinds[0], members) else { return nil }
    if kinds[0] == "role", content != .page(nil), members["legend"] != nil {
      report("a role and a gap have no legend of their own; drop it, or write a text")
    }
    let legend = string(members["legend"], "legend")
    let hold = list(members["hold"], "hold").compactMap { offer($0) }
    let flicks = flicks(members["flicks"])
    let width = width(members["width"])
    if !["key", "text"].contains(kinds[0]), !hold.isEmpty || !flicks.isEmpty {
      reportSlot("it types nothing, so that holding or flicking it can offer nothing; drop that")
    }
    let holds = hold.map { offer(named: $0) }
    let flicked = flicks.map { ($0.0, offer(named: $0.1)) }
    if hold.count > 16 { reportSlot("it offers more than 16 things; drop some") }
    if hold.indices.contains(where: { number in hold[..<number].contains { $0 == hold[number] } }) {
      reportSlot("it offers one thing twice")
    }
    if let fault = legend.flatMap(KeyboardFileRules.fault) {
      reportSlot("its legend is not a line of text: it \(fault)")
    }
    return Slot(
      content, hold: holds, flicks: KeyboardPages.Flicks(flicked), legend: legend, width: width)
  }

  private mutating func content(_ kind: String, _ members: Value) -> Slot.Content? {
    if kind == "role" { return choice(members["role"], "role", Self.roles) }
    guard let name = string(members[kind], kind) else { return nil }
    switch kind {
    case "key":
      let number = layout?.keys.firstIndex { $0.id == name && $0.under == nil }
      if number == nil {
        reportSlot("\(layout?.id ?? "") has no unshifted key \(name); name one of its keys")
      }
      return .key(number ?? -1)
    case "page":
      if !pageIds.contains(name) {
        reportSlot("there is no page \(name) to open; name one of the pages")
      }
      return .page(name)
    case "action":
      if !KeyboardFileRules.isWord(name) {
        reportSlot("the action \"\(name)\" is not a word of a…z, 0…9 and -; choose another")
      }
      return .action(name)
    default:
      let shifted = string(members["shifted"], "shifted")
      let email = string(members["email"], "email")
      let address = string(members["address"], "address")
      for text in [name, shifted, email, address].compactMap({ $0 }) { check(text) }
      return .text(name, shifted: shifted, email: email, address: address)
    }
  }

  /// An offer as it is written: a text, or the id of a key.
  private enum NamedOffer {
    case text(String)
    case key(String)

    static func == (a: NamedOffer, b: NamedOffer) -> Bool {
      switch (a, b) {
      case (.text(let a), .text(let b)), (.key(let a), .key(let b)): a.utf8.elementsEqual(b.utf8)
      default: false
      }
    }
  }

  private mutating func offer(_ node: Value) -> NamedOffer? {
    if let text = node.text { return .text(text) }
    guard let members = members(of: node, "an offer", ["key"]) else { return nil }
    if members["key"] == nil { report("an offer is a text or has a key; give it one") }
    return string(members["key"], "key").map { .key($0) }
  }

  private mutating func offer(named offer: NamedOffer) -> Offer {
    switch offer {
    case .text(let text):
      check(text)
      return .text(text)
    case .key(let id):
      let number = layout?.keys.firstIndex { $0.id == id }
      if number == nil {
        reportSlot("\(layout?.id ?? "") has no key \(id) to offer; name one of its keys")
      }
      return .key(number ?? -1)
    }
  }

  private mutating func flicks(_ node: Value?) -> [(KeyboardPages.Direction, NamedOffer)] {
    guard let node, let members = members(of: node, "flicks", Self.directions.map { $0.0 }) else {
      return []
    }
    return Self.directions.compactMap { name, direction in
      members[name].flatMap { offer($0) }.map { (direction, $0) }
    }
  }

  private mutating func width(_ node: Value?) -> Double {
    guard let node else { return 1 }
    if case .number(let width) = node, 0.5...20 ~= width, Double(Int(2 * width)) == 2 * width {
      return width
    }
    report("a width is 0.5 to 20 keys, in halves; write 1.5, for example")
    return 1
  }
}

// What is read anywhere in a file. Where a value is of another kind, that is reported.
extension KeyboardFileReader {
  private mutating func report(_ message: String) { note(message, &problems) }

  private mutating func reportSlot(_ message: String) { note(message, &slotProblems) }

  private func note(_ message: String, _ problems: inout [String]) {
    let problem = place.isEmpty ? message : "\(place): \(message)"
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Reports what is wrong with a text that is typed.
  private mutating func check(_ text: String) {
    if let fault = KeyboardFileRules.fault(of: text) {
      reportSlot("a text is not 1 to 64 scalars of a line: it \(fault)")
    } else if text.unicodeScalars.count > 1, text.unicodeScalars.count(where: { $0 == "|" }) > 1 {
      reportSlot("the text \(text) has | twice, and the cursor can stand in one place; drop one")
    }
  }

  /// `node` itself, if it is an object. Members that are not known are reported, and those that it lacks.
  private mutating func members(
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

  private mutating func string(_ node: Value?, _ what: String) -> String? {
    if let node, node.text == nil {
      report("the \(what) is not a string; write it in quotation marks")
    }
    return node?.text
  }

  private mutating func boolean(_ node: Value?, _ what: String) -> Bool? {
    guard let node else { return nil }
    if case .boolean(let value) = node { return value }
    report("\(what) is neither true nor false; write one, without quotation marks")
    return nil
  }

  private mutating func list(_ node: Value?, _ what: String) -> [Value] {
    guard let node else { return [] }
    if case .array(let items) = node { return items }
    report("\(what) is a list; write [ ]")
    return []
  }

  private mutating func choice<Choice>(
    _ node: Value?, _ what: String, _ choices: [(String, Choice)]
  ) -> Choice? {
    guard let name = string(node, what) else { return nil }
    if let choice = choices.first(where: { $0.0 == name }) { return choice.1 }
    let names = choices.map { $0.0 }.joined(separator: ", ")
    report("\(name) is not a \(what); those are \(names)")
    return nil
  }

  private static var kinds: [(String, Page.Kind)] {
    [("letters", .letters), ("symbols", .symbols), ("digits", .digits)]
  }

  private static var fields: [(String, KeyboardField.Kind)] {
    [
      ("letters", .letters), ("number", .number), ("phone", .phone), ("email", .email),
      ("address", .address), ("search", .search),
    ]
  }

  /// What stands under `role`: a role, the way back to the letters, or nothing.
  static var roles: [(String, Slot.Content)] {
    [
      ("shift", .role(.shift)), ("backspace", .role(.backspace)), ("space", .role(.space)),
      ("enter", .role(.enter)), ("next", .role(.next)), ("language", .role(.language)),
      ("globe", .role(.globe)), ("dismiss", .role(.dismiss)), ("letters", .page(nil)),
      ("gap", .gap),
    ]
  }

  private static var directions: [(String, KeyboardPages.Direction)] {
    [("up", .up), ("down", .down), ("left", .left), ("right", .right)]
  }
}
