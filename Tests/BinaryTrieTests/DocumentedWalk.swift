import Foundation

/// A look-up as docs/FORMAT.md follows it: rows of a name, an expression, perhaps an offset and the
/// bytes there, the value, and what it means.
struct DocumentedWalk {
  /// What stands before the cursor, the key and what it makes.
  let state: String
  let key: String
  let outcome: String
  let steps: [Step]

  var title: String { "\(state) + \(key) → \(outcome)" }

  struct Step {
    let name: String
    let expression: [String]
    let offset: Int?
    let bytes: String?
    let result: Int?

    /// A row; its fields are set apart by two spaces or more.
    init?(_ row: Substring) {
      let fields = row.components(separatedBy: "  ")
        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      guard fields.count == 4 || fields.count == 6 else { return nil }
      name = String(fields[0])
      expression = fields[1].split(separator: " ").map(String.init)
      offset = fields.count == 6 ? Int(fields[2]) : nil
      bytes = fields.count == 6 ? String(fields[3]) : nil
      result = Int(fields[fields.count - 2])
    }

    /// What the expression comes to: products, quotients and remainders before sums, from the left.
    func value(_ names: [String: Int]) -> Int? {
      var sum = 0
      var product: Int?
      var sign = 1
      var operation = "+"
      for token in expression {
        switch token {
        case "+", "-":
          sum += sign * (product ?? 0)
          sign = token == "+" ? 1 : -1
          product = nil
        case "×", "÷", "mod": operation = token
        default:
          guard let number = Int(token) ?? names[token] else { return nil }
          product = product.map { Step.apply(operation, $0, number) } ?? number
        }
      }
      return product.map { sum + sign * $0 }
    }

    private static func apply(_ operation: String, _ a: Int, _ b: Int) -> Int {
      switch operation {
      case "×": a * b
      case "÷": a / b
      default: a % b
      }
    }
  }

  /// Every walk in `document`, each in a fence of its own.
  static func all(in document: String) -> [DocumentedWalk] {
    document.components(separatedBy: "```walk ").dropFirst().compactMap { text in
      let lines = text.split(separator: "\n").prefix { $0 != "```" }
      let title = (lines.first ?? "").split(separator: " ")
      let steps = lines.dropFirst().compactMap { Step($0) }
      guard title.count == 5, steps.count == lines.count - 1 else { return nil }
      return DocumentedWalk(
        state: String(title[0]), key: String(title[2]), outcome: String(title[4]), steps: steps)
    }
  }
}
