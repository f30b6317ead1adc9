import ArgumentParser
import Conformance
import Formats
import Keyboards
import Layouts

extension [Format] {
  /// The formats with these names, each once.
  ///
  /// - Throws: `ValidationError` for the first unknown name.
  func named(_ names: [String]) throws -> [Format] {
    try names.distinct.map { name in
      guard let format = first(where: { $0.name == name }) else {
        if name == "florisboard" {
          throw ValidationError(
            "there is no format florisboard; docs/adapters/florisboard.py makes its extensions of --format json-full")
        }
        throw ValidationError("there is no format \(name). Choose \(map(\.name).choice).")
      }
      return format
    }
  }
}

/// The id of a layout on the command line.
extension Layout: ExpressibleByArgument {
  public init?(argument: String) {
    guard let layout = Layout.all.first(where: { $0.id == argument }) else { return nil }
    self = layout
  }

  public static var allValueStrings: [String] { all.map(\.id) }
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// The name of a keyboard on the command line.
enum KeyboardName: String, CaseIterable, ExpressibleByArgument {
  case korean
  case cheonjiinFlick = "cheonjiin-flick"
}

/// The name of a dot style on the command line.
extension DotStyle: ExpressibleByArgument {}

/// The name of a suite on the command line.
extension Suite: ExpressibleByArgument {}

extension [String] {
  /// The strings as a choice: `a, b or c`.
  var choice: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + last!
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
