extension Layout {
  /// What is wrong between `key`, the one at `index`, and the other keys.
  func clashes(of key: Key, at index: Int) -> [Key.Fault] {
    var faults: [Key.Fault] = []
    func report(_ member: KeyMember, _ message: String) { faults.append((member, message)) }
    let before = keys.prefix(index)
    if before.contains(where: { $0.id == key.id }) {
      report(.id, "two keys have this id; rename one")
    }
    if let code = key.code {
      if let other = before.first(where: { $0.code == code }) {
        report(.code, "\(other.id) has the code \(code) too; change one of the two")
      }
      if let other = keys.first(where: { $0.id == String(code) && $0.id != key.id }) {
        report(.code, "its code \(code) is the id of another key, \(other.id); change one of the two")
      }
    }
    if let scalar = key.scalar, let other = before.first(where: { $0.scalar == scalar }) {
      report(.scalar, "\(scalar) stands for \(other.id) too; assign one of the two another in scalar")
    }
    if let under = key.under {
      if !unshifted.contains(where: { $0.id == under }) {
        report(
          .under,
          "it lies under \(under), and no unshifted key has that id; name one, or drop under")
      } else if before.contains(where: { $0.under == under }) {
        report(.under, "two keys lie under \(under); move one")
      }
    } else if before.contains(where: { $0.under != nil }) {
      report(.under, "keys that lie under others come last; move it before them")
    }
    return faults
  }
}
