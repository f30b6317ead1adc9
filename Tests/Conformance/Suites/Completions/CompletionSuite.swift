import Foundation
import Layouts
import Rule

/// The suite about runs, the texts still being composed, and about the words that further presses can make of them.
struct CompletionSuite {
  private let layout: Layout
  private let coverage: Coverage
  private let routes: KeyRoutes
  /// All syllables that start with each lead.
  private let syllablesByLead: [Words]

  init(_ layout: Layout, _ coverage: Coverage) {
    self.layout = layout
    self.coverage = coverage
    routes = KeyRoutes(layout)
    syllablesByLead = Jamo.leads.indices.map { lead in
      let ofLead = Syllable.all.filter { $0.lead == lead }
      return Words(["\(ofLead[0].scalar)~\(ofLead.last!.scalar)"])
    }
  }

  var cases: [Case] { letters + syllables + unjoined }

  /// Each letter alone, with all letters as words. Also each lead, alone and with a dot, with all syllables without a
  /// tail. `--all` also asks each lead about all syllables that start with it.
  private var letters: [Case] {
    let alone = Words(layout.letters.map { ComposingRun(layout: layout, letters: [$0]).text })
    let open = Words(Syllable.all.filter { $0.tail == .none }.map { String($0.scalar) })
    let dots = layout.letters.filter(\.isDot).map { [$0] }
    return layout.letters.compactMap { line(of: [$0], alone) }
      + Jamo.leads.indices.flatMap { lead in
        let runs = ([[]] + dots).map { [Jamo.leads[lead]] + $0 }
        let words = coverage == .all ? [open, syllablesByLead[lead]] : [open]
        return words.flatMap { words in runs.compactMap { line(of: $0, words) } }
      }
  }

  /// Each vowel with each tail. The words are all syllables with the same lead, and the syllables to which the last
  /// consonant can move. Each case has the next lead in turn, because no press changes the lead there. The sample has
  /// each lead, vowel and tail at least once.
  private var syllables: [Case] {
    (0..<Jamo.leadCount).flatMap { lead -> [Case] in
      let ofLead = Syllable.all.filter { $0.lead == lead }
      let asked = ofLead.filter {
        coverage == .all
          ? lead == ($0.vowel + $0.tail.index) % Jamo.leadCount
          : lead == $0.tail.index % Jamo.leadCount && $0.vowel == $0.tail.index % Jamo.vowelCount
      }
      return asked.compactMap { line(of: $0.letters, syllablesByLead[lead]) }
        + asked.filter { $0.tail != .none }.compactMap { syllable in
          let rest = ComposingRun(layout: layout, letters: syllable.letters.dropLast()).text
          return line(of: syllable.letters, Words(Self.open(syllable.vowel).map { rest + $0 }))
        }
    }
  }

  /// Each consonant that stays separate after a syllable with each tail. The words are all syllables with the same lead
  /// and vowel, and the syllable followed by a syllable of each lead. Leads and vowels take turns, because no press
  /// changes them here. There are three vowels for each tail; the sample has one.
  private var unjoined: [Case] {
    Tail.all.flatMap { tail in
      (0..<Jamo.vowelCount).flatMap { vowel -> [Case] in
        let place = vowel + tail.index
        guard place % (coverage == .all ? 7 : Jamo.vowelCount) == 0 else { return [] }
        let open = Syllable(lead: place % Jamo.leadCount, vowel: vowel)
        let syllable = open.with(tail: tail)
        let words = Words(
          ["\(open.scalar)~\(open.with(tail: Tail.all.last!).scalar)"]
            + Self.open(vowel).map { "\(syllable.scalar)\($0)" })
        return Jamo.leads.compactMap { lead in
          let run = syllable.letters + [lead]
          let isSeparate = ComposingRun(layout: layout, letters: run).scalars.count == 2
          return isSeparate ? line(of: run, words) : nil
        }
      }
    }
  }

  /// Returns one syllable for each lead. The vowels take turns, starting with `vowel`.
  private static func open(_ vowel: Int) -> [String] {
    (0..<Jamo.leadCount).map { lead in
      String(Syllable(lead: lead, vowel: (vowel + lead) % Jamo.vowelCount).scalar)
    }
  }

  private func line(of letters: [Letter], _ words: Words) -> Case? {
    guard let keys = routes.keys(for: letters) else { return nil }
    let steps = keys.map { layout.keys[$0].id }
    return Case(
      ["completions", layout.styledID, steps.joined(separator: " "), words.notation],
      [words.answer(from: letters, on: layout)])
  }
}

/// A list of words. It finds the words that a run can become: it presses every key as long as a word can still result.
final class Words {
  /// The words in the notation of questions. `가~깋` stands for all syllables from 가 to 깋.
  let notation: String
  private let words: [String]
  private let wordsByPrefix: [String: [Int]]
  private let letters: Set<[Letter]>
  private let longest: Int
  /// A cache of the texts and next runs of each run, because different runs often lead to the same run.
  private var cache: [[Letter]: (text: String, next: [[Letter]])] = [:]

  init(_ notation: [String]) {
    self.notation = notation.joined(separator: " ")
    let scalars = notation.flatMap { item -> [[Unicode.Scalar]] in
      let scalars = Array(item.unicodeScalars)
      guard scalars.count == 3, scalars[1] == "~", scalars[0] < scalars[2] else { return [scalars] }
      return (scalars[0].value...scalars[2].value).compactMap { Unicode.Scalar($0).map { [$0] } }
    }
    words = scalars.map { String(String.UnicodeScalarView($0)) }
    // A word may be decomposed, but the text of a run is always composed.
    let composed = words.map { Array($0.precomposedStringWithCanonicalMapping.unicodeScalars) }
    wordsByPrefix = composed.enumerated().reduce(into: [:]) { prefixes, word in
      for count in 1...word.element.count {
        prefixes[String(String.UnicodeScalarView(word.element[..<count])), default: []].append(word.offset)
      }
    }
    letters = composed.reduce(into: []) { letters, word in
      let ofWord = word.flatMap { Syllable($0)?.letters ?? [Letter($0)] }
      for count in 0...ofWord.count { letters.insert(Array(ofWord[..<count])) }
    }
    longest = letters.reduce(0) { max($0, $1.count) }
  }

  /// Returns the words, separated by spaces, that start with a text that presses can make of `run`. Returns `-` if
  /// there are no such words.
  func answer(from run: [Letter], on layout: Layout) -> String {
    var seen: Set<[Letter]> = [run]
    var queue = [run]
    var reached: Set<Int> = []
    while let run = queue.popLast() {
      let (text, next) = cache[run] ?? pressed(run, on: layout)
      cache[run] = (text, next)
      reached.formUnion(wordsByPrefix[text] ?? [])
      queue += next.filter { seen.insert($0).inserted }
    }
    return reached.isEmpty ? "-" : reached.sorted().map { words[$0] }.joined(separator: " ")
  }

  /// Returns the text of a run, and the runs that one press makes of it. A press changes only the last letter. It
  /// removes no letters.
  private func pressed(_ run: [Letter], on layout: Layout) -> (text: String, next: [[Letter]]) {
    let run = ComposingRun(layout: layout, letters: run)
    let next = layout.keys.map { key in
      var next = run
      next.press(key)
      return next.letters
    }
    return (
      run.text, next.filter { $0.count <= longest && letters.contains(Array($0.dropLast())) }
    )
  }
}
