/// Knuth's MMIX random number generator, which returns the same numbers on every machine.
struct LinearCongruentialGenerator {
  private var state: UInt64

  init(seed: Int = 1) {
    state = UInt64(seed)
  }

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[next(below: elements.count)]
  }
}
