import Layouts

// Checks of whole keyboards, independent of the file format.
extension Keyboard {
  /// All problems: first with the whole keyboard, then with each page. A page that cannot be reached or
  /// left is a problem.
  var problems: [KeyboardProblem] {
    let count = pages.reduce(0) { $0 + $1.rows.reduce(0) { $0 + $1.count } }
    if count > 1_000 || pages.count > 64 { return [KeyboardProblem(.init(), "pages", .tooLarge)] }
    return wholeProblems + pages.indices.flatMap { pageProblems($0) + reachabilityProblems($0) }
  }

  private var wholeProblems: [KeyboardProblem] {
    var problems: [KeyboardProblem] = []
    func report(_ fault: KeyboardFault, _ member: String? = nil) {
      problems.append(KeyboardProblem(.init(), member, fault))
    }
    if !id.isID { report(.invalidID(id), "id") }
    if id.isDeviceName { report(.deviceName(id), "id") }
    if pages.isEmpty { report(.noPages, "pages") }
    if pages.contains(where: \.returnsToLetters), !hasLetters { report(.noLetters, "pages") }
    // A keyboard must contain all keys of its layout. A keyboard without Korean must not contain any key.
    let used = Set(pages.flatMap(\.keys))
    guard !used.isEmpty else { return problems }
    let missing = layout.keys.indices.filter { !used.contains($0) }.map { layout.keys[$0] }
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
      report(.invalidPageID(page.id), "id")
    }
    if before.contains(where: { $0.id == page.id }) { report(.duplicatePageID(page.id), "id") }
    if let fault = page.legend.textFault(as: .legend) { report(.invalidPageLegend(fault, page: page.id), "legend") }
    for field in page.fields where before.contains(where: { $0.fields.contains(field) }) {
      report(.duplicateField("\(field)"), "fields")
    }
    let contents = page.rows.joined().map(\.content)
    if contents.allSatisfy({ $0 == .gap }) { report(.emptyPage(page.id)) }
    for role in Role.allCases where contents.count(where: { $0 == .role(role) }) > 1 {
      report(.duplicateSlot("\(role)", page: page.id))
    }
    for (number, key) in layout.keys.enumerated() where contents.count(where: { $0 == .key(number) }) > 1 {
      report(.duplicateSlot("the key \(key.id)", page: page.id))
    }
    return problems
  }

  /// Returns a problem if the page cannot be reached, or cannot be left.
  private func reachabilityProblems(_ number: Int) -> [KeyboardProblem] {
    let page = pages[number]
    // Pages that open without a slot: the first one, those for a field, and those that the host opens.
    let entries = pages.indices.filter { $0 == 0 || !pages[$0].fields.isEmpty || hostOnlyPages.contains(pages[$0].id) }
    guard reachable(from: entries).contains(number) else {
      return [KeyboardProblem(.init(page: number), nil, .unreachablePage(page.id))]
    }
    let next = reachable(from: [number])
    let hasExit = hasLetters ? next.contains { pages[$0].kind == .letters } : next.count > 1
    return hasExit || pages.count == 1 ? [] : [KeyboardProblem(.init(page: number), nil, .deadEndPage(page.id))]
  }

  private var hasLetters: Bool { pages.contains { $0.kind == .letters } }

  /// Returns the pages that can be reached from `starts`, including `starts`. `newest` are the pages in `starts` that
  /// were found last. Only these can open pages that have not been found yet.
  private func reachable(from starts: [Int], newest: [Int]? = nil) -> [Int] {
    let next = pages.indices.filter { number in
      !starts.contains(number) && (newest ?? starts).contains { pages[$0].opens(pages[number]) }
    }
    return next.isEmpty ? starts : reachable(from: starts + next, newest: next)
  }
}

extension Keyboard.Page {
  fileprivate func has(_ content: Keyboard.Slot.Content) -> Bool {
    rows.joined().contains { $0.content == content }
  }

  fileprivate var returnsToLetters: Bool { has(.page(nil)) || has(.role(.language)) }

  fileprivate func opens(_ page: Self) -> Bool {
    has(.page(page.id)) || returnsToLetters && page.kind == .letters
  }

  /// The keys of the layout that the page contains or offers, as indices.
  fileprivate var keys: [Int] {
    rows.joined().flatMap { slot -> [Int] in
      let flicked = Keyboard.Direction.allCases.compactMap { slot.flicks[$0] }
      let offered = (slot.hold + flicked).compactMap { if case .key(let number) = $0 { number } else { nil } }
      return (slot.content.key.map { [$0] } ?? []) + offered
    }
  }
}
