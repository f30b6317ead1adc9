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
    let before = keys[..<index]
    let message: String? =
      if let under = key.under {
        if !unshifted.contains(where: { $0.id == under }) {
          "it lies under \(under), and no key that needs no shift has that id"
        } else if before.contains(where: { $0.under == under }) {
          "two keys lie under \(under); move one"
        } else {
          nil
        }
      } else if before.contains(where: { $0.under != nil }) {
        "keys that lie under others come last; move it before them"
      } else {
        nil
      }
    return message.map { [LayoutProblem(key, at: index, .under, $0)] } ?? []
  }
}
