// An input method of the m17n library has macros for Hangul and the walk through a trie, the same for every
// layout; macros for the layout's blocks and for each key; and rules from the computer's keys to these.
//
//     TrieModel → M17nBlocks (macros) + M17nKeys (rules) + M17nMacros (common macros) → M17nMethod

import Artifacts
import BinaryTrie
import Hangul
import Layouts

/// The text of an input method.
struct M17nMethod {
  private let layout: Layout
  private let computerKeys: M17nKeys
  private let blocks: M17nBlocks
  /// A macro for each key in the order of the layout, and one for backspace.
  private let keys: [String]
  private let letters: [Letter]

  /// The input method of the layout of `model`.
  init(_ model: TrieModel) {
    layout = model.layout
    letters = model.letters
    computerKeys = M17nKeys(layout)
    var blocks = M17nBlocks()
    keys = model.keys.enumerated().map { number, key in
      let clauses = TrieModel.Kind.allCases.map { kind in
        let indices = kind.indices(letterCount: model.letters.count)
        let call = blocks.call(key[kind], indices: indices)
        return call.map { " ((= e \(kind.rawValue + 1))\($0))" } ?? ""
      }
      let walk = clauses.joined().isEmpty ? "" : " (cond\(clauses.joined()))"
      if number == model.layout.keys.count {
        return "(erase (forget) (set a 0) (look)\(walk) (cond ((= c 0) (drop)) (1 (do))) (rest))"
      }
      let (a, v) = Self.appended(by: key)
      return "(k\(number) (set a \(a)) (set v \(v)) (look)\(walk) (press))"
    }
    self.blocks = blocks
  }

  /// The letter that a key appends, and its joining as in docs/spec/FORMAT.md: 0…20 for a syllable with this
  /// vowel, 21 for a pending dot.
  private static func appended(by key: TrieModel.Key) -> (String, Int) {
    guard let letter = key.appends else { return ("0", 0) }
    return (M17nText.number(of: letter), letter.vowel ?? Int(TrieFormat.pendingDot))
  }

  /// The whole file.
  var text: String {
    let description = M17nDescription(layout, keys: computerKeys)
    return """
      ;; ko-\(layout.id).mim: made by swift run gen --format m17n, version \(Version.project).
      ;; docs/LANGUAGES.md tells what its keys do, and docs/spec/FORMAT.md what the numbers of cells say: the blocks of
      ;; the trie are macros, above which are those that go from the last character to a cell and do what it says.
      ;; n     how many characters are composed
      ;; x w   the last of them and the one before, 0 where there is none
      ;; e i   what x is (1 has a tail, 2 has none, 3 a consonant, 4 another letter); its index in the key's block
      ;; j     the index of w in a before-block
      ;; c k   the cell, and how many characters it replaces; a letter is its scalar below zero
      ;; a v   what the key appends, and how that joins a lead
      ;; y b l the character that the cell is about, it without its tail, the index of its lead
      ;; d g f the presses since composing began, those kept, those to take back one by one (-1: not yet known)
      ;; dot   how a pending dot is written, as chosen in the settings
      ;; p q o n, x and w before a press; if they are the same after it, the press is not a stroke
      ;; n0 x0 w0 n, x and w before each of the presses kept
      ;;
      \(License.notice.map { ";; \($0)" }.joined(separator: "\n"))

      (input-method ko \(M17nText.methodName(layout.id)))

      (description \(M17nText.quoted(description.text)))

      (title \(M17nText.quoted(description.title)))
      \(variable)
      (macro
      \(macros.map { " \($0)" }.joined(separator: "\n")))

      (map
       (keys
      \(computerKeys.rules.map { "  (\($0.name) (k\($0.key)))" }.joined(separator: "\n")))
       (edit
        ((BackSpace) (erase))
        ((S-BackSpace) (stroke))
        ((Right) (shift init))
      \(space))
       (others
      \(others)))

      (state
       (init (t (set n 0) (forget)) (keys))
       (run (keys) (edit) (others (shift init))))

      """
  }

  /// The setting for the style of dots: the scalar of a single dot, which also tells how the lead before it is written.
  private var variable: String {
    guard layout.hasDots else { return "" }
    let scalars = DotStyle.allCases.map { $0.scalar(of: .dot).value }
    let usual = layout.dotStyle.scalar(of: .dot).value
    return """

      (variable
       (dot "조합 중의 점 / Pending dots: \(scalars[0]) ᄀᆞ, \(scalars[1]) ㄱㆍ" \(usual) \(scalars[0]) \(scalars[1])))

      """
  }

  /// The rules by which space ends the run. There are several, because hosts name the key by its character and the
  /// library names it `space`.
  private var space: String {
    ["(space)", "\" \"", "(S-space)", "(S-\\ )"].map { "  (\($0) (space))" }.joined(separator: "\n")
  }

  /// The macro for space, which has to end the run.
  ///
  /// Whatever ends a run and writes a character is written by the method. Left to the host, it may come before the
  /// run: a program that speaks XIM gets the two in different ways.
  private var spacing: String {
    if !layout.spaceEndsRun { return "(space (insert \" \") (shift init))" }
    let marks = layout.letters.filter { !$0.isHangul }.map { "(= @-1 \($0.scalar.value))" }
    if marks.isEmpty { return "(space (shift init))" }
    let test = marks.count == 1 ? marks[0] : "(| \(marks.joined(separator: " ")))"
    return "(space (cond (\(test) (insert \" \"))) (shift init))"
  }

  /// The rules of the keys that type nothing of the layout: each writes its character, and then the run ends.
  private var others: String {
    let rules = computerKeys.others.map { "(\($0.name) \(M17nText.quoted(String($0.character))))" }
    return stride(from: 0, to: rules.count, by: 8).map { start in
      "  " + rules[start..<min(start + 8, rules.count)].joined(separator: " ")
    }.joined(separator: "\n")
  }

  private var macros: [String] {
    M17nMacros.walk(letters: letters) + M17nMacros.cells
      + M17nMacros.strokes(dots: letters.filter(\.isDot)) + [spacing] + blocks.macros + keys
  }
}
