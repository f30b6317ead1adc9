import BinaryTrie
import Hangul

/// The macros that every input method has: the arithmetic of Hangul, the walk through a trie, and strokes.
///
/// Variables: `n` is the length of the run, `x` its last character and `w` the one before, 0 if there is
/// none; `e` is the kind of `x`, a syllable with a tail (1) or without (2), a consonant (3) or another letter
/// (4), and `i` its index in that kind; `j` is the index of `w` in a before-block; `c` is the cell and `k`
/// the number of characters it replaces; `a` is the letter that the key appends and `v` its joining; `dot` is the
/// scalar of a pending dot, which the user chooses.
enum M17nMacros {
  private typealias Cell = TrieFormat.Cell

  /// The macros that edit the run, and that find the kinds and indices of its last two characters.
  static func walk(letters: [Letter]) -> [String] {
    let own = letters.enumerated().map { place, letter in
      "\n        ((= x \(M17nText.number(of: letter))) (set e 4) (set i \(Jamo.vowelCount + place)))"
    }
    return [
      "(put (insert z) (add n 1))",
      "(drop (delete @-) (sub n 1))",
      """
      (last (set x 0) (set w 0)
        (cond ((> n 0) (set x @-1)))
        (cond ((> n 1) (set w @-2))))
      """,
      """
      (look (set e 0) (set c 0) (set k 1) (last)
        (cond ((& (>= x 0xAC00) (<= x 0xD7A3)) (set e 1) (set y x) (open) (set i (- x b))
               (cond ((= i 0) (set e 2) (set i (- (/ (- x 0xAC00) 28) (* (/ (- x 0xAC00) 588) 21))))))
              ((& (>= x 0x3131) (<= x 0x314E)) (set e 3) (set y x) (lead) (set i l))
              ((& (>= x 0x314F) (<= x 0x3163)) (set e 4) (set i (- x 0x314F)))\(own.joined())))
      """,
      """
      (before (set j -1)
        (cond ((& (>= w 0xAC00) (<= w 0xD7A3)) (set y w) (open) (set j (- w b)))
              ((| (& (>= w 0x1100) (<= w 0x1112)) (& (>= w 0x3131) (<= w 0x314E))) (set j 28))))
      """,
    ]
  }

  /// The macros that carry out a cell on `y`; `b` is `y` without its tail, and `l` the index of its lead.
  static let cells = [
    "(open (set b (+ 0xAC00 (* (/ (- y 0xAC00) 28) 28))))",
    // Compatibility jamo have 11 clusters among the consonants; these are no leads and not counted.
    """
    (lead
      (cond ((>= y 0xAC00) (set l (/ (- y 0xAC00) 588)))
            ((< y 0x3131) (set l (- y 0x1100)))
            (1 (set l (- y 0x3131 (> y 0x3133) (* 2 (> y 0x3136)) (* 7 (> y 0x3140)) (> y 0x3144))))))
    """,
    "(consonant (set z (+ 0x3131 l (> l 1) (* 2 (> l 2)) (* 7 (> l 5)) (> l 8))))",
    "(syllable (set z (+ 0xAC00 (* 28 (+ v (* 21 l))))) (put))",
    """
    (join
      (cond ((< v \(TrieFormat.pendingDot)) (syllable))
            (1 (cond ((= dot \(M17nText.conjoiningDot)) (set z (+ 0x1100 l))) (1 (consonant))) (put) (set z a) (put))))
    """,
    // `c` is 19 × the tail that stays + the lead index of the consonant that goes.
    "(split (open) (set z (+ b (/ c 19))) (put) (set l (- c (* 19 (/ c 19)))))",
    """
    (do
      (cond ((= c 0) (set z a) (put))
            (1 (set y x) (drop) (cond ((= k 2) (set y w) (drop)))
               (cond ((< c 0) (set z (- 0 c)) (put))
                     ((< c \(Cell.push)) (open) (set z (+ b c -\(Cell.tail))) (put))
                     ((< c \(Cell.carry)) (sub c \(Cell.push)) (split) (consonant) (put))
                     ((< c \(Cell.vowel)) (sub c \(Cell.carry)) (split) (join))
                     ((< c \(Cell.bareLead)) (lead) (set v (- c \(Cell.vowel))) (syllable))
                     ((= c \(Cell.bareLead)) (lead) (consonant) (put))
                     ((= c \(Cell.appended)) (lead) (join))))))
    """,
  ]
}
