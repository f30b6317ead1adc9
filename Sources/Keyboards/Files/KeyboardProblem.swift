/// A fault in a keyboard file, and its location.
struct KeyboardProblem: Hashable {
  /// A part of a keyboard file: the whole file, a page, a row or a slot, each counted from 0.
  struct Place: Hashable {
    var page, row, slot: Int?

    /// The name of the part in messages, or nil for the whole file. A row has the name of its page.
    var name: String? {
      guard let page else { return nil }
      guard let row, let slot else { return "page \(page + 1)" }
      return "page \(page + 1), row \(row + 1), slot \(slot + 1)"
    }

    fileprivate func node(in root: JSONNode) -> JSONNode {
      var node = root
      for (member, index) in [("pages", page), ("rows", row)] {
        guard let index, let items = node[member]?.items, index < items.count else { return node }
        node = items[index]
      }
      guard let slot, let items = node.items, slot < items.count else { return node }
      return items[slot]
    }
  }

  let place: Place
  /// The member at fault, or nil if the fault is in the part itself.
  let member: String?
  let fault: KeyboardFault

  init(_ place: Place, _ member: String?, _ fault: KeyboardFault) {
    self.place = place
    self.member = member
    self.fault = fault
  }

  /// Returns the problem with its message, and with its line in the file that `root` was parsed from.
  func located(in root: JSONNode) -> InvalidFile.Problem {
    let node = place.node(in: root)
    let line = (member.flatMap { node[$0] } ?? node).line
    return InvalidFile.Problem(line: line, place: place.name, message: fault.message)
  }
}
