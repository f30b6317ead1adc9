import Hangul

/// Replacements by key and state, for millions of look-ups.
///
/// Open addressing with a multiplicative hash takes a tenth of the time of `Dictionary`, whose hash withstands
/// hostile keys; here such keys only cost time. A state has two scalars at most, so that the key's number takes
/// the place of a third.
struct StateTable: Equatable {
  private struct Slot: Equatable {
    var bits = StateTable.free
    var replacement = ShortText.empty
  }

  private var slots = [Slot](repeating: Slot(), count: 16)
  private(set) var count = 0

  /// What replaces `state` under key number `key`.
  subscript(key: Int, state: ShortText) -> ShortText? {
    let slot = slots[place(of: StateTable.bits(key, state))]
    return slot.bits == StateTable.free ? nil : slot.replacement
  }

  /// Every state that has a replacement, once for each key that has one, in no particular order.
  var states: some Sequence<ShortText> {
    slots.lazy.map(\.bits).filter { $0 != StateTable.free }.map {
      ShortText(bits: $0 & ~StateTable.keyMask)
    }
  }

  /// Adds `replacement` for `state`, unless it has one.
  ///
  /// - Returns: Whether it had none.
  @discardableResult
  mutating func insert(_ replacement: ShortText, _ key: Int, _ state: ShortText) -> Bool {
    if (count + 1) * 2 > slots.count { grow() }
    let bits = StateTable.bits(key, state)
    let place = place(of: bits)
    guard slots[place].bits == StateTable.free else { return false }
    slots[place] = Slot(bits: bits, replacement: replacement)
    count += 1
    return true
  }

  /// Adds all of `other`.
  mutating func formUnion(_ other: StateTable) {
    for slot in other.slots where slot.bits != StateTable.free {
      let state = ShortText(bits: slot.bits & ~StateTable.keyMask)
      insert(slot.replacement, Int(slot.bits & StateTable.keyMask), state)
    }
  }

  private static let keyMask: UInt64 = 0x1F_FFFF

  private static func bits(_ key: Int, _ state: ShortText) -> UInt64 { state.bits | UInt64(key) }

  static func == (a: StateTable, b: StateTable) -> Bool {
    a.count == b.count
      && a.slots.allSatisfy { $0.bits == free || b.slots[b.place(of: $0.bits)] == $0 }
  }

  private static let free = UInt64.max

  /// The place of `bits`, or the free place to put them.
  private func place(of bits: UInt64) -> Int {
    let mask = slots.count - 1
    // The golden ratio in 64 bits spreads neighbours over the highest bits (Knuth, volume 3, 6.4).
    let width = mask.trailingOneBitCount
    var place = Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> (64 - width))
    while slots[place].bits != bits && slots[place].bits != StateTable.free {
      place = (place + 1) & mask
    }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    for slot in old where slot.bits != StateTable.free { slots[place(of: slot.bits)] = slot }
  }
}

extension Int {
  /// The number of trailing ones, for a number of the form 2ⁿ - 1.
  fileprivate var trailingOneBitCount: Int { (self + 1).trailingZeroBitCount }
}
