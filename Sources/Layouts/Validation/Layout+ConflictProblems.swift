extension Layout {
  /// Returns the conflicts between `key`, which is at `index`, and other keys.
  func conflicts(of key: Key, at index: Int) -> [Key.Fault] {
    var faults: [Key.Fault] = []
    func report(_ member: KeyMember, _ message: String) { faults.append((member, message)) }
    let before = keys.prefix(index)
    if before.contains(where: { $0.id == key.id }) {
      report(.id, "two keys have this id; rename one")
    }
    if let code = key.code {
      if let other = before.first(where: { $0.code == code }) {
        report(.code, "key \(other.id) has the same code \(code); change one of them")
      }
      if let other = keys.first(where: { $0.id == String(code) && $0.id != key.id }) {
        report(.code, "its code \(code) is the id of another key, \(other.id); change one of them")
      }
    }
    if let scalar = key.scalar, let other = before.first(where: { $0.scalar == scalar }) {
      report(.scalar, "key \(other.id) has the same scalar \(scalar); set another scalar for one of them")
    }
    if let under = key.under {
      if !unshifted.contains(where: { $0.id == under }) {
        report(
          .under,
          "under is \(under), but there is no unshifted key with that id; use the id of one, or remove under")
      } else if before.contains(where: { $0.under == under }) {
        report(.under, "two keys are under \(under); change one")
      }
    } else if before.contains(where: { $0.under != nil }) {
      report(.under, "keys that need shift come last; move this key before them")
    }
    return faults
  }
}
