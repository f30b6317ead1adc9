import Layouts
import Rule

extension FieldText {
  /// The field as questions and answers write it: `앞|뒤`, `안[AB]C`.
  var notation: String {
    let text = selected.isEmpty ? "\(before)|\(after)" : "\(before)[\(selected)]\(after)"
    return text.replacing("\n", with: "\\n")
  }
}

extension SessionStep {
  /// The step as questions write it; it numbers keys as `keys` does.
  func notation(on keys: [Key]) -> String {
    switch self {
    case .key(let key): keys[key].id
    case .pause: "…"
    case .next: "_"
    case .space: "␣"
    case .enter: "⏎"
    case .text(let text): quoted(text)
    case .jamo: "⌫"
    case .stroke: "⎌"
    case .cursor(let place): ">\(place)"
    case .select(let range): ">\(range.lowerBound)-\(range.upperBound)"
    case .elsewhere(let text): "+" + quoted(text)
    case .empty: "!"
    case .report(.all): "?*"
    case .report(.last(let count)): "?\(count)"
    case .report(.nothing): "?-"
    case .report(.late(let steps)): "?<\(steps)"
    case .layout(let id): "=\(id)"
    }
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing(" ", with: "\\s") + "\""
  }
}
