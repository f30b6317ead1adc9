/// More rules for a keyboard that was read, without which it could not be used.
struct KeyboardFileRules {
  typealias Page = Keyboard.Page

  let id: String
  let layout: KeyboardLayout
  let pages: [Page]

  /// All problems: of the whole, then of each page and of the ways to it and back.
  var problems: [String] {
    let count = pages.reduce(0) { $0 + $1.rows.reduce(0) { $0 + $1.count } }
    if count > 1_000 || pages.count > 64 {
      return ["a keyboard has 64 pages and 1000 slots at most; drop some"]
    }
    return wholeProblems
      + pages.indices.flatMap { number in
        pageProblems(number).map { "page \(number + 1): \($0)" }
      }
  }

  private var wholeProblems: [String] {
    var messages: [String] = []
    if !Self.isWord(id) {
      messages.append(
        "the id \"\(id)\" cannot be part of a file name; use a…z, 0…9 and -, a letter first, 40 at most"
      )
    }
    if Self.isDevice(id) {
      messages.append("\(id) is the name of a device on Windows; choose another id")
    }
    if pages.isEmpty { messages.append("a keyboard has no pages; give it one") }
    if pages.contains(where: { $0.goesBack }), !pages.contains(where: { $0.kind == .letters }) {
      messages.append(
        "no page is one of letters, to go back to; give one the kind letters, or name pages to open"
      )
    }
    // A keyboard without Korean has none of a layout's keys, and any other has all of them.
    let there = pages.flatMap { $0.keys }
    guard !there.isEmpty else { return messages }
    let missing = layout.keys.indices.filter { !there.contains($0) }
    for number in missing where layout.keys[number].under == nil {
      let id = layout.keys[number].id
      messages.append("no page has the key \(id) of \(layout.id); put it on one")
    }
    let needsShift = missing.contains { layout.keys[$0].under != nil }
    if needsShift, !pages.contains(where: { !$0.keys.isEmpty && $0.has(.role(.shift)) }) {
      messages.append("\(layout.id) has keys that need shift; put shift on the page of its keys")
    }
    return messages
  }

  private func pageProblems(_ number: Int) -> [String] {
    let (page, before) = (pages[number], pages[..<number])
    var messages: [String] = []
    if !Self.isWord(page.id) {
      messages.append(
        "the id \"\(page.id)\" is not a word of a…z, 0…9 and -, a letter first; choose another")
    }
    if before.contains(where: { $0.id == page.id }) {
      messages.append("two pages have the id \(page.id); change one")
    }
    if let fault = Self.fault(of: page.legend) {
      messages.append("the legend of the page \(page.id) is not a line of text: it \(fault)")
    }
    for field in page.fields where before.contains(where: { $0.fields.contains(field) }) {
      messages.append("two pages open for fields of \(field.rawValue); take it from one")
    }
    let contents = page.rows.joined().map { $0.content }
    if contents.allSatisfy({ $0 == .gap }) {
      messages.append("the page \(page.id) has no slots; give it some, or drop it")
    }
    for (name, role) in KeyboardFileReader.roles where role != .gap && role != .page(nil) {
      if contents.count(where: { $0 == role }) > 1 {
        messages.append("the page \(page.id) has \(name) twice; keep one")
      }
    }
    for (number, key) in layout.keys.enumerated()
    where contents.count(where: { $0 == .key(number) }) > 1 {
      messages.append("the page \(page.id) has the key \(key.id) twice; keep one")
    }
    let opened = pages.indices.filter { $0 == 0 || !pages[$0].fields.isEmpty }
    let left = reached(from: [number])
    let hasLetters = pages.contains { $0.kind == .letters }
    let isLeft = hasLetters ? left.contains { pages[$0].kind == .letters } : left.count > 1
    if !reached(from: opened).contains(number) {
      messages.append("nothing leads to the page \(page.id); put a slot for it on another")
    } else if !isLeft, pages.count > 1 {
      messages.append("the page \(page.id) cannot be left; put a slot for another on it")
    }
    return messages
  }

  /// The pages that can be opened from `starts`, including these.
  private func reached(from starts: [Int], by last: [Int]? = nil) -> [Int] {
    let next = pages.indices.filter { number in
      !starts.contains(number)
        && (last ?? starts).contains { pages[$0].leads(to: pages[number]) }
    }
    return next.isEmpty ? starts : reached(from: starts + next, by: next)
  }
}

extension KeyboardFileRules {
  /// Whether `name` is 1 to 40 lower-case Latin letters, digits and hyphens, a letter first.
  static func isWord(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    return 1...40 ~= scalars.count && "a"..."z" ~= scalars.first!
      && scalars.allSatisfy { "a"..."z" ~= $0 || "0"..."9" ~= $0 || $0 == "-" }
  }

  private static func isDevice(_ name: String) -> Bool {
    let isNumbered = name.utf8.count == 4 && (0x31...0x39).contains(name.utf8.last!)
    return ["con", "nul", "prn", "aux"].contains(name)
      || isNumbered && ["com", "lpt"].contains(name.dropLast())
  }

  /// Why `text` is not a line of 1 to 64 scalars that can be seen, and the remedy; nil if it is one.
  static func fault(of text: String) -> String? {
    let scalars = text.unicodeScalars
    if scalars.count > 64 { return "is longer than 64 scalars; shorten it" }
    guard scalars.contains(where: { !$0.properties.isWhitespace }), let first = scalars.first else {
      return "has nothing on it that can be seen; write something"
    }
    switch first.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark:
      return "begins with \(code(first)), a mark for a letter before it; write the letter, or ◌"
    default: break
    }
    var previous: Unicode.Scalar = "\0"
    for scalar in scalars {
      if !(joins(scalar) && previous.value > 0x2000), let kind = shapeless(scalar) {
        return "has \(code(scalar)), \(kind); leave it out"
      }
      previous = scalar
    }
    return nil
  }

  /// Whether it makes one emoji of several: a joiner or a tag.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200D}" || 0xE0020...0xE007F ~= scalar.value
  }

  private static func shapeless(_ scalar: Unicode.Scalar) -> String? {
    if [0x115F, 0x1160, 0x3164, 0xFFA0].contains(scalar.value) {
      return "a filler, which cannot be seen"
    }
    return switch scalar.properties.generalCategory {
    case .control: "a control character"
    case .format: "a character that changes how others are shown and cannot be seen"
    case .lineSeparator, .paragraphSeparator: "the end of a line"
    case .privateUse: "which everybody draws as they like"
    default: nil
    }
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    let code = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
  }
}

extension Keyboard.Page {
  fileprivate func has(_ content: Keyboard.Slot.Content) -> Bool {
    rows.joined().contains { $0.content == content }
  }

  fileprivate var goesBack: Bool { has(.page(nil)) || has(.role(.language)) }

  fileprivate func leads(to page: Self) -> Bool {
    has(.page(page.id)) || goesBack && page.kind == .letters
  }
}
