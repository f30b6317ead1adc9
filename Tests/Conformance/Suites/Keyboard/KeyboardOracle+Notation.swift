import SwiftRuntime

/// Parses the steps of a keyboard as people write them. Slots are named by their legends or by their places.
extension KeyboardOracle {
  /// Parses `word` on the current page. Returns one step, two steps for a tap, or nil if `word` is not a step.
  func steps(_ word: Substring) -> [KeyboardStep]? {
    let rest = word.dropFirst()
    switch word.first {
    case "@": return HostField(notation: rest).map { [.field($0)] }
    case "/" where keyboard.pages.contains { $0.id == rest }: return [.open(String(rest))]
    default:
      if word.first == "…", let time = Int(count: rest) { return [.pass(time)] }
      if let step = change(word) { return [.host(step)] }
      if let step = touch(word) { return [step] }
      return place(word).map { [.down(0, $0), .up(0)] }
    }
  }

  /// Parses a change that something other than the keyboard makes to the field: `!`, `>3`, `>0~2`, `+"x"`.
  private func change(_ word: Substring) -> SessionStep? {
    guard let step = session.step(word) else { return nil }
    return switch step {
    case .empty, .cursor, .select, .elsewhere: step
    case .press, .report, .layout, .writesOnCommit: nil
    }
  }

  private func touch(_ word: Substring) -> KeyboardStep? {
    let rest = word.dropFirst(2)
    let finger: Int? = ["a": 0, "b": 1, "c": 2][word.prefix(1)]
    guard let finger, let sign = word.dropFirst().first else { return nil }
    switch sign {
    case "↓": return place(rest).map { .down(finger, $0) }
    case "→" where rest.isEmpty: return .move(finger, nil)
    case "→": return place(rest).map { .move(finger, $0) }
    case "↦":
      return rest.wholeMatch(of: /(-?[0-9]{1,6}),(-?[0-9]{1,6})/).map {
        .drag(finger, Int($0.1)!, Int($0.2)!)
      }
    case "✓": return Int(count: rest).map { .choose(finger, $0) }
    case "↑": return .up(finger)
    case "×": return .cancel(finger)
    default: return nil
    }
  }

  /// Returns the place with these numbers, or else the place of the first slot with this legend, regardless of case.
  /// The legend of space is always `␣`.
  private func place(_ name: Substring) -> Keyboard.Place? {
    if let numbers = name.wholeMatch(of: /([0-9]{1,6})\.([0-9]{1,6})/) {
      return Keyboard.Place(Int(numbers.1)!, Int(numbers.2)!)
    }
    return places { _ in true }.first { place in
      let slot = slot(place)
      if slot.content == .role(.space) { return name == "␣" }
      let legend = legend(of: slot)
      return legend == name || legend.lowercased() == name
    }
  }
}
