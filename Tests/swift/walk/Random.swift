/// A random number generator that returns the same numbers on every machine.
struct Random {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) }

  /// Returns a number below `count`.
  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}
