import Hangul
import Layouts
import Rule

/// Runs, and which words presses can still make of them.
struct CompletionSuite {
  private let layout: Layout
  private let density: Density
  private let routes: KeyRoutes

  init(_ layout: Layout, _ density: Density) {
    self.layout = layout
    self.density = density
    routes = KeyRoutes(layout)
  }

  var cases: [Case] { letters + syllables + unjoined }

  /// Each letter alone, and with each dot, before every syllable and every letter.
  private var letters: [Case] {
    let words = Words(["가-힣"] + layout.letters.map { String(layout.dotStyle.scalar(of: $0)) })
    let leads = layout.letters.filter { $0.lead.map { isAsked($0, every: 6) } == true }
    let dots = layout.letters.filter(\.isDot)
    let runs = layout.letters.filter { $0.lead == nil || leads.contains($0) }.map { [$0] }
    return (runs + leads.flatMap { lead in dots.map { [lead, $0] } })
      .compactMap { line(of: $0, words) }
  }

  /// Each syllable before all of its lead, and before those with the next vowel that its last consonant may move to.
  private var syllables: [Case] {
    Syllable.all.filter { isAsked($0.lead, every: 19, from: $0.vowel + $0.tail.index) }
      .compactMap { syllable in
        let rest = ComposingRun(layout: layout, letters: syllable.letters.dropLast()).text
        let moved = (0..<Jamo.leadCount).map { lead in
          let vowel = (syllable.vowel + syllable.tail.index + lead) % Jamo.vowelCount
          return rest + String(Syllable(lead: lead, vowel: vowel).scalar)
        }
        let first = Syllable(lead: syllable.lead, vowel: 0).scalar
        let last = Syllable(lead: syllable.lead, vowel: Jamo.vowelCount - 1, tail: Tail.all.last!)
        return line(
          of: syllable.letters,
          Words(["\(first)-\(last.scalar)"] + (syllable.tail == .none ? [] : moved)))
      }
  }

  /// Each consonant that stands after a syllable, before all with the syllable's vowel and before every vowel.
  private var unjoined: [Case] {
    Tail.all.flatMap { tail in
      (0..<Jamo.vowelCount).flatMap { vowel -> [Case] in
        guard isAsked(vowel, every: Jamo.vowelCount, from: tail.index) else { return [] }
        let open = Syllable(lead: (vowel + tail.index) % Jamo.leadCount, vowel: vowel)
        let syllable = open.with(tail: tail)
        return Jamo.leads.indices.compactMap { lead in
          let run = syllable.letters + [Letter(Jamo.leads[lead].scalar)]
          guard ComposingRun(layout: layout, letters: run).scalars.count == 2 else { return nil }
          let moved = (0..<Jamo.vowelCount).map {
            "\(syllable.scalar)\(Syllable(lead: lead, vowel: $0).scalar)"
          }
          return line(
            of: run, Words(["\(open.scalar)-\(open.with(tail: Tail.all.last!).scalar)"] + moved))
        }
      }
    }
  }

  /// Whether a lead or a vowel is asked about: in a sample, one of so many.
  private func isAsked(_ index: Int, every count: Int, from start: Int = 0) -> Bool {
    density == .all || (index + start) % count == 0
  }

  private func line(of letters: [Letter], _ words: Words) -> Case? {
    var steps: [String] = []
    var previous: Letter?
    for letter in letters {
      guard let route = routes.route(to: letter, after: previous) else { return nil }
      steps += route.keys.map { layout.keys[$0].id }
      previous = letter
    }
    let possible = words.reached(from: ComposingRun(layout: layout, letters: letters), on: layout)
    return Case(
      ["completions", layout.styledID, steps.joined(separator: " "), words.notation],
      [possible.isEmpty ? "-" : possible.joined(separator: " ")])
  }
}

/// Words, and which of them a run can become: found by pressing every key as long as something can come of it.
private struct Words {
  /// Words and, as `가-깋`, all syllables from one to another.
  let notation: String
  private let words: [String]
  /// What words begin with.
  private let beginnings: Set<String>
  /// The most letters of a word: presses make no run shorter.
  private let limit: Int

  init(_ notation: [String]) {
    self.notation = notation.joined(separator: " ")
    words = notation.flatMap { item -> [String] in
      let scalars = Array(item.unicodeScalars)
      guard scalars.count == 3, scalars[1] == "-" else { return [item] }
      return (scalars[0].value...scalars[2].value).map { String(Unicode.Scalar($0)!) }
    }
    let scalars = words.map { Array($0.unicodeScalars) }
    beginnings = Set(
      scalars.flatMap { word in (0...word.count).map { Self.text(word[..<$0]) } })
    limit = scalars.reduce(0) { longest, word in
      max(longest, word.reduce(0) { $0 + (Syllable($1)?.letters.count ?? 1) })
    }
  }

  /// The words that `run` can become, or that begin with what it can become.
  func reached(from run: ComposingRun, on layout: Layout) -> [String] {
    var seen: Set<ComposingRun> = [run]
    var queue = [run]
    var reached: Set<String> = []
    while let run = queue.popLast() {
      let text = run.scalars
      // A press changes two scalars at most.
      guard beginnings.contains(Self.text(text.dropLast(2))) else { continue }
      if beginnings.contains(Self.text(text[...])) { reached.insert(Self.text(text[...])) }
      for key in layout.keys {
        var next = run
        next.press(key)
        if next.letters.count <= limit, seen.insert(next).inserted { queue.append(next) }
      }
    }
    return words.filter { word in
      let scalars = Array(word.unicodeScalars)
      return (0...scalars.count).contains { reached.contains(Self.text(scalars[..<$0])) }
    }
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
