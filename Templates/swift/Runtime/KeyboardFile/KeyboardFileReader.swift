/// Reads a keyboard from a JSON value. It goes on after a problem, to report all of them.
struct KeyboardFileReader {
  typealias Value = KeyboardFileValue
  typealias Page = KeyboardPages.Page
  typealias Slot = KeyboardPages.Slot
  typealias Offer = KeyboardPages.Offer

  let layouts: [KeyboardLayout]
  /// Problems of the form; without any, those of the whole, of pages, of slots and of the ways to pages.
  var problems: [String] = []
  var slotProblems: [String] = []
  /// Both: none is told twice.
  var told: Set<String> = []
  var place = ""
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
    let seen = hold.prefix(17)
    if seen.indices.contains(where: { number in seen[..<number].contains { $0 == seen[number] } }) {
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
