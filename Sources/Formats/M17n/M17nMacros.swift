import BinaryTrie
import Hangul

/// The macros that every input method has: Hangul in arithmetic, the walk through a trie, and strokes.
///
/// Variables: `n` how many characters are composed; `x` the last, `w` the one before, 0 where there is none;
/// `e` what `x` is, 1 with a tail, 2 without, 3 a consonant, 4 another letter, and `i` its index among those;
/// `j` the index of `w`; `c` the cell and `k` how many characters it replaces; `a` what the key appends and
/// `v` what that makes of a lead.
enum M17nMacros {
  private typealias Cell = TrieFormat.Cell

  /// From the end of what is composed to the kind and index of its last character.
  static func walk(letters: [Unicode.Scalar]) -> [String] {
    let own = letters.enumerated().map { place, letter in
      "\n        ((= x \(letter.value)) (set e 4) (set i \(Jamo.vowelCount + place)))"
    }
    return [
      "(put (insert z) (add n 1))",
      "(drop (delete @-) (sub n 1))",
      """
      (look (set e 0) (set c 0) (set k 1) (set x 0) (set w 0)
        (cond ((> n 0) (set x @-1)))
        (cond ((> n 1) (set w @-2)))
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

  /// What a cell says, done to `y`: its tail off is `b`, its lead has the index `l`.
  static let cells = [
    "(open (set b (+ 0xAC00 (* (/ (- y 0xAC00) 28) 28))))",
    // Between the consonants stand 11 clusters, which lead nothing.
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
      (cond ((< v \(TrieFormat.conjoiningDot)) (syllable))
            (1 (cond ((= v \(TrieFormat.conjoiningDot)) (set z (+ 0x1100 l))) (1 (consonant))) (put) (set z a) (put))))
    """,
    // A tail that stays and the lead of the consonant that goes: c is 19 times the one and the other.
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
