import SwiftRuntime

extension KeyboardOracle {
  /// The steps that can come next: touches on one slot of each kind, and every step of each finger that is down.
  var inputs: [KeyboardStep] {
    let free = (0..<2).first { number in !fingers.contains { $0.number == number } }
    let presses = free.map { finger in placesOfEachKind.map { KeyboardStep.down(finger, $0) } } ?? []
    return presses + fingers.flatMap(moves) + times + hosts
  }

  /// A place of each kind of slot on the current page. Slots with keys have four places, which include a vowel and a
  /// consonant.
  private var placesOfEachKind: [Keyboard.Place] {
    var seen: [SlotKind: Int] = [:]
    return places { _ in true }.filter { place in
      let slot = slot(place)
      let kind = SlotKind(slot)
      seen[kind, default: 0] += 1
      return seen[kind, default: 0] <= (slot.content.key != nil ? 4 : 1)
    }
  }

  private func moves(of finger: Finger) -> [KeyboardStep] {
    let elsewhere = placesOfEachKind.filter { place in
      let content = slot(place).content
      return content.key != nil || [.role(.space), .role(.shift), .role(.enter)].contains(content)
    }
    var steps: [KeyboardStep] = [.up(finger.number), .cancel(finger.number), .move(finger.number, nil)]
    steps += elsewhere.map { .move(finger.number, $0) }
    steps += [(60, 0), (-75, 4), (-20, 30), (3, -24)].map { .drag(finger.number, $0.0, $0.1) }
    if finger.isChoosing { steps += [.choose(finger.number, 1), .choose(finger.number, 9)] }
    return steps
  }

  private var times: [KeyboardStep] {
    // Shorter and longer than a double tap, than a long press, than a double space, and than the delay before backspace
    // deletes whole words.
    (fingers.isEmpty ? [400, 1_200] : [100, 350, 2_000]).map { .pass($0) }
  }

  private var hosts: [KeyboardStep] {
    guard fingers.count < 2 else { return [] }
    return [
      .host(.empty), .host(.elsewhere("x. ")), .open(keyboard.pages.last!.id),
      .field(HostField(.letters, .sentences, .search)), .field(HostField(.phone)),
    ]
  }
}
