import Hangul
import StateMap

/// An artifact read back, to be asked as a keyboard asks it.
protocol MapReader: AnyObject, Sendable {
  /// The artifact's path, and which of its parts is meant if it has several.
  var path: String { get }

  /// Appends to `answers` what each key does, in keypad order and backspace last, where the text before the
  /// cursor ends in `state`, its last two scalars. All at once, since there are tens of millions to ask for.
  func appendAnswers(to state: ShortText, _ answers: inout [Answer])

  /// Whether the artifact holds the same as `other`, so that what is proved of that holds of it too.
  func isCopy(of other: any MapReader) -> Bool

  /// A state that the artifact has an answer for and that is not among `states`.
  func stray(outside states: StateTable) -> ShortText?
}

extension [any MapReader] {
  /// The readers with distinct contents, in their order.
  var distinct: [any MapReader] {
    reduce(into: []) { distinct, reader in
      if !distinct.contains(where: reader.isCopy) { distinct.append(reader) }
    }
  }
}
