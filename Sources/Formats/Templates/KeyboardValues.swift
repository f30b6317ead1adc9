import Keyboards
import Layouts

/// The values of the placeholders for keyboards and their pages.
struct KeyboardValues {
  /// A keyboard and its names in code: its own, and that of its layout.
  typealias Named = (keyboard: Keyboard, name: String, layout: String)

  private let text: SourceText

  /// `keyboards` and `pages`. Several keyboards have the same symbols, and each page is there once.
  ///
  /// - Parameter identifiers: Those that layouts and keyboards have taken.
  static func values(
    of keyboards: [Named], _ identifiers: Identifiers, _ text: SourceText
  ) -> [String: Any] {
    var pages: [(page: Page, owner: Named)] = []
    let numbers = keyboards.map { named in
      named.keyboard.pages.map { page in
        let known = pages.firstIndex { other, owner in
          other == page && (page.keys.isEmpty || owner.keyboard.layout == named.keyboard.layout)
        }
        if let known { return known }
        pages.append((page, named))
        return pages.count - 1
      }
    }
    // `symbolsPage` or, where several pages have that id, `skySymbolsPage` after a keyboard that has it.
    var taken = identifiers
    let names = pages.map { page, owner in
      let isOnly = pages.count { $0.page.id == page.id } == 1
      return taken.identifier(for: isOnly ? "\(page.id)-page" : "\(owner.name)-\(page.id)-page")
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

  private func values(of page: Page, _ layout: Layout) -> [String: Any] {
    [
      "id": page.id, "legend": text(page.legend.string), "kind": page.kind.rawValue,
      "hasCapitals": page.hasCapitals, "fields": page.fields.map { ["name": $0.rawValue] },
      "rows": page.rows.map { row in ["slots": row.map { values(of: $0, layout) }] },
    ]
  }

  private func values(of slot: PageSlot, _ layout: Layout) -> [String: Any] {
    let values: [String: Any] = [
      "isPlain": slot.isPlain, "key": "", "shifted": "", "email": "", "address": "", "page": "",
      "action": "", "role": "",
      "legend": text(slot.legend?.string ?? ""),
      "hold": slot.hold.map { self.values(of: $0, layout) }, "hasHold": !slot.hold.isEmpty,
      "flicks": PageSlot.Direction.allCases.compactMap { direction in
        slot.flicks[direction].map {
          self.values(of: $0, layout).merging(["direction": direction.rawValue]) { $1 }
        }
      },
      "hasFlicks": !slot.flicks.isEmpty, "halfKeys": slot.halfKeys,
      "width": PageSlot.width(halfKeys: slot.halfKeys), "isWide": slot.halfKeys != 2,
    ]
    return Self.blank.merging(values) { $1 }.merging(self.values(of: slot.content, layout)) { $1 }
  }

  private func values(of content: PageSlot.Content, _ layout: Layout) -> [String: Any] {
    switch content {
    case .key(let id): ["isKey": true, "key": text(id), "number": number(of: id, layout)]
    case .text(let texts):
      [
        "isText": true, "text": text(texts.text.string),
        "shifted": text(texts.shifted?.string ?? ""),
        "email": text(texts.email?.string ?? ""),
        "address": text(texts.address?.string ?? ""),
      ]
    case .page(let id): ["isPage": true, "page": id ?? ""]
    case .role(let role): ["isRole": true, "role": role.rawValue]
    case .action(let name): ["isAction": true, "action": name]
    case .gap: ["isGap": true]
    }
  }

  private func values(of offer: PageSlot.Offer, _ layout: Layout) -> [String: Any] {
    let values: [String: Any] =
      switch offer {
      case .key(let id): ["isKey": true, "number": number(of: id, layout)]
      case .text(let offered): ["isText": true, "text": text(offered.string)]
      }
    return Self.blank.merging(values) { $1 }
  }

  /// The members that slots and offers share, before they are filled.
  private static var blank: [String: Any] {
    [
      "isKey": false, "isText": false, "isPage": false, "isRole": false, "isAction": false,
      "isGap": false, "number": "", "text": "",
    ]
  }

  /// The place of the key in the order of the layout; a valid keyboard names no other keys.
  private func number(of id: String, _ layout: Layout) -> Int {
    layout.keys.firstIndex { $0.id == id }!
  }
}
