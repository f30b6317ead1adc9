import Rule
import SwiftRuntime

/// The steps of a keyboard as people write them: slots by their legends or their places.
extension KeyboardModel {
  /// The steps that `word` stands for now: one, or two for a tap; nil if it means nothing.
  func steps(_ word: Substring) -> [KeyboardStep]? {
    let rest = word.dropFirst()
    switch word.first {
    case "+" where Int(rest) != nil: return [.pass(Int(rest)!)]
    case "@":
      if let field = HostField(notation: rest) { return [.field(field)] }
    case "/" where pages.pages.contains { $0.id == rest }: return [.open(String(rest))]
    default:
      if let step = SessionStep(changing: word) { return [.host(step)] }
      if let step = touch(word) { return [step] }
      if let place = place(word) { return [.down(0, place), .up(0)] }
    }
    return nil
  }

  private func touch(_ word: Substring) -> KeyboardStep? {
    let rest = word.dropFirst(2)
    let finger: Int? = ["a": 0, "b": 1, "c": 2][word.prefix(1)]
    guard let finger, let sign = word.dropFirst().first else { return nil }
    let numbers = rest.split(separator: ",").compactMap { Int($0) }
    switch sign {
    case "↓": return place(rest).map { .down(finger, $0) }
    case "→" where rest.isEmpty: return .move(finger, nil)
    case "→": return place(rest).map { .move(finger, $0) }
    case "~": return numbers.count == 2 ? .drag(finger, numbers[0], numbers[1]) : nil
    case ":": return numbers.count == 1 ? .choose(finger, numbers[0]) : nil
    case "↑": return .up(finger)
    case "×": return .cancel(finger)
    default: return nil
    }
  }

  /// A place by its numbers, or the first slot of the page with that legend, in capitals or not. Space is always `␣`.
  private func place(_ name: Substring) -> KeyboardPages.Place? {
    let numbers = name.split(separator: ".").compactMap { Int($0) }
    if numbers.count == 2 { return KeyboardPages.Place(numbers[0], numbers[1]) }
    return places { _ in true }.first { place in
      let slot = slot(place)
      if slot.content == .role(.space) { return name == "␣" }
      let legend = legend(of: slot)
      return legend == name || legend.lowercased() == name
    }
  }
}

extension SessionStep {
  /// What changes a field from elsewhere: `!`, `>3`, `>0-2`, `+"x"`.
  fileprivate init?(changing word: Substring) {
    let rest = word.dropFirst()
    let places = rest.split(separator: "-").compactMap { Int($0) }
    switch word.first {
    case "!" where rest.isEmpty: self = .empty
    case ">" where places.count == 1: self = .cursor(places[0])
    case ">" where places.count == 2: self = .select(places[0]..<places[1])
    case "+" where rest.count > 1 && rest.first == "\"" && rest.last == "\"":
      self = .elsewhere(String(rest.dropFirst().dropLast()).replacing("\\s", with: " "))
    default: return nil
    }
  }
}

extension FieldText {
  /// The field that `notation` describes: `앞|뒤`, `안[AB]C`.
  init?(notation: Substring) {
    let text = notation.replacing("\\n", with: "\n")
    let parts = text.split(omittingEmptySubsequences: false) { "|[]".contains($0) }.map(String.init)
    switch parts.count {
    case 2: self.init(before: parts[0], after: parts[1])
    case 3: self.init(before: parts[0], selected: parts[1], after: parts[2])
    default: return nil
    }
  }
}
