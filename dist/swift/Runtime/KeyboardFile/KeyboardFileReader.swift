// Part of Hwalja, under the MIT licence: see LICENSE.

/// Reads a keyboard from a JSON value. It goes on after a problem, to report all of them.
struct KeyboardFileReader {
  typealias Value = KeyboardFileValue
  typealias Page = Keyboard.Page
  typealias Slot = Keyboard.Slot
  typealias Offer = Keyboard.Offer

  /// The layout that the file names.
  var layout: KeyboardLayout?
  var hasKeys = false
  var pageIds: [String] = []
  var problems: [String] = []
  /// The same: none is told twice.
  var told: Set<String> = []
  /// Whether the form is right, so that the keyboard can be judged as a whole.
  var isFormed = true
  var place = ""

  /// The keyboard in `root`; nil if there is a problem.
  mutating func keyboard(_ root: Value, _ layouts: [KeyboardLayout]) -> Keyboard? {
    let known = ["id", "layout", "pages", "$schema"]
    guard let members = members(of: root, "the keyboard", known, needing: ["id", "pages"]) else {
      return nil
    }
    _ = string(members["$schema"], "$schema")
    let name = string(members["layout"], "layout")
    layout = layouts.first { $0.id == name }
    if layouts.isEmpty {
      reportForm(
        "it is read with layouts, and none is given; give one, also for a keyboard without Korean")
    } else if layout == nil, let name {
      let names = layouts.map { $0.id }.joined(separator: ", ")
      reportForm("there is no layout \(name); name one of \(names), or give yours, too")
    }
    let list = list(members["pages"], "pages")
    pageIds = list.compactMap { $0["id"]?.text }
    let pages = list.enumerated().compactMap { number, node in
      page(node, "page \(number + 1)")
    }
    place = ""
    if members["layout"] == nil, hasKeys {
      reportForm("its pages have keys of a layout; name that in layout")
    }
    guard let id = string(members["id"], "id"), let layout = layout ?? layouts.first, isFormed
    else { return nil }
    problems += KeyboardFileRules(id: id, layout: layout, pages: pages).problems
    return problems.isEmpty ? Keyboard(id: id, layout: layout, pages: pages) : nil
  }

  private mutating func page(_ node: Value, _ here: String) -> Page? {
    place = here
    let needed = ["id", "legend", "kind", "rows"]
    let known = ["id", "legend", "kind", "capitals", "fields", "rows"]
    guard let members = members(of: node, "the page", known, needing: needed) else { return nil }
    let id = string(members["id"], "id") ?? ""
    let legend = string(members["legend"], "legend") ?? ""
    let kind = choice(members["kind"], "kind of page", Self.kinds) ?? .letters
    let hasCapitals = boolean(members["capitals"], "capitals") ?? false
    let fields = list(members["fields"], "fields").compactMap { choice($0, "field", Self.fields) }
    let rows = list(members["rows"], "rows").enumerated().map { row, node -> [Slot] in
      place = here
      return list(node, "a row").enumerated().compactMap { column, node in
        place = "\(here), row \(row + 1), slot \(column + 1)"
        return slot(node)
      }
    }
    return Page(
      id, legend: legend, kind: kind, hasCapitals: hasCapitals, fields: fields, rows: rows)
  }

  /// A text alone, or an object that says more.
  private mutating func slot(_ node: Value) -> Slot? {
    if let text = node.text { return Slot(.text(checked(text))) }
    let contents = ["key", "text", "page", "role", "action"]
    let others = ["shifted", "email", "address", "legend", "hold", "flicks", "width"]
    guard let members = members(of: node, "the slot", contents + others) else { return nil }
    let kinds = contents.filter { members[$0] != nil }
    guard kinds.count == 1 else {
      reportForm("a slot has one of key, text, page, role and action; give it one")
      return nil
    }
    for member in others.prefix(3) where kinds[0] != "text" && members[member] != nil {
      reportForm("only a slot with a text has \(member); drop it")
    }
    guard let content = content(kinds[0], members) else { return nil }
    if kinds[0] == "role", content != .page(nil), members["legend"] != nil {
      reportForm("a role and a gap have no legend of their own; drop it, or write a text")
    }
    let legend = string(members["legend"], "legend")
    if let fault = legend.flatMap(KeyboardFileRules.fault) {
      report("its legend is not a line of text: it \(fault)")
    }
    let hold = list(members["hold"], "hold").compactMap { offer($0) }
    let flicks = flicks(members["flicks"])
    if !["key", "text"].contains(kinds[0]), !hold.isEmpty || !flicks.isEmpty {
      report("it types nothing, so that holding or flicking it can offer nothing; drop that")
    }
    if hold.count > 16 { report("it offers more than 16 things; drop some") }
    let seen = hold.prefix(17)
    if seen.indices.contains(where: { end in seen[..<end].contains { Self.isSame($0, seen[end]) } })
    {
      report("it offers one thing twice")
    }
    return Slot(
      content, hold: hold, flicks: flicks, legend: legend, width: width(members["width"]))
  }

  private mutating func content(_ kind: String, _ members: Value) -> Slot.Content? {
    if kind == "role" { return choice(members["role"], "role", Self.roles) }
    guard let name = string(members[kind], kind) else { return nil }
    switch kind {
    case "key":
      hasKeys = true
      let number = layout?.keys.firstIndex { $0.id == name && $0.under == nil }
      if let layout, number == nil {
        report("\(layout.id) has no unshifted key \(name); name one of its keys")
      }
      return .key(number ?? -1)
    case "page":
      if !pageIds.contains(name) {
        report("there is no page \(name) to open; name one of the pages")
      }
      return .page(name)
    case "action":
      if !KeyboardFileRules.isWord(name) {
        report(
          "the action \"\(name)\" is not a word of a…z, 0…9 and -, a letter first; choose another")
      }
      return .action(name)
    default:
      let text = checked(name)
      let others = ["shifted", "email", "address"].map { member in
        string(members[member], member).map { checked($0) }
      }
      return .text(text, shifted: others[0], email: others[1], address: others[2])
    }
  }

  /// A text, or an object that names a key.
  private mutating func offer(_ node: Value) -> Offer? {
    if let text = node.text { return .text(checked(text)) }
    guard let members = members(of: node, "an offer", ["key"]) else { return nil }
    if members["key"] == nil { reportForm("an offer is a text or has a key; give it one") }
    guard let id = string(members["key"], "key") else { return nil }
    hasKeys = true
    let number = layout?.keys.firstIndex { $0.id == id }
    if let layout, number == nil {
      report("\(layout.id) has no key \(id) to offer; name one of its keys")
    }
    return number.map { .key($0) }
  }

  /// Whether these are the same scalars: é can be written in two ways.
  private static func isSame(_ a: Offer, _ b: Offer) -> Bool {
    guard case .text(let a) = a, case .text(let b) = b else { return a == b }
    return a.utf8.elementsEqual(b.utf8)
  }

  private mutating func flicks(_ node: Value?) -> Keyboard.Flicks {
    guard let node, let members = members(of: node, "flicks", Self.directions.map { $0.0 }) else {
      return [:]
    }
    return Keyboard.Flicks(
      Self.directions.compactMap { name, direction in
        members[name].flatMap { offer($0) }.map { (direction, $0) }
      })
  }

  private mutating func width(_ node: Value?) -> Double {
    guard let node else { return 1 }
    if case .number(let width) = node, 0.5...20 ~= width, Double(Int(2 * width)) == 2 * width {
      return width
    }
    reportForm("a width is 0.5 to 20 keys, in halves; write 1.5, for example")
    return 1
  }
}
