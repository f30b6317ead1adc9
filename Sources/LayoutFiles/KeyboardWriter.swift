import Artifacts
import Keyboards

extension KeyboardFile {
  /// `keyboard` in the form that `keyboard(from:file:layouts:)` reads, with each row on a line.
  public static func text(of keyboard: Keyboard) -> String {
    JSONText.file(
      schema: "keyboard",
      [
        ("id", JSONText.quoted(keyboard.id)), ("layout", JSONText.quoted(keyboard.layout.id)),
        ("pages", JSONText.lines(keyboard.pages.map(text), depth: 1)),
      ])
  }

  private static func text(of page: Page) -> String {
    let members = JSONText.spaced.members([
      ("id", JSONText.quoted(page.id)), ("legend", JSONText.quoted(page.legend.string)),
      ("kind", JSONText.quoted(page.kind.rawValue)), ("capitals", page.hasCapitals ? "true" : nil),
      ("fields", list(page.fields.map { JSONText.quoted($0.rawValue) })),
    ])
    let rows = page.rows.map { JSONText.spaced.list($0.map(text)) }
    return "{" + members.joined(separator: ", ")
      + ",\n      \"rows\": \(JSONText.lines(rows, depth: 2))}"
  }

  private static func text(of slot: PageSlot) -> String {
    if let text = slot.plainText { return JSONText.quoted(text.string) }
    let flicks = PageSlot.Direction.allCases.map { ($0.rawValue, slot.flicks[$0].map(text)) }
    return JSONText.spaced.object(
      members(of: slot.content) + [
        ("legend", slot.legend.map { JSONText.quoted($0.string) }),
        ("hold", list(slot.hold.map(text))),
        ("flicks", slot.flicks.isEmpty ? nil : JSONText.spaced.object(flicks)),
        ("width", slot.halfKeys == 2 ? nil : PageSlot.width(halfKeys: slot.halfKeys)),
      ])
  }

  private static func members(of content: PageSlot.Content) -> [(name: String, value: String?)] {
    switch content {
    case .key(let id): [("key", JSONText.quoted(id))]
    case .page(let id?): [("page", JSONText.quoted(id))]
    case .page(nil): [("role", "\"letters\"")]
    case .role(let role): [("role", JSONText.quoted(role.rawValue))]
    case .action(let name): [("action", JSONText.quoted(name))]
    case .gap: [("role", "\"gap\"")]
    case .text(let texts):
      [
        ("text", texts.text), ("shifted", texts.shifted), ("email", texts.email),
        ("address", texts.address),
      ].map { name, text in (name, text.map { JSONText.quoted($0.string) }) }
    }
  }

  private static func text(of offer: PageSlot.Offer) -> String {
    switch offer {
    case .text(let text): JSONText.quoted(text.string)
    case .key(let id): JSONText.spaced.object([("key", JSONText.quoted(id))])
    }
  }

  /// A list, nil without items: files leave it out.
  private static func list(_ items: [String]) -> String? {
    items.isEmpty ? nil : JSONText.spaced.list(items)
  }
}
