import Layouts

/// A map read back from an artifact, with the look-up that a keyboard has.
protocol MapReader: Sendable {
  var path: String { get }

  /// What each key does, in the order of the layout, if the text before the cursor ends in `state`; and last what
  /// backspace does, if the artifact says so.
  func answers(to state: ShortText) -> [Answer]

  /// The states that the artifact has entries for, if it lists them one by one.
  var listed: [ShortText] { get }
}

extension [any MapReader] {
  /// The states that one of them lists.
  var listed: Set<ShortText> { Set(flatMap(\.listed)) }

  /// Checks that none lists one of `unseen`, the states that were not asked about.
  func proveNoStrays(among unseen: Set<ShortText>) throws(VerificationFailure) {
    for reader in self {
      guard let stray = reader.listed.filter(unseen.contains).min() else { continue }
      throw VerificationFailure(path: reader.path, detail: "has an entry for \(stray), which it must not have")
    }
  }
}
