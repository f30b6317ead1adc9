import Hangul
import Keyboards
import Layouts

/// Reads a keyboard from the nodes of a file, and goes on after a problem, to report all problems at once.
struct KeyboardReader {
  private enum KeyboardMember: String, CaseIterable {
    case id, layout, pages
  }

  private enum PageMember: String, CaseIterable {
    case id, legend, kind, capitals, fields, rows
  }

  /// The first five say what a slot is.
  private enum SlotMember: String, CaseIterable {
    case key, text, page, role, action, shifted, email, address, legend, hold, flicks, width
  }

  private enum OfferMember: String, CaseIterable {
    case key
  }

  /// The values of the member `role`: a role, the way back to the letters, or a gap.
  private static let roles =
    PageSlot.Role.named.map { (name: $0.name, value: PageSlot.Content.role($0.value)) }
    + [("letters", .page(nil)), ("gap", .gap)]

  private let layouts: [Layout]
  private var nodes = NodeReader()
  private var lines: [KeyboardProblem.Place: Int] = [:]

  init(layouts: [Layout]) {
    self.layouts = layouts
  }

  /// The keyboard in `node`, nil if it cannot be one, and all that is wrong with it.
  mutating func keyboard(from node: JSONNode) -> (Keyboard?, problems: [InvalidFile.Problem]) {
    lines[.keyboard] = node.line
    let members =
      nodes.members(
        of: node, "the keyboard", needing: [KeyboardMember.id, .pages], isRoot: true) ?? [:]
    let name = nodes.string(members[.layout], "layout")
    let layout = name == nil ? layouts.first : layouts.first { $0.id == name }
    if let name, layout == nil {
      let names = layouts.map(\.id).joined(separator: ", ")
      nodes.report(
        members[.layout]!.line,
        "there is no layout \(name); name one of \(names), or give yours, too")
    }
    let list = nodes.list(members[.pages], "pages")
    let pages = list.enumerated().compactMap { page(from: $1, number: $0) }
    nodes.place = nil
    if members[.layout] == nil, pages.contains(where: { !$0.keys.isEmpty }) {
      nodes.report(node.line, "its pages have keys of a layout; name that in layout")
    }
    let id = nodes.string(members[.id], "id")
    // Slots that could not be read would make others look wrong.
    guard let id, let layout, nodes.problems.isEmpty else { return (nil, nodes.problems) }
    let keyboard = Keyboard(id: id, layout: layout, pages: pages)
    let problems = keyboard.problems.map {
      InvalidFile.Problem(line: lines[$0.place]!, place: $0.place.description, message: $0.message)
    }
    return (keyboard, problems)
  }

  private mutating func page(from node: JSONNode, number: Int) -> Page? {
    enter(.page(number), node)
    let needed = [PageMember.id, .legend, .kind, .rows]
    guard let members = nodes.members(of: node, "the page", needing: needed) else { return nil }
    return Page(
      nodes.string(members[.id], "id") ?? "",
      legend: nodes.string(members[.legend], "legend") ?? "",
      kind: nodes.choice(members[.kind], "kind of page", among: Page.Kind.named) ?? .letters,
      hasCapitals: nodes.boolean(members[.capitals], "capitals") ?? false,
      fields: nodes.list(members[.fields], "fields").compactMap {
        nodes.choice($0, "field", among: FieldKind.named)
      },
      rows: nodes.list(members[.rows], "rows").enumerated().map { row, node in
        nodes.place = KeyboardProblem.Place.page(number).description
        return nodes.list(node, "a row").enumerated().compactMap { column, node in
          enter(.slot(page: number, row: row, column: column), node)
          return slot(from: node)
        }
      })
  }

  private mutating func enter(_ place: KeyboardProblem.Place, _ node: JSONNode) {
    lines[place] = node.line
    nodes.place = place.description
  }

  /// A text alone, or an object that says more.
  private mutating func slot(from node: JSONNode) -> PageSlot? {
    if let text = node.decoded(String.self) { return PageSlot(.text(SlotText(text))) }
    guard let members: [SlotMember: JSONNode] = nodes.members(of: node, "the slot") else {
      return nil
    }
    let kinds = [SlotMember.key, .text, .page, .role, .action].filter { members[$0] != nil }
    guard kinds.count == 1, let kind = kinds.first else {
      nodes.report(node.line, "a slot has one of key, text, page, role and action; give it one")
      return nil
    }
    for member in [SlotMember.shifted, .email, .address]
    where kind != .text && members[member] != nil {
      nodes.report(node.line, "only a slot with a text has \(member); drop it")
    }
    guard let content = content(kind, members) else { return nil }
    if content == .gap || content.isRole, members[.legend] != nil {
      nodes.report(
        node.line, "a role and a gap have no legend of their own; drop it, or write a text")
    }
    return PageSlot(
      content, legend: nodes.string(members[.legend], "legend"),
      hold: nodes.list(members[.hold], "hold").compactMap { offer(from: $0) },
      flicks: flicks(members[.flicks]), halfKeys: halfKeys(members[.width]) ?? 2)
  }

  private mutating func content(_ kind: SlotMember, _ members: [SlotMember: JSONNode])
    -> PageSlot.Content?
  {
    if kind == .role { return nodes.choice(members[.role], "role", among: Self.roles) }
    guard let name = nodes.string(members[kind], kind.rawValue) else { return nil }
    switch kind {
    case .key: return .key(name)
    case .page: return .page(name)
    case .action: return .action(name)
    default:
      return .text(
        SlotText(
          name, shifted: nodes.string(members[.shifted], "shifted"),
          email: nodes.string(members[.email], "email"),
          address: nodes.string(members[.address], "address")))
    }
  }

  private mutating func flicks(_ node: JSONNode?) -> [PageSlot.Direction: PageSlot.Offer] {
    guard let node else { return [:] }
    let members: [PageSlot.Direction: JSONNode]? = nodes.members(of: node, "flicks")
    return (members ?? [:]).compactMapValues { offer(from: $0) }
  }

  /// A text, or an object that names a key.
  private mutating func offer(from node: JSONNode) -> PageSlot.Offer? {
    if let text = node.decoded(String.self) { return .text(ScalarText(text)) }
    guard let members: [OfferMember: JSONNode] = nodes.members(of: node, "an offer") else {
      return nil
    }
    if members.isEmpty {
      nodes.report(node.line, "an offer is a text or has a key; give it one")
    }
    return nodes.string(members[.key], "key").map { .key($0) }
  }

  private mutating func halfKeys(_ node: JSONNode?) -> Int? {
    nodes.value(node, "a width is 0.5 to 20 keys, in halves; write 1.5, for example") { node in
      node.decoded(Double.self).flatMap { 0.5...20 ~= $0 ? Int(exactly: 2 * $0) : nil }
    }
  }
}
