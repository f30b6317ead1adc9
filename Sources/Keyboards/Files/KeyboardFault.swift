/// A fault in a keyboard file.
enum KeyboardFault: Hashable {
  // Structural faults. With one of these, the keyboard as a whole cannot be checked.
  case notObject(String)
  case notString(String)
  case notBoolean(String)
  case notList(String)
  case missing(String, in: String)
  case unknownMember(String, of: String, known: [String])
  case unknownChoice(String, of: String, known: [String])
  case unknownLayout(String, known: [String])
  case noLayouts, keysWithoutLayout, ambiguousSlot, emptyOffer, invalidWidth
  case needsText(String)
  case roleWithLegend

  // Slots
  case invalidText(String)
  case invalidLegend(String)
  case twoCursors(String)
  case unknownKey(String, layout: String)
  case unknownOffer(String, layout: String)
  case unknownPage(String)
  case invalidAction(String)
  case unsupportedOffers, tooManyOffers, duplicateOffer

  // The whole
  case tooLarge, noPages, noLetters
  case noShift(layout: String)
  case invalidID(String)
  case deviceName(String)
  case missingKey(String, layout: String)

  // Pages
  case invalidPageID(String)
  case duplicatePageID(String)
  case invalidPageLegend(String, page: String)
  case duplicateField(String)
  case duplicateSlot(String, page: String)
  case emptyPage(String)
  case unreachablePage(String)
  case deadEndPage(String)
}

extension KeyboardFault {
  /// True if this is a structural fault.
  var isStructural: Bool {
    switch self {
    case .notObject, .notString, .notBoolean, .notList, .missing, .unknownMember, .unknownChoice, .unknownLayout,
      .noLayouts, .keysWithoutLayout, .ambiguousSlot, .emptyOffer, .invalidWidth, .needsText, .roleWithLegend:
      true
    default: false
    }
  }

  /// The fault and its remedy, in one line.
  var message: String {
    switch self {
    case .notObject(let what): "\(what) must be an object; write { }"
    case .notString(let what): "the \(what) must be a string; put it in quotation marks"
    case .notBoolean(let what): "\(what) must be true or false, without quotation marks"
    case .notList(let what): "\(what) must be a list; write [ ]"
    case .missing(let member, let what): "\(what) has no \(member); add it"
    case .unknownMember(let name, let what, let known):
      "\(name) is not a member of \(what); valid members are \(known.joined(separator: ", "))"
    case .unknownChoice(let name, let what, let known):
      "\(name) is not a \(what); valid values are \(known.joined(separator: ", "))"
    case .unknownLayout(let name, let known):
      "there is no layout \(name); use one of \(known.joined(separator: ", ")), or pass your layout as well"
    case .noLayouts: "no layouts given; pass one, even for a keyboard without Korean"
    case .keysWithoutLayout: "its pages contain keys of a layout; set layout to the id of the layout"
    case .ambiguousSlot: "a slot must have exactly one of key, text, page, role and action"
    case .emptyOffer: "an offer must be a text, or an object with a key; add the key"
    case .invalidWidth: "a width must be 0.5 to 20 keys, in steps of 0.5; write 1.5, for example"
    case .needsText(let member): "only a slot with a text can have \(member); remove it"
    case .roleWithLegend: "only the role letters can have a legend; remove it, or use a text instead of the role"

    case .invalidText(let fault): "a text must be a line of 1 to 64 scalars, but it \(fault)"
    case .invalidLegend(let fault): "the legend must be a line of text, but it \(fault)"
    case .twoCursors(let text): "the text \(text) contains | twice, but there is only one cursor; remove one"
    case .unknownKey(let id, let layout): "\(layout) has no unshifted key \(id); use the id of one of its keys"
    case .unknownOffer(let id, let layout): "\(layout) has no key \(id) to offer; use the id of one of its keys"
    case .unknownPage(let id): "there is no page \(id) to open; use the id of one of the pages"
    case .invalidAction(let name):
      "the action \"\(name)\" is not valid; use at most 40 of a…z, 0…9 and -, starting with a letter"
    case .unsupportedOffers: "only a key, a text or an action can have hold and flicks; remove them"
    case .tooManyOffers: "hold has more than 16 offers; remove some"
    case .duplicateOffer: "hold has the same offer twice; remove one"

    case .tooLarge: "a keyboard can have at most 64 pages and 1000 slots; remove some"
    case .noPages: "the keyboard has no pages; add one"
    case .noLetters:
      "there is no page of letters to return to; set the kind of one to letters, or open pages by their ids"
    case .noShift(let layout): "\(layout) has keys that need shift; add a shift slot to the page of its keys"
    case .invalidID(let id):
      "the id \"\(id)\" cannot be part of a file name; use at most 40 of a…z, 0…9 and -, starting with a letter"
    case .deviceName(let id): "\(id) is the name of a device on Windows; choose another id"
    case .missingKey(let id, let layout): "no page contains key \(id) of \(layout); add it to one"

    case .invalidPageID(let id):
      "the id \"\(id)\" is not valid; use at most 40 of a…z, 0…9 and -, starting with a letter or digit"
    case .duplicatePageID(let id): "two pages have the id \(id); change one"
    case .invalidPageLegend(let fault, let id): "the legend of page \(id) must be a line of text, but it \(fault)"
    case .duplicateField(let name): "two pages have the field \(name); remove it from one"
    case .duplicateSlot(let name, let id): "page \(id) contains \(name) twice; remove one"
    case .emptyPage(let id): "page \(id) has no slots except gaps; add some, or remove the page"
    case .unreachablePage(let id):
      "page \(id) cannot be reached; add a slot that opens it to another page, or make it hostOnly"
    case .deadEndPage(let id): "page \(id) cannot be left; add a slot that opens another page"
    }
  }
}
