extension Keyboard {
  /// What is wrong with single slots.
  var slotProblems: [KeyboardProblem] {
    pages.enumerated().flatMap { number, page in
      page.rows.enumerated().flatMap { row, slots in
        slots.enumerated().flatMap { column, slot in
          messages(about: slot).map {
            KeyboardProblem(.slot(page: number, row: row, column: column), $0)
          }
        }
      }
    }
  }

  private func messages(about slot: PageSlot) -> [String] {
    var messages: [String] = []
    switch slot.content {
    case .key(let id) where !layout.keys.contains { $0.id == id && $0.under == nil }:
      messages.append("\(layout.id) has no unshifted key \(id); name one of its keys")
    case .text(let texts):
      let all = [texts.text, texts.shifted, texts.email, texts.address].compactMap { $0?.string }
      messages += all.flatMap(Self.messages(aboutText:))
    case .page(let id?) where !pages.contains { $0.id == id }:
      messages.append("there is no page \(id) to open; name one of the pages")
    case .action(let name) where !name.isUsableInFileNames:
      messages.append("the action \"\(name)\" is not a word of a…z, 0…9 and -; choose another")
    default: break
    }
    let types = if case .text = slot.content { true } else { slot.content.key != nil }
    if !types, !slot.hold.isEmpty || !slot.flicks.isEmpty {
      messages.append(
        "it types nothing, so that holding or flicking it can offer nothing; drop that")
    }
    for offer in slot.hold + slot.flicks.values {
      switch offer {
      case .text(let text): messages += Self.messages(aboutText: text.string)
      case .key(let id) where !layout.keys.contains { $0.id == id }:
        messages.append("\(layout.id) has no key \(id) to offer; name one of its keys")
      case .key: break
      }
    }
    if slot.hold.count > 16 { messages.append("it offers more than 16 things; drop some") }
    if Set(slot.hold).count < slot.hold.count { messages.append("it offers one thing twice") }
    if let fault = slot.legend?.string.lineFault(limit: 64) {
      messages.append("its legend is not a line of text: it \(fault)")
    }
    if !(1...40 ~= slot.halfKeys) {
      messages.append("its width is not 0.5 to 20 keys; give it one of these, in halves")
    }
    return messages
  }

  private static func messages(aboutText text: String) -> [String] {
    if let fault = text.lineFault(limit: 64) {
      return ["a text is not 1 to 64 scalars of a line: it \(fault)"]
    }
    let cursors = text.unicodeScalars.count { $0 == "|" }
    return text.unicodeScalars.count > 1 && cursors > 1
      ? ["the text \(text) has | twice, and the cursor can stand in one place; drop one"] : []
  }

  /// Pages that nothing leads to, and pages that cannot be left.
  var wayProblems: [KeyboardProblem] {
    let opened = pages.filter { !$0.fields.isEmpty }.map(\.id) + pages.prefix(1).map(\.id)
    let reached = pages(from: opened)
    return pages.enumerated().flatMap { number, page -> [KeyboardProblem] in
      if !reached.contains(page.id) {
        return [
          KeyboardProblem(
            .page(number), "nothing leads to the page \(page.id); put a slot for it on another")
        ]
      }
      let letters = Set(pages.filter { $0.kind == .letters }.map(\.id))
      let left = pages(from: [page.id])
      let isLeft = letters.isEmpty ? left.count > 1 : !left.isDisjoint(with: letters)
      if page.kind != .letters, !isLeft, pages.count > 1 {
        return [
          KeyboardProblem(
            .page(number), "the page \(page.id) cannot be left; put a slot for another on it")
        ]
      }
      return []
    }
  }

  /// The ids of the pages that can be opened from those with these ids, which are included.
  private func pages(from ids: [String]) -> Set<String> {
    var reached: Set<String> = []
    var queue = ids
    while let id = queue.popLast() {
      guard let page = pages.first(where: { $0.id == id }), reached.insert(id).inserted else {
        continue
      }
      for slot in page.rows.joined() {
        switch slot.content {
        case .page(let id?): queue.append(id)
        case .page(nil), .role(.language):
          queue += pages.filter { $0.kind == .letters }.map(\.id)
        default: break
        }
      }
    }
    return reached
  }
}
