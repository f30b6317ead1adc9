// How scenarios write fields and texts.

/// The text of a quoted step, by scalars: a combining one may follow the quote.
func quoted(_ step: Substring) -> String {
  unescaped(Array(step.unicodeScalars.dropFirst().dropLast()))
}

/// A text with its blanks and line feeds.
private func unescaped(_ scalars: [Unicode.Scalar]) -> String {
  var view = String.UnicodeScalarView()
  var isEscaped = false
  for scalar in scalars {
    switch (isEscaped, scalar) {
    case (false, "\\"): isEscaped = true
    case (true, "s"): view.append(" ")
    case (true, "n"): view.append("\n")
    default: view.append(scalar)
    }
    if scalar != "\\" { isEscaped = false }
  }
  return String(view)
}

extension SimulatedField {
  /// Makes this the field: its text with `|` for the cursor, or `[` and `]` around a selection.
  func set(_ marked: Substring) {
    let scalars = Array(unescaped(Array(marked.unicodeScalars)).unicodeScalars)
    let marks = scalars.indices.filter { "|[]".unicodeScalars.contains(scalars[$0]) }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.filter { !"|[]".unicodeScalars.contains($0) })
    empty(String(text))
    let first = marks.first ?? 0
    select(first..<(marks.count > 1 ? marks[1] - 1 : first))
  }

  /// The same, the other way round.
  var marked: String {
    var view = String.UnicodeScalarView()
    for place in 0...scalars.count {
      if place == selection.lowerBound { view.append(selection.isEmpty ? "|" : "[") }
      if place == selection.upperBound, !selection.isEmpty { view.append("]") }
      guard place < scalars.count else { break }
      if scalars[place] == "\n" {
        view.append(contentsOf: "\\n".unicodeScalars)
      } else {
        view.append(scalars[place])
      }
    }
    return String(view)
  }
}
