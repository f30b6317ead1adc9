// docs/spec/CONFORM.md defines the notation of fields and steps.

extension FieldText {
  /// The field in the notation of questions and answers, such as `앞|뒤` or `안[AB]C`.
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
