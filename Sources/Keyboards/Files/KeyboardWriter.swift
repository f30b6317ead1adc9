import Artifacts
import Layouts
import SwiftRuntime

extension KeyboardFile {
  /// Returns the content of a keyboard file for `keyboard`, with each row on a line of its own.
  ///
  /// - Parameter schema: The address of the schema. The default is a path in a clone of the project.
  public static func text(of keyboard: Keyboard, schema: String = "docs/keyboard.schema.json") -> String {
    let writer = KeyboardWriter(layout: keyboard.layout)
    let pages = keyboard.pages.map { writer.text(of: $0, isHostOnly: keyboard.hostOnlyPages.contains($0.id)) }
    return JSONText.file(
      schema: schema,
      [
        ("id", JSONText.quoted(keyboard.id)), ("layout", JSONText.quoted(keyboard.layout.id)),
        ("pages", JSONText.lines(pages, depth: 1)),
      ])
  }

  /// Returns the text of `page` in the file of a keyboard that uses `layout`.
  public static func text(of page: Keyboard.Page, layout: Layout) -> String {
    KeyboardWriter(layout: layout).text(of: page)
  }
}

private struct KeyboardWriter {
  let layout: Layout

  func text(of page: Keyboard.Page, isHostOnly: Bool = false) -> String {
    let members = JSONText.spaced.members([
      ("id", JSONText.quoted(page.id)), ("legend", JSONText.quoted(page.legend)),
      ("kind", JSONText.quoted("\(page.kind)")), ("capitals", page.hasCapitals ? "true" : nil),
      ("hostOnly", isHostOnly ? "true" : nil),
      ("fields", list(page.fields.map { JSONText.quoted("\($0)") })),
    ])
    let rows = page.rows.map { JSONText.spaced.list($0.map(text)) }
    return "{" + members.joined(separator: ", ") + ",\n      \"rows\": \(JSONText.lines(rows, depth: 2))}"
  }

  func text(of slot: Keyboard.Slot) -> String {
    if case .text(let text, _, _, _) = slot.content, slot.isPlain { return JSONText.quoted(text) }
    let flicks = Keyboard.Direction.allCases.map { ("\($0)", slot.flicks[$0].map(text)) }
    return JSONText.spaced.object(
      members(of: slot.content) + [
        ("legend", slot.legend.map(JSONText.quoted)),
        ("hold", list(slot.hold.map(text))),
        ("flicks", slot.flicks.isEmpty ? nil : JSONText.spaced.object(flicks)),
        ("width", slot.width == 1 ? nil : Keyboard.Slot.text(ofWidth: slot.width)),
      ])
  }

  private func members(of content: Keyboard.Slot.Content) -> [(name: String, value: String?)] {
    switch content {
    case .key(let number): [("key", name(number))]
    case .page(let id?): [("page", JSONText.quoted(id))]
    case .page(nil): [("role", "\"letters\"")]
    case .role(let role): [("role", JSONText.quoted("\(role)"))]
    case .action(let name): [("action", JSONText.quoted(name))]
    case .gap: [("role", "\"gap\"")]
    case .text(let text, let shifted, let email, let address):
      [("text", text), ("shifted", shifted), ("email", email), ("address", address)]
        .map { member, text in (member, text.map { JSONText.quoted($0) }) }
    }
  }

  func text(of offer: Keyboard.Offer) -> String {
    switch offer {
    case .text(let text): JSONText.quoted(text)
    case .key(let number): JSONText.spaced.object([("key", name(number))])
    }
  }

  private func name(_ number: Int) -> String { JSONText.quoted(layout.keys[number].id) }

  /// Returns a list, or nil if it is empty, because files omit empty lists.
  private func list(_ items: [String]) -> String? {
    items.isEmpty ? nil : JSONText.spaced.list(items)
  }
}
