import Layouts

// Fields and steps as questions have them; docs/spec/COMPOSER.md describes both.

extension FieldText {
  /// The field as questions and answers write it: `앞|뒤`, `안[AB]C`.
  var notation: String {
    let text = selected.isEmpty ? "\(before)|\(after)" : "\(before)[\(selected)]\(after)"
    return text.replacing("\n", with: "\\n")
  }

  init?(notation: some StringProtocol) {
    let text = String(notation).replacing("\\n", with: "\n")
    let parts = text.split(omittingEmptySubsequences: false) { "|[]".contains($0) }.map(String.init)
    switch text.filter({ "|[]".contains($0) }) {
    case "|": self.init(before: parts[0], after: parts[1])
    case "[]": self.init(before: parts[0], selected: parts[1], after: parts[2])
    default: return nil
    }
  }
}

extension Press {
  /// The press as questions write it, which numbers keys as `keys` does.
  func notation(on keys: [Key]) -> String {
    switch self {
    case .key(let number): keys[number].id
    case .text(["\n"]): "⏎"
    case .text(let scalars): String(scalars).quoted
    case .pause, .next, .space, .jamo, .stroke: mark.map { String($0) } ?? ""
    }
  }
}

extension SessionStep {
  func notation(on keys: [Key]) -> String {
    switch self {
    case .press(let press): press.notation(on: keys)
    case .cursor(let place): ">\(place)"
    case .select(let range): ">\(range.lowerBound)-\(range.upperBound)"
    case .elsewhere(let text): "+" + text.quoted
    case .empty: "!"
    case .report(.all): "?*"
    case .report(.last(let count)): "?\(count)"
    case .report(.nothing): "?-"
    case .report(.late(let steps)): "?<\(steps)"
    case .layout(let id): "=\(id)"
    }
  }

  /// The step that `word` stands for among `keys`; nil if it means nothing.
  init?(notation word: Substring, on keys: [Key]) {
    let rest = word.dropFirst()
    if let number = keys.firstIndex(where: { $0.id == word }) {
      self = .press(.key(number))
    } else if rest.isEmpty, let press = word.unicodeScalars.first.flatMap({ Press.marks[$0] }) {
      self = .press(press)
    } else if let text = word.unquoted {
      self = .press(.text(Array(text.unicodeScalars)))
    } else {
      switch (word.first, Int(count: rest)) {
      case ("⏎", _) where rest.isEmpty: self = .enter
      case ("!", _) where rest.isEmpty: self = .empty
      case ("=", _): self = .layout(String(rest))
      case (">", let place?): self = .cursor(place)
      case ("?", let count?): self = .report(.last(count))
      case ("?", _) where rest == "*": self = .report(.all)
      case ("?", _) where rest == "-": self = .report(.nothing)
      case ("?", _) where rest.first == "<":
        guard let steps = Int(count: rest.dropFirst()) else { return nil }
        self = .report(.late(steps))
      case ("+", _):
        guard let text = rest.unquoted else { return nil }
        self = .elsewhere(text)
      case (">", _):
        let ends = rest.split(separator: "-", omittingEmptySubsequences: false).map { Int(count: $0) }
        guard ends.count == 2, let start = ends[0], let end = ends[1], start <= end else { return nil }
        self = .select(start..<end)
      default: return nil
      }
    }
  }
}

extension Int {
  /// A number of one to six digits, which no sum of steps makes too large.
  init?(count: Substring) {
    guard 1...6 ~= count.utf8.count, count.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    self.init(count)
  }
}

extension String {
  init(_ scalars: [Unicode.Scalar]) { self.init(String.UnicodeScalarView(scalars)) }

  /// Between quotes, and without spaces.
  fileprivate var quoted: String { "\"" + replacing(" ", with: "\\s") + "\"" }
}

extension Substring {
  /// The text in quotes that this is; nil if it is none.
  fileprivate var unquoted: String? {
    let scalars = unicodeScalars
    guard scalars.count > 1, scalars.first == "\"", scalars.last == "\"" else { return nil }
    return String(Substring(scalars.dropFirst().dropLast())).replacing("\\s", with: " ")
  }
}
