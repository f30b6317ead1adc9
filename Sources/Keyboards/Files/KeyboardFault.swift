/// A fault in a keyboard file.
enum KeyboardFault: Hashable {
  // Faults of form. With one of these, the keyboard as a whole cannot be judged.
  case noObject(String)
  case noString(String)
  case noBoolean(String)
  case noList(String)
  case missing(String, in: String)
  case unknownMember(String, of: String, known: [String])
  case unknownChoice(String, of: String, known: [String])
  case unknownLayout(String, known: [String])
  case noLayouts, keysWithoutLayout, noContent, noOffer, width
  case needsText(String)
  case roleWithLegend

  // Slots
  case text(String)
  case legend(String)
  case twoCursors(String)
  case unknownKey(String, layout: String)
  case unknownOffer(String, layout: String)
  case unknownPage(String)
  case action(String)
  case idleOffers, tooManyOffers, repeatedOffer

  // The whole
  case tooLarge, noPages, noLetters
  case noShift(layout: String)
  case id(String)
  case device(String)
  case missingKey(String, layout: String)

  // Pages
  case pageID(String)
  case repeatedPageID(String)
  case pageLegend(String, page: String)
  case repeatedField(String)
  case repeatedSlot(String, page: String)
  case emptyPage(String)
  case unreachedPage(String)
  case endlessPage(String)
}

extension KeyboardFault {
  /// True if it is a fault of the form.
  var isOfForm: Bool {
    switch self {
    case .noObject, .noString, .noBoolean, .noList, .missing, .unknownMember, .unknownChoice, .unknownLayout,
      .noLayouts, .keysWithoutLayout, .noContent, .noOffer, .width, .needsText, .roleWithLegend:
      true
    default: false
    }
  }

  /// The fault and its remedy, in one line.
  var message: String {
    switch self {
    case .noObject(let what): "\(what) is an object with members; write { }"
    case .noString(let what): "the \(what) is not a string; write it in quotation marks"
    case .noBoolean(let what): "\(what) is neither true nor false; write one, without quotation marks"
    case .noList(let what): "\(what) is a list; write [ ]"
    case .missing(let member, let what): "\(what) has no \(member); add it"
    case .unknownMember(let name, let what, let known):
      "\(name) is not a member of \(what); those are \(known.joined(separator: ", "))"
    case .unknownChoice(let name, let what, let known):
      "\(name) is not a \(what); those are \(known.joined(separator: ", "))"
    case .unknownLayout(let name, let known):
      "there is no layout \(name); name one of \(known.joined(separator: ", ")), or give yours, too"
    case .noLayouts: "it is read with layouts, and none is given; give one, also for a keyboard without Korean"
    case .keysWithoutLayout: "its pages have keys of a layout; name that in layout"
    case .noContent: "a slot has one of key, text, page, role and action; give it one"
    case .noOffer: "an offer is a text or has a key; give it one"
    case .width: "a width is 0.5 to 20 keys, in halves; write 1.5, for example"
    case .needsText(let member): "only a slot with a text has \(member); drop it"
    case .roleWithLegend: "a role and a gap have no legend of their own; drop it, or write a text"

    case .text(let fault): "a text is not 1 to 64 scalars of a line: it \(fault)"
    case .legend(let fault): "its legend is not a line of text: it \(fault)"
    case .twoCursors(let text): "the text \(text) has | twice, and the cursor can stand in one place; drop one"
    case .unknownKey(let id, let layout): "\(layout) has no unshifted key \(id); name one of its keys"
    case .unknownOffer(let id, let layout): "\(layout) has no key \(id) to offer; name one of its keys"
    case .unknownPage(let id): "there is no page \(id) to open; name one of the pages"
    case .action(let name):
      "the action \"\(name)\" is not a word of a…z, 0…9 and -, a letter first; choose another"
    case .idleOffers: "it types nothing, so that holding or flicking it can offer nothing; drop that"
    case .tooManyOffers: "it offers more than 16 things; drop some"
    case .repeatedOffer: "it offers one thing twice"

    case .tooLarge: "a keyboard has 64 pages and 1000 slots at most; drop some"
    case .noPages: "a keyboard has no pages; give it one"
    case .noLetters: "no page is one of letters, to go back to; give one the kind letters, or name pages to open"
    case .noShift(let layout): "\(layout) has keys that need shift; put shift on the page of its keys"
    case .id(let id):
      "the id \"\(id)\" cannot be part of a file name; use a…z, 0…9 and -, a letter first, 40 at most"
    case .device(let id): "\(id) is the name of a device on Windows; choose another id"
    case .missingKey(let id, let layout): "no page has the key \(id) of \(layout); put it on one"

    case .pageID(let id): "the id \"\(id)\" is not a word of a…z, 0…9 and -, a letter or digit first; choose another"
    case .repeatedPageID(let id): "two pages have the id \(id); change one"
    case .pageLegend(let fault, let id): "the legend of the page \(id) is not a line of text: it \(fault)"
    case .repeatedField(let name): "two pages open for fields of \(name); take it from one"
    case .repeatedSlot(let name, let id): "the page \(id) has \(name) twice; keep one"
    case .emptyPage(let id): "the page \(id) has no slots; give it some, or drop it"
    case .unreachedPage(let id): "nothing leads to the page \(id); put a slot for it on another, or make it hostOnly"
    case .endlessPage(let id): "the page \(id) cannot be left; put a slot for another on it"
    }
  }
}
