extension Layout {
  /// What is wrong between `key`, the one at `index`, and the keys before it.
  func clashes(of key: Key, at index: Int) -> [LayoutProblem] {
    var problems: [LayoutProblem] = []
    let before = keys.prefix(index)
    if before.contains(where: { $0.id == key.id }) {
      problems.append(LayoutProblem(key, at: index, .id, "two keys have this id; rename one"))
    }
    if let code = key.code {
      if let other = before.first(where: { $0.code == code }) {
        problems.append(
          LayoutProblem(
            key, at: index, .code, "\(other.id) has the code \(code) too; change one of the two"))
      }
      if let other = keys.first(where: { $0.id == String(code) && $0.id != key.id }) {
        problems.append(
          LayoutProblem(
            key, at: index, .code,
            "its code \(code) is the id of another key, \(other.id); change one of the two"))
      }
    }
    if let scalar = key.scalar, let other = before.first(where: { $0.scalar == scalar }) {
      problems.append(
        LayoutProblem(
          key, at: index, .scalar,
          "\(scalar) stands for \(other.id) too; assign one of the two another in scalar"))
    }
    return problems + underProblems(of: key, at: index)
  }

  /// What is wrong with `under` of `key`, the id of an unshifted key.
  private func underProblems(of key: Key, at index: Int) -> [LayoutProblem] {
    let unshifted = keys.dropLast(shifted.count)
    let message: String?
    switch (index >= unshifted.count, key.under) {
    case (false, nil):
      message = nil
    case (false, _?):
      message = "only a shifted key lies under another; move it to shifted or drop under"
    case (true, nil):
      message = "a shifted key lies under another; name that key's id in under"
    case (true, let under?):
      if !unshifted.contains(where: { $0.id == under }) {
        message = "it lies under \(under), and no key of the rows has that id"
      } else if keys[unshifted.count..<index].contains(where: { $0.under == under }) {
        message = "two keys lie under \(under); move one"
      } else {
        message = nil
      }
    }
    return message.map { [LayoutProblem(key, at: index, .under, $0)] } ?? []
  }

  /// Shifted keys without a shift key, or a shift key without shifted keys.
  var shiftProblems: [LayoutProblem] {
    let hasShift = rows.joined().contains(.shift)
    if hasShift && shifted.isEmpty {
      return [LayoutProblem(.rows, "the shift key uncovers nothing; add shifted keys or drop it")]
    }
    if !hasShift && !shifted.isEmpty {
      return [LayoutProblem(.shifted, "no shift key uncovers these; put \"shift\" into a row")]
    }
    return []
  }
}
