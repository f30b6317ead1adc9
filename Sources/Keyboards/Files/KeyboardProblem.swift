/// Something wrong in a keyboard file.
struct KeyboardProblem: Hashable {
  /// A part of a keyboard file: the whole, a page, a row or a slot, each counted from 0.
  struct Place: Hashable {
    var page, row, slot: Int?

    /// Its name in messages, which have none for a row.
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
  /// The member of the place that is at fault; nil if it is the place itself.
  let member: String?
  let fault: KeyboardFault

  init(_ place: Place, _ member: String?, _ fault: KeyboardFault) {
    self.place = place
    self.member = member
    self.fault = fault
  }

  /// The problem in words, with its line in the file that `root` was read from.
  func located(in root: JSONNode) -> InvalidFile.Problem {
    let node = place.node(in: root)
    let line = (member.flatMap { node[$0] } ?? node).line
    return InvalidFile.Problem(line: line, place: place.name, message: fault.message)
  }
}
