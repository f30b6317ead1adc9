extension String {
  /// What the text would mean as a step in docs/spec/COMPOSER.md or docs/spec/KEYBOARD.md, or in a sequence of keys;
  /// nil for nothing.
  var meaningAsStep: String? {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return nil }
    let rest = scalars.dropFirst()
    func isNumbers(_ separators: [Unicode.Scalar]) -> Bool {
      rest.allSatisfy { "0"..."9" ~= $0 || separators.contains($0) }
    }
    switch first {
    case "!" where rest.isEmpty: return "the step that empties the field"
    case ">" where !rest.isEmpty && isNumbers(["-"]): return "a step that moves the cursor"
    case "=" where !rest.isEmpty && String(rest).isUsableInFileNames:
      return "a step that changes the layout"
    case "?" where rest.isEmpty || isNumbers(["-", "<", "*"]):
      return "a step about what the host reports"
    case "+" where rest.first == "\"": return "a step that writes text"
    case "+" where !rest.isEmpty && isNumbers([]): return "a step that lets time pass"
    case "@" where rest.contains(","): return "a step that changes the field"
    case "\"": return "the beginning of a text when typing"
    case "_", "<", "␣", "⌫": return "\(first) and something else when typing"
    case "a", "b", "c":
      guard let act = rest.first, "↓→~:↑×".unicodeScalars.contains(act) else { return nil }
      return "a step of a finger"
    case "0"..."9" where rest.contains(".") && isNumbers(["."]): return "a step that taps a slot"
    default: return nil
    }
  }
}
