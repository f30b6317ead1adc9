import Hangul

/// Replacements by state, for millions of look-ups.
///
/// Open addressing with a multiplicative hash: a tenth of the time that `Dictionary` takes, whose hash
/// withstands hostile keys, which here can only make it slow.
struct WindowTable: Equatable {
  private var states: [UInt64]
  private var replacements: [ShortText]
  private(set) var count = 0

  init() {
    states = Array(repeating: WindowTable.free, count: 16)
    replacements = Array(repeating: .empty, count: 16)
  }

  /// What replaces the state that is `window`.
  subscript(window: Window) -> ShortText? {
    let place = place(of: window.packed)
    return states[place] == WindowTable.free ? nil : replacements[place]
  }

  /// Every state, in no particular order.
  var windows: some Sequence<Window> {
    states.lazy.filter { $0 != WindowTable.free }.map { Window(packed: $0) }
  }

  /// Adds `replacement` for `window`, unless it has one.
  ///
  /// - Returns: Whether it had none.
  mutating func insert(_ replacement: ShortText, for window: Window) -> Bool {
    if (count + 1) * 2 > states.count { grow() }
    let place = place(of: window.packed)
    guard states[place] == WindowTable.free else { return false }
    states[place] = window.packed
    replacements[place] = replacement
    count += 1
    return true
  }

  private static let free = UInt64.max

  /// Where `state` stands, or the free place where it would.
  private func place(of state: UInt64) -> Int {
    let mask = states.count - 1
    // The golden ratio in 64 bits spreads neighbours (Knuth, volume 3, 6.4).
    var place = Int(truncatingIfNeeded: (state &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while states[place] != state && states[place] != WindowTable.free {
      place = (place + 1) & mask
    }
    return place
  }

  private mutating func grow() {
    let old = (states, replacements)
    states = Array(repeating: WindowTable.free, count: old.0.count * 2)
    replacements = Array(repeating: .empty, count: old.0.count * 2)
    for (state, replacement) in zip(old.0, old.1) where state != WindowTable.free {
      let place = place(of: state)
      states[place] = state
      replacements[place] = replacement
    }
  }
}

extension Window {
  fileprivate var packed: UInt64 { UInt64(before) << 32 | UInt64(last) }

  fileprivate init(packed: UInt64) {
    self.init(before: UInt32(packed >> 32), last: UInt32(truncatingIfNeeded: packed))
  }
}
