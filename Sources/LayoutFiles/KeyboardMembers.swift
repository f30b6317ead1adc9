import Keyboards

/// The members of a keyboard, as files name them.
enum KeyboardMember: String, Hashable, CaseIterable {
  case id, layout, pages
}

/// The members of a page.
enum PageMember: String, Hashable, CaseIterable {
  case id, legend, kind, capitals, fields, rows
}

/// The members of a slot, the first four of which say what it is.
enum SlotMember: String, Hashable, CaseIterable {
  case key, text, page, role, shifted, email, address, legend, hold, flicks, width
}

/// The members of an offer that is a key.
enum OfferMember: String, Hashable, CaseIterable {
  case key
}

/// What stands under `role`: a role, the way back to the letters, or nothing.
enum RoleName: String, Hashable, CaseIterable {
  case shift, backspace, space, enter, next, language, globe, dismiss, letters, gap

  var content: PageSlot.Content {
    switch self {
    case .letters: .page(nil)
    case .gap: .gap
    default: PageSlot.Role(rawValue: rawValue).map { .role($0) } ?? .gap
    }
  }
}
