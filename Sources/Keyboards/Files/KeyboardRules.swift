import Layouts

// What is wrong with whole keyboards, whatever they were read from.
extension Keyboard {
  /// All problems: of the whole, then of each page and of the ways to it and back.
  var problems: [KeyboardProblem] {
    let count = pages.reduce(0) { $0 + $1.rows.reduce(0) { $0 + $1.count } }
    if count > 1_000 || pages.count > 64 { return [KeyboardProblem(.init(), "pages", .tooLarge)] }
    return wholeProblems + pages.indices.flatMap { pageProblems($0) + wayProblems($0) }
  }

  private var wholeProblems: [KeyboardProblem] {
    var problems: [KeyboardProblem] = []
    func report(_ fault: KeyboardFault, _ member: String? = nil) {
      problems.append(KeyboardProblem(.init(), member, fault))
    }
    if !id.isID { report(.id(id), "id") }
    if id.isDeviceName { report(.device(id), "id") }
    if pages.isEmpty { report(.noPages, "pages") }
    if pages.contains(where: \.goesBack), !hasLetters { report(.noLetters, "pages") }
    // A keyboard without Korean has none of a layout's keys, and any other has all of them.
    let there = Set(pages.flatMap(\.keys))
    guard !there.isEmpty else { return problems }
    let missing = layout.keys.indices.filter { !there.contains($0) }.map { layout.keys[$0] }
    for key in missing where key.under == nil { report(.missingKey(key.id, layout: layout.id)) }
    let needsShift = missing.contains { $0.under != nil }
    if needsShift, !pages.contains(where: { !$0.keys.isEmpty && $0.hasShift }) {
      report(.noShift(layout: layout.id))
    }
    return problems
  }

  private func pageProblems(_ number: Int) -> [KeyboardProblem] {
    let (page, before) = (pages[number], pages[..<number])
    var problems: [KeyboardProblem] = []
    func report(_ fault: KeyboardFault, _ member: String? = nil) {
      problems.append(KeyboardProblem(.init(page: number), member, fault))
    }
    if page.id.wholeMatch(of: /[a-z0-9][a-z0-9-]{0,39}/.matchingSemantics(.unicodeScalar)) == nil {
      report(.pageID(page.id), "id")
    }
    if before.contains(where: { $0.id == page.id }) { report(.repeatedPageID(page.id), "id") }
    if let fault = page.legend.textFault(as: .legend) { report(.pageLegend(fault, page: page.id), "legend") }
    for field in page.fields where before.contains(where: { $0.fields.contains(field) }) {
      report(.repeatedField("\(field)"), "fields")
    }
    let contents = page.rows.joined().map(\.content)
    if contents.allSatisfy({ $0 == .gap }) { report(.emptyPage(page.id)) }
    for role in Role.allCases where contents.count(where: { $0 == .role(role) }) > 1 {
      report(.repeatedSlot("\(role)", page: page.id))
    }
    for (number, key) in layout.keys.enumerated() where contents.count(where: { $0 == .key(number) }) > 1 {
      report(.repeatedSlot("the key \(key.id)", page: page.id))
    }
    return problems
  }

  /// The problem of a page that nothing leads to, or that cannot be left.
  private func wayProblems(_ number: Int) -> [KeyboardProblem] {
    let page = pages[number]
    let opened = pages.indices.filter { $0 == 0 || !pages[$0].fields.isEmpty || hostOnlyPages.contains(pages[$0].id) }
    guard reached(from: opened).contains(number) else {
      return [KeyboardProblem(.init(page: number), nil, .unreachedPage(page.id))]
    }
    let left = reached(from: [number])
    let isLeft = hasLetters ? left.contains { pages[$0].kind == .letters } : left.count > 1
    return isLeft || pages.count == 1 ? [] : [KeyboardProblem(.init(page: number), nil, .endlessPage(page.id))]
  }

  private var hasLetters: Bool { pages.contains { $0.kind == .letters } }

  /// The pages that can be opened from `starts`, including these.
  private func reached(from starts: [Int], by last: [Int]? = nil) -> [Int] {
    let next = pages.indices.filter { number in
      !starts.contains(number) && (last ?? starts).contains { pages[$0].leads(to: pages[number]) }
    }
    return next.isEmpty ? starts : reached(from: starts + next, by: next)
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

  /// The numbers of the layout's keys that it has or offers.
  fileprivate var keys: [Int] {
    rows.joined().flatMap { slot -> [Int] in
      let flicked = Keyboard.Direction.allCases.compactMap { slot.flicks[$0] }
      let offered = (slot.hold + flicked).compactMap { if case .key(let number) = $0 { number } else { nil } }
      return (slot.content.key.map { [$0] } ?? []) + offered
    }
  }
}
