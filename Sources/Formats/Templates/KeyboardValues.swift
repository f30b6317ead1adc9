import Keyboards
import Layouts

/// Computes the values of the placeholders for keyboards and their pages.
struct KeyboardValues {
  /// A keyboard, its name in code, and the name of its layout.
  typealias Named = (keyboard: Keyboard, name: String, layout: String)

  /// A page, as its bytes in a keyboard file, with the layout of its keys. Pages themselves cannot be compared. They
  /// are equal if their texts are canonically equivalent, but such texts are different in a source.
  private struct WrittenPage: Hashable {
    let bytes: [UInt8]
    let layout: Layout?

    init(_ page: Keyboard.Page, layout: Layout) {
      bytes = Array(KeyboardFile.text(of: page, layout: layout).utf8)
      self.layout = page.hasKeys ? layout : nil
    }
  }

  private let text: EscapeStyle

  /// Returns the values `keyboards` and `pages`. Keyboards share pages, such as symbols, and each page is listed once.
  ///
  /// - Parameter identifiers: The namespace with the names of layouts and keyboards.
  static func values(of keyboards: [Named], _ identifiers: Identifiers, _ text: EscapeStyle) -> [String: Any] {
    var pages: [(page: Keyboard.Page, owner: Named)] = []
    var known: [WrittenPage: Int] = [:]
    let numbers = keyboards.map { named in
      named.keyboard.pages.map { page in
        let written = WrittenPage(page, layout: named.keyboard.layout)
        if let number = known[written] { return number }
        known[written] = pages.count
        pages.append((page, named))
        return pages.count - 1
      }
    }
    // The name is `symbolsPage`, or `skySymbolsPage` if several pages have the same id, or if the id starts with a
    // digit.
    var taken = identifiers
    let names = pages.map { page, owner in
      let isUnique = "a"..."z" ~= page.id.prefix(1) && pages.count { $0.page.id == page.id } == 1
      return taken.identifier(for: isUnique ? "\(page.id)-page" : "\(owner.name)-\(page.id)-page")
    }
    let values = KeyboardValues(text: text)
    return [
      "keyboards": zip(keyboards, numbers).map { named, numbers in
        [
          "identifier": named.name, "id": named.keyboard.id, "layout": named.layout,
          "name": text(named.keyboard.name), "latinName": text(named.keyboard.latinName),
          "pages": numbers.map { ["number": $0, "identifier": names[$0]] },
        ]
      },
      "pages": pages.enumerated().map { number, page in
        values.values(of: page.page, page.owner.keyboard.layout)
          .merging(["number": number, "identifier": names[number]]) { $1 }
      },
    ]
  }

  private func values(of page: Keyboard.Page, _ layout: Layout) -> [String: Any] {
    [
      "id": page.id, "legend": text(page.legend), "kind": "\(page.kind)",
      "hasCapitals": page.hasCapitals, "fields": page.fields.map { ["name": "\($0)"] },
      "rows": page.rows.map { row in ["slots": row.map { values(of: $0, layout) }] },
    ]
  }

  private func values(of slot: Keyboard.Slot, _ layout: Layout) -> [String: Any] {
    let values: [String: Any] = [
      "isPlain": slot.isPlain, "key": "", "shifted": "", "email": "", "address": "", "page": "",
      "action": "", "role": "",
      "legend": text(slot.legend ?? ""),
      "hold": slot.hold.map { self.values(of: $0) }, "hasHold": !slot.hold.isEmpty,
      "flicks": Keyboard.Direction.allCases.compactMap { direction in
        slot.flicks[direction].map {
          self.values(of: $0).merging(["direction": "\(direction)"]) { $1 }
        }
      },
      "hasFlicks": !slot.flicks.isEmpty,
    ]
    return Self.blank.merging(values) { $1 }.merging(Self.values(ofWidth: slot.width)) { $1 }
      .merging(self.values(of: slot.content, layout)) { $1 }
  }

  /// Returns the values for a width: in keys, and in half keys for languages whose tables contain only integers.
  static func values(ofWidth width: Double) -> [String: Any] {
    ["width": Keyboard.Slot.text(ofWidth: width), "halfKeys": Int(2 * width), "isWide": width != 1]
  }

  private func values(of content: Keyboard.Slot.Content, _ layout: Layout) -> [String: Any] {
    switch content {
    case .key(let number): ["isKey": true, "key": text(layout.keys[number].id), "number": number]
    case .text(let plain, let shifted, let email, let address):
      [
        "isText": true, "text": text(plain), "shifted": text(shifted ?? ""),
        "email": text(email ?? ""), "address": text(address ?? ""),
      ]
    case .page(let id): ["isPage": true, "page": id ?? ""]
    case .role(let role): ["isRole": true, "role": "\(role)"]
    case .action(let name): ["isAction": true, "action": name]
    case .gap: ["isGap": true]
    }
  }

  private func values(of offer: Keyboard.Offer) -> [String: Any] {
    let values: [String: Any] =
      switch offer {
      case .key(let number): ["isKey": true, "number": number]
      case .text(let offered): ["isText": true, "text": text(offered)]
      }
    return Self.blank.merging(values) { $1 }
  }

  /// The defaults of the values that slots and offers share.
  private static var blank: [String: Any] {
    [
      "isKey": false, "isText": false, "isPage": false, "isRole": false, "isAction": false,
      "isGap": false, "number": "", "text": "",
    ]
  }
}
