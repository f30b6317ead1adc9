import Foundation

/// Answers the questions of docs/spec/CONFORM.md. This program is compiled together with the generated sources, as in
/// an app that copies the sources.
@main
enum Main {
  static func main() {
    let own = ownKeyboards()
    // If SPREAD is set, ask each question about a keyboard on only one host.
    let isSpread = ProcessInfo.processInfo.environment["SPREAD"] != nil
    while let question = readLine() {
      let columns = parts(of: question, at: "\t")
      let answers =
        switch (columns[0], columns.count) {
        case ("composer", 3): [compose(layoutNamed(columns[1]), columns[2])]
        case ("session", 4), ("reports", 4): type(columns)
        case ("completions", 4): complete(columns)
        case ("keyboard", 5):
          Host.truthful.indices.filter { !isSpread || $0 == sum(question) % Host.truthful.count }
            .map {
              Fingers(columns, Host.truthful[$0], keyboard: $0 == 0 ? own[columns[1]] : nil).answer
            }
        case ("file", 2): [problem(columns[1])]
        case ("trie", 3): [lookUp(columns[1], columns[2])]
        default: unknown(question) as [String]
        }
      let others = answers.dropFirst().filter { !$0.utf8.elementsEqual(answers[0].utf8) }
      print(([answers[0]] + others).joined(separator: " / "))
    }
  }

  private static func sum(_ text: String) -> Int { text.utf8.reduce(0) { $0 + Int($1) } }

  /// Returns the practice keyboards by id, read from their files. Only the first host uses these keyboards; the other
  /// hosts use the generated ones.
  private static func ownKeyboards() -> [String: Keyboard] {
    let folder = "Tests/Conformance"
    let names = try! FileManager.default.contentsOfDirectory(atPath: folder)
    let read = names.filter { $0.hasSuffix(".json") }.map { name in
      let json = try! String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      return try! Keyboard(json: json, layouts: KeyboardLayout.all)
    }
    return Dictionary(uniqueKeysWithValues: read.map { ($0.id, $0) })
  }

  private static func problem(_ json: String) -> String {
    do throws(InvalidKeyboardFile) {
      _ = try Keyboard(json: json, layouts: KeyboardLayout.all)
      return "ok"
    } catch {
      return error.problem
    }
  }

  /// Returns the words that the run can still become, once in a composer and once in a session.
  private static func complete(_ columns: [String]) -> [String] {
    let layout = layoutNamed(columns[1])
    let (_, composer) = typed(on: layout, columns[2])
    var typist = Typist(layout, Host.truthful[0].proxy())
    for step in parts(of: columns[2], at: " ") { typist.perform(step, at: 0) }
    let words = parts(of: columns[3], at: " ").flatMap { item -> [String] in
      let scalars = item.unicodeScalars.map(\.value)
      guard scalars.count == 3, item.contains("~") else { return [item] }
      return (scalars[0]...scalars[2]).map { String(Unicode.Scalar($0)!) }
    }
    return [words.filter(composer.canBecome), words.filter(typist.session.canBecome)].map {
      $0.isEmpty ? "-" : $0.joined(separator: " ")
    }
  }

  private static func compose(_ layout: KeyboardLayout, _ steps: String) -> String {
    typed(on: layout, steps).text
  }

  private static func typed(on layout: KeyboardLayout, _ steps: String) -> (text: String, composer: Composer) {
    var (text, composer, isAfterPause) = ("", Composer(layout: layout), false)
    for step in parts(of: steps, at: " ") {
      var edit: Edit? = Edit.none
      switch (layout.key(step), step) {
      case (let key?, _):
        if isAfterPause { composer.endCycle(of: key) }
        isAfterPause = false
        edit = composer.press(key)
      case (_, "…"): isAfterPause = true
      case (_, "_"): composer.commit()
      case (_, "␣"): edit = composer.space()
      case (_, "⌫"): edit = composer.backspace(.jamo)
      case (_, "⎌"): edit = composer.backspace(.stroke)
      default: fatalError("unknown step: \(step)")
      }
      if let edit {
        text.removeLast(edit.deleting)
        text += edit.inserting
      } else {
        _ = text.unicodeScalars.popLast()
        composer.begin(after: text)
      }
    }
    return (text, composer)
  }

  /// Returns the text after the steps on each host. The suite `reports` uses only truthful hosts. They report a change
  /// after each step.
  private static func type(_ columns: [String]) -> [String] {
    let line = Scenario(
      layout: layoutNamed(columns[1]), field: columns[2], steps: parts(of: columns[3], at: " "))
    let isOfReports = columns[0] == "reports"
    let others = isOfReports ? [] : Host.others.filter { $0.isUsable(for: line) }
    var first: String?
    return (Host.truthful + others).compactMap { host in
      guard let text = type(line, on: host, notifies: isOfReports) else { return nil }
      first = first ?? text
      return first!.utf8.elementsEqual(text.utf8) ? text : "\(host): \(text)"
    }
  }

  /// Returns the texts of the host's app. Returns nil if the texts are not predictable and nothing was lost: a host
  /// that reports too little, or too late, may keep letters from joining, but a letter must never be lost.
  private static func type(_ line: Scenario, on host: Host, notifies: Bool) -> String? {
    let proxy = host.proxy(line.field)
    var typist = Typist(line.layout, proxy)
    // A change by others takes time. It must not end a cycle, unless the scenario has a pause.
    if !line.steps.contains("…") { typist.session.cycleTimeout = .infinity }
    for (number, step) in line.steps.enumerated() {
      // Use a different fraction for each step, so that answers arrive at different times within a step.
      let rest = Double(number * 61 % 97) / 97
      proxy.setNewlineDelay(0.25 + 0.55 * rest)
      let time = proxy.time + (delay(of: step, on: host) ?? 0.06 + 0.1 * rest)
      if step.hasPrefix("?"), typist.session.layout.key(step) == nil {
        proxy.report = String(step.dropFirst())
      } else {
        typist.perform(step, at: time)
      }
      proxy.endStep()
      if notifies { typist.session.hostDidChange(at: time) }
    }
    if typist.lost > 0 { return "loses \(typist.lost): \(proxy.field.notation)" }
    return host.isFaithful(line) ? proxy.texts : nil
  }

  /// Returns the number of seconds before a pause or a change by others, or nil for other steps.
  private static func delay(of step: String, on host: Host) -> Double? {
    switch step.unicodeScalars.first {
    case "…": 2
    case ">", "+", "!": host.delay
    default: nil
    }
  }

  /// Returns the answers to look-ups. An answer has the resulting scalars, but does not show which of them were there
  /// before.
  private static func lookUp(_ hex: String, _ lookUps: String) -> String {
    let digits = hex.map { $0.hexDigitValue ?? unknown(hex) }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { (place: Int) -> UInt8 in
      let byte: Int = digits[place] * 16 + digits[place + 1]
      return UInt8(byte)
    }
    guard let trie = try? Trie(copying: bytes) else { return "refused" }
    let answers = parts(of: lookUps, at: " ").map { lookUp in
      let (key, before) = (parts(of: lookUp, at: ":")[0], parts(of: lookUp, at: ":").dropFirst())
      let run = parts(of: before.joined(), at: ",").map { scalar in
        UInt32(scalar, radix: 16).flatMap(Unicode.Scalar.init) ?? unknown(lookUp)
      }
      guard let new = trie.run(run, pressing: number(key)) else { return "-" }
      return ":"
        + new.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: ",")
    }
    return answers.joined(separator: " ")
  }
}
