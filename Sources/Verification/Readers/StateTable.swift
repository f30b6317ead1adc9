import Hangul

/// Replacements by state, for millions of look-ups.
///
/// Open addressing with a multiplicative hash: a tenth of the time that `Dictionary` takes, whose hash
/// withstands hostile keys, which here can only make it slow.
struct StateTable: Equatable {
  private var states: [UInt64]
  private var replacements: [ShortText]
  private(set) var count = 0

  init() {
    states = Array(repeating: StateTable.free, count: 16)
    replacements = Array(repeating: .empty, count: 16)
  }

  /// What replaces `state`.
  subscript(state: ShortText) -> ShortText? {
    let place = place(of: state.bits)
    return states[place] == StateTable.free ? nil : replacements[place]
  }

  /// Every state, in no particular order.
  var keys: some Sequence<ShortText> {
    states.lazy.filter { $0 != StateTable.free }.map { ShortText(bits: $0) }
  }

  /// Adds `replacement` for `state`, unless it has one.
  ///
  /// - Returns: Whether it had none.
  mutating func insert(_ replacement: ShortText, for state: ShortText) -> Bool {
    if (count + 1) * 2 > states.count { grow() }
    let place = place(of: state.bits)
    guard states[place] == StateTable.free else { return false }
    states[place] = state.bits
    replacements[place] = replacement
    count += 1
    return true
  }

  static func == (a: StateTable, b: StateTable) -> Bool {
    a.count == b.count && a.keys.allSatisfy { a[$0] == b[$0] }
  }

  private static let free = UInt64.max

  /// Where `state` stands, or the free place where it would.
  private func place(of state: UInt64) -> Int {
    let mask = states.count - 1
    // The golden ratio in 64 bits spreads neighbours (Knuth, volume 3, 6.4).
    var place = Int(truncatingIfNeeded: (state &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while states[place] != state && states[place] != StateTable.free {
      place = (place + 1) & mask
    }
    return place
  }

  private mutating func grow() {
    let old = (states, replacements)
    states = Array(repeating: StateTable.free, count: old.0.count * 2)
    replacements = Array(repeating: .empty, count: old.0.count * 2)
    for (state, replacement) in zip(old.0, old.1) where state != StateTable.free {
      let place = place(of: state)
      states[place] = state
      replacements[place] = replacement
    }
  }
}
