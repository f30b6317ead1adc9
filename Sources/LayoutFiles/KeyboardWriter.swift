import Hangul
import Keyboards
import Layouts

extension KeyboardFile {
  /// `keyboard` in the form that `keyboard(from:file:layouts:)` reads, with each row on a line.
  public static func text(of keyboard: Keyboard) -> String {
    let members = [
      JSONText.member("$schema", JSONText.quoted("docs/keyboard.schema.json")),
      JSONText.member("id", JSONText.quoted(keyboard.id)),
      JSONText.member("layout", JSONText.quoted(keyboard.layout.id)),
      JSONText.member("pages", JSONText.list(keyboard.pages.map(text), depth: 1)),
    ]
    return "{\n  " + members.joined(separator: ",\n  ") + "\n}\n"
  }

  private static func text(of page: Page) -> String {
    var members = [
      ("id", JSONText.quoted(page.id)), ("legend", JSONText.quoted(page.legend.string)),
      ("kind", JSONText.quoted(page.kind.rawValue)),
    ]
    if page.hasCapitals { members.append(("capitals", "true")) }
    if !page.fields.isEmpty {
      let fields = page.fields.map { JSONText.quoted($0.rawValue) }
      members.append(("fields", "[" + fields.joined(separator: ", ") + "]"))
    }
    let rows = page.rows.map { row in "[" + row.map(text).joined(separator: ", ") + "]" }
    let rest = JSONText.member("rows", JSONText.list(rows, depth: 2))
    return "{" + object(members).dropFirst().dropLast() + ",\n      \(rest)}"
  }

  private static func text(of slot: PageSlot) -> String {
    if let text = slot.plainText { return JSONText.quoted(text.string) }
    var members: [(String, String)] = []
    switch slot.content {
    case .key(let id): members.append(("key", JSONText.quoted(id)))
    case .page(let id?): members.append(("page", JSONText.quoted(id)))
    case .page(nil): members.append(("role", "\"letters\""))
    case .role(let role): members.append(("role", JSONText.quoted(role.rawValue)))
    case .gap: members.append(("role", "\"gap\""))
    case .text(let texts):
      let all = [
        ("text", texts.text as ScalarText?), ("shifted", texts.shifted), ("email", texts.email),
        ("address", texts.address),
      ]
      members += all.compactMap { name, text in text.map { (name, JSONText.quoted($0.string)) } }
    }
    if let legend = slot.legend { members.append(("legend", JSONText.quoted(legend.string))) }
    if !slot.hold.isEmpty {
      members.append(("hold", "[" + slot.hold.map(text).joined(separator: ", ") + "]"))
    }
    let flicks = PageSlot.Direction.allCases.compactMap { direction in
      slot.flicks[direction].map { (direction.rawValue, text(of: $0)) }
    }
    if !flicks.isEmpty { members.append(("flicks", object(flicks))) }
    if slot.halfKeys != 2 {
      members.append(("width", PageSlot.width(halfKeys: slot.halfKeys)))
    }
    return object(members)
  }

  private static func text(of offer: PageSlot.Offer) -> String {
    switch offer {
    case .text(let text): JSONText.quoted(text.string)
    case .key(let id): object([("key", JSONText.quoted(id))])
    }
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { JSONText.member($0.0, $0.1) }.joined(separator: ", ") + "}"
  }
}
