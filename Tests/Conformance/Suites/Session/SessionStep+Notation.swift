import Layouts

extension SessionStep {
  func notation(on keys: [Key]) -> String {
    switch self {
    case .press(let press): press.notation(on: keys)
    case .cursor(let place): ">\(place)"
    case .select(let range): ">\(range.lowerBound)~\(range.upperBound)"
    case .elsewhere(let text): "+" + text.quoted
    case .empty: "!"
    case .writesOnCommit: "§"
    case .report(.all): "?"
    case .report(.last(let count)): "?\(count)"
    case .report(.nothing): "?-"
    case .report(.late(let steps)): "?<\(steps)"
    case .layout(let id): "=\(id)"
    }
  }

  /// Parses a step on a layout with `keys`. Returns nil if `word` is not a step.
  init?(notation word: Substring, on keys: [Key]) {
    let rest = word.dropFirst()
    let step: SessionStep? =
      if let number = keys.firstIndex(where: { $0.id == word }) {
        .press(.key(number))
      } else if let press = Press.signs.first(where: { String($0.key) == word })?.value {
        .press(press)
      } else if let text = word.unquoted {
        .press(.text(Array(text.unicodeScalars)))
      } else {
        switch word.first {
        case "⏎" where rest.isEmpty: .press(.text(["\n"]))
        case "!" where rest.isEmpty: .empty
        case "§" where rest.isEmpty: .writesOnCommit
        case "=": .layout(String(rest))
        case "+": rest.unquoted.map(SessionStep.elsewhere)
        case ">": SessionStep(selecting: rest)
        case "?": SessionReport(notation: rest).map(SessionStep.report)
        default: nil
        }
      }
    guard let step else { return nil }
    self = step
  }

  /// Parses `3`, which moves the cursor to place 3, or `0~2`, which selects the scalars between places 0 and 2.
  private init?(selecting places: Substring) {
    let places = places.split(separator: "~", omittingEmptySubsequences: false)
    let ends = places.compactMap { Int(count: $0) }
    guard ends.count == places.count, ends.count <= 2, ends[0] <= ends.last! else { return nil }
    self = ends.count == 1 ? .cursor(ends[0]) : .select(ends[0]..<ends[1])
  }
}

extension SessionReport {
  fileprivate init?(notation: Substring) {
    switch (notation, Int(count: notation), Int(count: notation.dropFirst())) {
    case ("", _, _): self = .all
    case ("-", _, _): self = .nothing
    case (_, let count?, _): self = .last(count)
    case (_, _, let steps?) where notation.first == "<": self = .late(steps)
    default: return nil
    }
  }
}

extension Int {
  /// Parses a number of one to six digits. The limit prevents overflow when numbers are added.
  init?(count: Substring) {
    guard 1...6 ~= count.utf8.count, count.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return nil
    }
    self.init(count)
  }
}
