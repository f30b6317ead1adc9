import Layouts

/// A map read back from an artifact, with the look-up that a keyboard has.
protocol MapReader: Sendable {
  var path: String { get }

  /// Appends to `answers` what each key does, in the order of the layout with backspace last, if the text before the
  /// cursor ends in `state`.
  func appendAnswers(to state: ShortText, _ answers: inout [Answer])

  /// Whether the artifact says what backspace does; otherwise the answers are one fewer.
  var hasBackspace: Bool { get }

  /// A state outside `states` that the artifact has an entry for, if there is one.
  func stray(outside states: Set<ShortText>) -> ShortText?
}

extension MapReader {
  var hasBackspace: Bool { true }
}

extension [any MapReader] {
  /// Checks that none has an entry for a state that is not one of `states`, which were asked about.
  func proveNoStrays(outside states: Set<ShortText>) throws(VerificationFailure) {
    for reader in self {
      guard let stray = reader.stray(outside: states) else { continue }
      throw VerificationFailure(path: reader.path, detail: "has an entry for \(stray), which it must not have")
    }
  }
}
