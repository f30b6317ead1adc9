import Hangul

/// The macros of key presses and of taking them back.
///
/// m17n has no variables for texts, so that `n`, `x` and `w` are kept from before each press, as `p`, `q` and `o`: a
/// press changes the last two characters at most, and where all three are as they were, it changed nothing and is no
/// stroke. `d` is the number of presses, `g` of those kept, and `f` of those that Shift+BackSpace takes back one by
/// one; `f` is -1 until it is needed.
extension M17nMacros {
  /// How many presses are kept, a power of two: no syllable takes more than 12, in Cheonjiin.
  static let strokeCount = 16

  /// - Parameter dots: The pending dots.
  static func strokes(dots: [Letter]) -> [String] {
    let slots = 0..<strokeCount
    let tests = dots.map { "(= x \(M17nText.number(of: $0)))" }.joined(separator: " ")
    let pending = dots.isEmpty ? "" : " (cond ((| \(tests)) (before) (cond ((= j 28) (set u 2)))))"
    return [
      """
      (press
        (cond ((| c a) (set p n) (set q x) (set o w) (do) (last)
               (cond ((| (- n p) (- x q) (- w o)) (keep)))))
        (cond ((> n 0) (shift run))))
      """,
      "(rest (cond ((= n 0) (shift init))))",
      "(forget (set d 0) (set g 0) (set f -1))",
      """
      (keep (set r (& d \(strokeCount - 1)))
        (cond\(slots.map { " ((= r \($0)) (set n\($0) p) (set x\($0) q) (set w\($0) o))" }.lines))
        (add d 1) (set f -1) (cond ((< g \(strokeCount)) (add g 1))))
      """,
      """
      (kept (set r (& (- d s) \(strokeCount - 1)))
        (cond\(slots.map { " ((= r \($0)) (set p n\($0)) (set q x\($0)) (set o w\($0)))" }.lines)))
      """,
      // `u` is the number of characters of the last unit of the run.
      "(unit (set u 1)\(pending))",
      """
      (stroke (look) (unit) (cond ((< f 0) (ask)))
        (cond ((> f 0) (set s 1) (kept) (cut) (sub d 1) (sub g 1) (sub f 1))
              (1 (drop) (cond ((= u 2) (drop))) (forget)))
        (rest))
      """,
      // Finds the last kept text that equals the run without its last unit.
      """
      (ask (set m (- n u)) (set h 0) (set y 0)
        (cond ((> m 0) (cond ((= u 1) (set h @-2)) (1 (set h @-3)))))
        (cond ((> m 1) (cond ((= u 1) (set y @-3)) (1 (set y @-4)))))
        (set f g) (set s 1) (seek))
      """,
      """
      (seek
        (cond ((<= s g) (kept)
               (cond ((& (= p m) (= q h) (= o y)) (set f s)) (1 (add s 1) (seek))))))
      """,
      """
      (cut
        (cond ((& (> n 0) (> n (- p 2))) (drop) (cut))
              (1 (cond ((> p 1) (set z o) (put))) (cond ((> p 0) (set z q) (put))))))
      """,
    ]
  }
}

extension [String] {
  fileprivate var lines: String { joined(separator: "\n      ") }
}
