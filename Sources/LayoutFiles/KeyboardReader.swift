import Hangul
import Keyboards
import Layouts

/// Reads a keyboard from a parsed file, and goes on after a problem, to report all problems at once.
struct KeyboardReader {
  private typealias Found = NodeReader.Found

  private let layouts: [Layout]
  private var nodes = NodeReader()
  private var lines: [KeyboardProblem.Place: Int] = [:]

  init(layouts: [Layout]) {
    self.layouts = layouts
  }

  /// What is wrong with the form of the file.
  var problems: [InvalidFile.Problem] { nodes.problems }

  /// The keyboard in `node`, nil if it cannot be one.
  mutating func keyboard(from node: JSONNode) -> Keyboard? {
    lines[.keyboard] = node.line
    guard
      let members = nodes.members(
        of: node, "the keyboard", KeyboardMember.self, key: nil, isRoot: true)
    else { return nil }
    for member in [KeyboardMember.id, .pages] where members[member] == nil {
      nodes.report(node.line, nil, "the keyboard has no \(member); add it")
    }
    let name = nodes.string(members[.layout], "layout", key: nil)
    let layout = name == nil ? layouts.first : layouts.first { $0.id == name }
    if let name, layout == nil {
      let names = layouts.map(\.id).joined(separator: ", ")
      nodes.report(
        members[.layout]?.line ?? node.line, nil,
        "there is no layout \(name); name one of \(names), or give yours with --layout-file")
    }
    let pages = nodes.list(members[.pages], "pages") ?? []
    let read = pages.enumerated().compactMap { page(from: $1, number: $0) }
    if members[.layout] == nil, read.contains(where: { !$0.keys.isEmpty }) {
      nodes.report(node.line, nil, "its pages have keys of a layout; name that in layout")
    }
    guard let id = nodes.string(members[.id], "id", key: nil), let layout else { return nil }
    return Keyboard(id: id, layout: layout, pages: read)
  }

  /// `problems` of the keyboard that was read, with their lines.
  func located(_ problems: [KeyboardProblem]) -> [InvalidFile.Problem] {
    problems.map { .init(line: lines[$0.place] ?? 1, key: nil, message: $0.message) }
  }

  private mutating func page(from node: JSONNode, number: Int) -> Page? {
    lines[.page(number)] = node.line
    guard let members = nodes.members(of: node, "a page", PageMember.self, key: nil) else {
      return nil
    }
    for member in [PageMember.id, .legend, .kind, .rows] where members[member] == nil {
      nodes.report(node.line, nil, "the page has no \(member); add it")
    }
    let fields = nodes.list(members[.fields], "fields") ?? []
    let rows = nodes.list(members[.rows], "rows") ?? []
    return Page(
      nodes.string(members[.id], "id", key: nil) ?? "",
      legend: nodes.string(members[.legend], "legend", key: nil) ?? "",
      kind: nodes.choice(members[.kind], "kind of page", Page.Kind.self) ?? .letters,
      hasCapitals: nodes.boolean(members[.capitals], "capitals") ?? false,
      fields: fields.compactMap {
        nodes.choice(Found(line: $0.line, node: $0), "field", FieldKind.self)
      },
      rows: rows.enumerated().map { row, node in
        let slots = nodes.list(Found(line: node.line, node: node), "a row") ?? []
        return slots.enumerated().compactMap { column, node in
          lines[.slot(page: number, row: row, column: column)] = node.line
          return slot(from: node)
        }
      })
  }

  /// A text alone, or an object that says more.
  private mutating func slot(from node: JSONNode) -> PageSlot? {
    if let text = node.string { return PageSlot(.text(SlotText(text))) }
    guard let members = nodes.members(of: node, "a slot", SlotMember.self, key: nil) else {
      return nil
    }
    let kinds = [SlotMember.key, .text, .page, .role].filter { members[$0] != nil }
    guard kinds.count == 1, let kind = kinds.first else {
      nodes.report(node.line, nil, "a slot has one of key, text, page and role; give it one")
      return nil
    }
    for member in [SlotMember.shifted, .email, .address]
    where kind != .text && members[member] != nil {
      nodes.report(node.line, nil, "only a slot with a text has \(member); drop it")
    }
    guard let content = content(kind, members) else { return nil }
    if [PageSlot.Content.gap].contains(content) || content.isRole, members[.legend] != nil {
      nodes.report(
        node.line, nil, "a role and a gap have no legend of their own; drop it, or write a text")
    }
    return PageSlot(
      content, legend: nodes.string(members[.legend], "legend", key: nil),
      hold: (nodes.list(members[.hold], "hold") ?? []).compactMap { offer(from: $0) },
      flicks: flicks(members[.flicks]), halfKeys: halfKeys(members[.width]))
  }

  private mutating func content(_ kind: SlotMember, _ members: [SlotMember: Found])
    -> PageSlot.Content?
  {
    if kind == .role { return nodes.choice(members[.role], "role", RoleName.self)?.content }
    guard let name = nodes.string(members[kind], kind.rawValue, key: nil) else { return nil }
    switch kind {
    case .key: return .key(name)
    case .page: return .page(name)
    default:
      return .text(
        SlotText(
          name, shifted: nodes.string(members[.shifted], "shifted", key: nil),
          email: nodes.string(members[.email], "email", key: nil),
          address: nodes.string(members[.address], "address", key: nil)))
    }
  }

  private mutating func flicks(_ found: Found?) -> [PageSlot.Direction: PageSlot.Offer] {
    guard let found else { return [:] }
    let members = nodes.members(of: found.node, "flicks", PageSlot.Direction.self, key: nil)
    return (members ?? [:]).compactMapValues { offer(from: $0.node) }
  }

  /// A text, or an object that names a key.
  private mutating func offer(from node: JSONNode) -> PageSlot.Offer? {
    if let text = node.string { return .text(ScalarText(text)) }
    guard let members = nodes.members(of: node, "an offer", OfferMember.self, key: nil) else {
      return nil
    }
    if members.isEmpty {
      nodes.report(node.line, nil, "an offer is a text or has a key; give it one")
    }
    return nodes.string(members[.key], "key", key: nil).map { .key($0) }
  }

  private mutating func halfKeys(_ found: Found?) -> Int {
    guard let found else { return 2 }
    if let width = found.node.number, 0.5...20 ~= width, (2 * width).rounded() == 2 * width {
      return Int(2 * width)
    }
    nodes.report(found.line, nil, "a width is 0.5 to 20 keys, in halves; write 1.5, for example")
    return 2
  }
}
