import Layouts

/// Reads a keyboard from the nodes of a file. The reader continues after a problem, so that it can report all problems
/// at once.
struct KeyboardReader {
  let layouts: [Layout]
  /// The layout with the id in the file, or nil if the id is missing or unknown.
  private var layout: Layout?
  private var hasKeys = false
  private var pageIDs: Set<String> = []
  private var hostOnlyPages: Set<String> = []
  private var place = KeyboardProblem.Place()
  private(set) var problems: [KeyboardProblem] = []

  private static let contents = ["key", "text", "page", "role", "action"]

  /// Creates a reader of keyboards with keys of `layouts`.
  init(_ layouts: [Layout]) { self.layouts = layouts }

  /// Returns the keyboard in `root`, or nil if there are problems.
  mutating func keyboard(in root: JSONNode) -> Keyboard? {
    let members = ["id", "layout", "pages", "$schema"]
    guard isObject(root, "the keyboard", members, needing: ["id", "pages"]) else { return nil }
    _ = string("$schema", of: root)
    let name = string("layout", of: root)
    layout = layouts.first { $0.id == name }
    if layouts.isEmpty {
      report(.noLayouts)
    } else if layout == nil, let name {
      report(.unknownLayout(name, known: layouts.map(\.id)), "layout")
    }
    let nodes = list("pages", of: root)
    pageIDs = Set(nodes.compactMap { $0["id"]?.decoded() })
    let pages = nodes.enumerated().compactMap { number, node in
      place = .init(page: number)
      return page(in: node)
    }
    place = .init()
    if root["layout"] == nil, hasKeys { report(.keysWithoutLayout, "pages") }
    guard let id = string("id", of: root), let layout = layout ?? layouts.first,
      !problems.contains(where: \.fault.isStructural)
    else { return nil }
    let keyboard = Keyboard(id: id, layout: layout, pages: pages, hostOnlyPages: hostOnlyPages)
    problems += keyboard.problems
    return problems.isEmpty ? keyboard : nil
  }

  private mutating func page(in node: JSONNode) -> Keyboard.Page? {
    let needed = ["id", "legend", "kind", "rows"]
    let members = ["id", "legend", "kind", "capitals", "hostOnly", "fields", "rows"]
    guard isObject(node, "the page", members, needing: needed) else { return nil }
    let here = place
    let id = string("id", of: node) ?? ""
    let legend = string("legend", of: node) ?? ""
    let kind = choice(node["kind"], "kind of page", Self.kinds, in: "kind") ?? .letters
    let hasCapitals = boolean("capitals", of: node) ?? false
    if boolean("hostOnly", of: node) == true { hostOnlyPages.insert(id) }
    let fields = list("fields", of: node).compactMap { choice($0, "field", Self.fields, in: "fields") }
    let rows = list("rows", of: node).enumerated().map { row, node -> [Keyboard.Slot] in
      place = .init(page: here.page, row: row)
      guard let slots = node.items else {
        report(.notList("a row"))
        return []
      }
      return slots.enumerated().compactMap { column, node in
        place.slot = column
        return slot(in: node)
      }
    }
    place = here
    return Keyboard.Page(id, legend: legend, kind: kind, hasCapitals: hasCapitals, fields: fields, rows: rows)
  }

  /// Reads a slot: a text alone, or an object.
  private mutating func slot(in node: JSONNode) -> Keyboard.Slot? {
    if let text = node.decoded(String.self) { return Keyboard.Slot(.text(checked(text))) }
    let others = ["shifted", "email", "address", "legend", "hold", "flicks", "width"]
    guard isObject(node, "the slot", Self.contents + others) else { return nil }
    let kinds = Self.contents.filter { node[$0] != nil }
    guard kinds.count == 1, let kind = kinds.first else {
      report(.ambiguousSlot, kinds.first)
      return nil
    }
    for member in others.prefix(3) where kind != "text" && node[member] != nil { report(.needsText(member), member) }
    guard let content = content(kind, of: node) else { return nil }
    if kind == "role", content != .page(nil), node["legend"] != nil { report(.roleWithLegend, "legend") }
    let legend = string("legend", of: node)
    if let fault = legend?.textFault(as: .legend) { report(.invalidLegend(fault), "legend") }
    let hold = list("hold", of: node).compactMap { offer(in: $0, of: "hold") }
    let flicks = flicks(of: node)
    if !["key", "text", "action"].contains(kind), !hold.isEmpty || !flicks.isEmpty { report(.unsupportedOffers) }
    if hold.count > 16 { report(.tooManyOffers) }
    let hasDuplicate = hold.prefix(17).enumerated().contains { end, offer in
      hold[..<end].contains { Self.isSame($0, offer) }
    }
    if hasDuplicate { report(.duplicateOffer) }
    return Keyboard.Slot(content, hold: hold, flicks: flicks, legend: legend, width: width(of: node))
  }

  private mutating func content(_ kind: String, of node: JSONNode) -> Keyboard.Slot.Content? {
    if kind == "role" { return choice(node["role"], "role", Self.roles, in: "role") }
    guard let name = string(kind, of: node) else { return nil }
    switch kind {
    case "key":
      hasKeys = true
      let number = number(ofKey: name) { $0.under == nil }
      if let layout, number == nil { report(.unknownKey(name, layout: layout.id), "key") }
      // If there is a problem, no keyboard is returned, so this index is never used.
      return .key(number ?? -1)
    case "page":
      if !pageIDs.contains(name) { report(.unknownPage(name), "page") }
      return .page(name)
    case "action":
      if !name.isID { report(.invalidAction(name), "action") }
      return .action(name)
    default:
      let hasLegend = node["legend"] != nil
      let text = checked(name, "text", hasLegend: hasLegend)
      let others = ["shifted", "email", "address"].map { member in
        string(member, of: node).map { checked($0, member, hasLegend: hasLegend) }
      }
      return .text(text, shifted: others[0], email: others[1], address: others[2])
    }
  }

  /// Reads an offer: a text, or an object that names a key.
  private mutating func offer(in node: JSONNode, of member: String) -> Keyboard.Offer? {
    if let text = node.decoded(String.self) { return .text(checked(text, member)) }
    guard isObject(node, "an offer", ["key"], in: member) else { return nil }
    if node["key"] == nil { report(.emptyOffer, member) }
    guard let id = string("key", of: node, in: member) else { return nil }
    hasKeys = true
    let number = number(ofKey: id)
    if let layout, number == nil { report(.unknownOffer(id, layout: layout.id), member) }
    return number.map { .key($0) }
  }

  /// Returns the index of the key with this id that satisfies the predicate. Ids are compared by scalars, as in
  /// run-times.
  private func number(ofKey id: String, where predicate: (Key) -> Bool = { _ in true }) -> Int? {
    layout?.keys.firstIndex { $0.id.utf8.elementsEqual(id.utf8) && predicate($0) }
  }

  /// Returns true if the offers have the same scalars. Swift's == treats the two spellings of é as equal.
  private static func isSame(_ a: Keyboard.Offer, _ b: Keyboard.Offer) -> Bool {
    guard case .text(let a) = a, case .text(let b) = b else { return a == b }
    return a.utf8.elementsEqual(b.utf8)
  }

  private mutating func flicks(of slot: JSONNode) -> Keyboard.Flicks {
    let directions = Keyboard.Direction.allCases.map { ("\($0)", $0) }
    guard let node = slot["flicks"], isObject(node, "flicks", directions.map(\.0), in: "flicks") else { return [:] }
    return Keyboard.Flicks(
      directions.compactMap { name, direction in
        node[name].flatMap { offer(in: $0, of: "flicks") }.map { (direction, $0) }
      })
  }

  private mutating func width(of slot: JSONNode) -> Double {
    guard let node = slot["width"] else { return 1 }
    if let width = node.decoded(Double.self), 0.5...20 ~= width, Int(exactly: 2 * width) != nil { return width }
    report(.invalidWidth, "width")
    return 1
  }
}

// Functions that return the values of members, and report values of the wrong type.
extension KeyboardReader {
  private mutating func report(_ fault: KeyboardFault, _ member: String? = nil) {
    problems.append(KeyboardProblem(place, member, fault))
  }

  /// Returns `text`, and reports its faults. A tab counts as visible if the slot has a legend.
  private mutating func checked(_ text: String, _ member: String? = nil, hasLegend: Bool = false) -> String {
    let visible = hasLegend ? text.replacing("\t", with: "⇥") : text
    if let fault = visible.textFault(as: .typed) {
      report(.invalidText(fault), member)
    } else if text.unicodeScalars.count(where: { $0 == "|" }) > 1 {
      report(.twoCursors(text), member)
    }
    return text
  }

  /// Returns true if `node` is an object. Reports unknown and missing members.
  ///
  /// - Parameter member: The member of the current place that contains `node`, or nil if `node` is the place itself.
  private mutating func isObject(
    _ node: JSONNode, _ what: String, _ known: [String], needing needed: [String] = [], in member: String? = nil
  ) -> Bool {
    guard let members = node.members else {
      report(.notObject(what), member)
      return false
    }
    for (name, _) in members where !known.contains(name) {
      report(.unknownMember(name, of: what, known: known), member ?? name)
    }
    for name in needed where node[name] == nil { report(.missing(name, in: what)) }
    return true
  }

  private mutating func string(_ name: String, of node: JSONNode, in member: String? = nil) -> String? {
    guard let value = node[name] else { return nil }
    if let text = value.decoded(String.self) { return text }
    report(.notString(name), member ?? name)
    return nil
  }

  private mutating func boolean(_ name: String, of node: JSONNode) -> Bool? {
    guard let value = node[name] else { return nil }
    if let isTrue = value.decoded(Bool.self) { return isTrue }
    report(.notBoolean(name), name)
    return nil
  }

  private mutating func list(_ name: String, of node: JSONNode) -> [JSONNode] {
    guard let value = node[name] else { return [] }
    if let items = value.items { return items }
    report(.notList(name), name)
    return []
  }

  private mutating func choice<Choice>(
    _ node: JSONNode?, _ what: String, _ choices: [(name: String, value: Choice)], in member: String
  ) -> Choice? {
    guard let node else { return nil }
    guard let name = node.decoded(String.self) else {
      report(.notString(what), member)
      return nil
    }
    if let choice = choices.first(where: { $0.name == name }) { return choice.value }
    report(.unknownChoice(name, of: what, known: choices.map(\.name)), member)
    return nil
  }

  private static var kinds: [(name: String, value: Keyboard.Page.Kind)] {
    Keyboard.Page.Kind.allCases.map { ("\($0)", $0) }
  }

  private static var fields: [(name: String, value: Keyboard.Field)] {
    Keyboard.Field.allCases.map { ("\($0)", $0) }
  }

  /// The values of the member `role`: the roles, `letters` and `gap`.
  private static var roles: [(name: String, value: Keyboard.Slot.Content)] {
    Keyboard.Role.allCases.map { ("\($0)", .role($0)) } + [("letters", .page(nil)), ("gap", .gap)]
  }
}
