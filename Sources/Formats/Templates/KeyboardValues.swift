import Keyboards
import Layouts

/// The values of the placeholders for keyboards and their pages.
struct KeyboardValues {
  /// A keyboard and its names in code.
  struct Named {
    let keyboard: Keyboard
    /// Its own name, and that of its layout.
    let name: String
    let layout: String
  }

  private let keyboards: [Named]
  private let identifiers: Identifiers
  private let text: SourceText

  /// A page, and the layout whose keys it has; nil if it has none.
  private struct Numbered: Hashable {
    let page: Page
    let layout: Layout?

    init(_ page: Page, of keyboard: Keyboard) {
      self.page = page
      layout = page.keys.isEmpty ? nil : keyboard.layout
    }
  }

  /// - Parameter identifiers: Those that layouts and keyboards have taken.
  init(_ keyboards: [Named], _ identifiers: Identifiers, _ text: SourceText) {
    self.keyboards = keyboards
    self.identifiers = identifiers
    self.text = text
  }

  /// `keyboards` and `pages`. Several keyboards have the same symbols, and each page is there once.
  var values: [String: Any] {
    var pages: [(numbered: Numbered, owner: String)] = []
    let numbers = keyboards.map { named in
      named.keyboard.pages.map { page in
        let numbered = Numbered(page, of: named.keyboard)
        if let known = pages.firstIndex(where: { $0.numbered == numbered }) { return known }
        pages.append((numbered, named.name))
        return pages.count - 1
      }
    }
    let names = identifiers(of: pages)
    return [
      "keyboards": zip(keyboards, numbers).map { named, numbers in
        values(of: named, pages: numbers.map { ["number": $0, "identifier": names[$0]] })
      },
      "pages": pages.indices.map { number in
        values(of: pages[number].numbered)
          .merging(["number": number, "identifier": names[number]]) { $1 }
      },
    ]
  }

  /// The names of pages in code: `symbolsPage`, or where several pages have that id, `skySymbolsPage` after a keyboard
  /// that has it.
  private func identifiers(of pages: [(numbered: Numbered, owner: String)]) -> [String] {
    var names = identifiers
    return pages.map { page, owner in
      let id = page.page.id
      let isOnly = pages.count { $0.numbered.page.id == id } == 1
      return names.identifier(for: isOnly ? "\(id)-page" : "\(owner)-\(id)-page")
    }
  }

  private func values(of named: Named, pages: [[String: Any]]) -> [String: Any] {
    [
      "identifier": named.name, "id": named.keyboard.id, "layout": named.layout,
      "name": text(named.keyboard.name), "latinName": text(named.keyboard.latinName),
      "pages": pages,
    ]
  }

  private func values(of numbered: Numbered) -> [String: Any] {
    let page = numbered.page
    return [
      "id": page.id, "legend": text(page.legend.string), "kind": page.kind.rawValue,
      "hasCapitals": page.hasCapitals, "fields": page.fields.map { ["name": $0.rawValue] },
      "rows": page.rows.map { row in ["slots": row.map { values(of: $0, numbered.layout) }] },
    ]
  }

  private func values(of slot: PageSlot, _ layout: Layout?) -> [String: Any] {
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

  private func values(of content: PageSlot.Content, _ layout: Layout?) -> [String: Any] {
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

  private func values(of offer: PageSlot.Offer, _ layout: Layout?) -> [String: Any] {
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
  private func number(of id: String, _ layout: Layout?) -> Int {
    layout!.keys.firstIndex { $0.id == id }!
  }
}
