import Layouts

/// A map that has been read back from an artifact, with the look-up of keyboards.
protocol MapReader: Sendable {
  var path: String { get }

  /// Returns the answers of all keys, in the order of the layout, if the text before the cursor ends with `state`. The
  /// last answer is for backspace, if the artifact contains backspace.
  func answers(to state: ShortText) -> [Answer]

  /// The states that the artifact has entries for. Empty if the artifact does not list states one by one.
  var listed: [ShortText] { get }
}

extension [any MapReader] {
  /// The states that at least one reader lists.
  var listed: Set<ShortText> { Set(flatMap(\.listed)) }

  /// Checks that no reader lists a state in `unseen`, which contains the states that have not been compared.
  func proveNoStrays(among unseen: Set<ShortText>) throws(VerificationFailure) {
    for reader in self {
      guard let stray = reader.listed.filter(unseen.contains).min() else { continue }
      throw VerificationFailure(path: reader.path, detail: "has an entry for \(stray), but must not have one")
    }
  }
}
