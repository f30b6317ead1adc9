import ArgumentParser
import Layouts

/// The id of a layout on the command line.
extension Layout: ExpressibleByArgument {
  public init?(argument: String) {
    guard let layout = Layout.all.first(where: { $0.id == argument }) else { return nil }
    self = layout
  }

  public static var allValueStrings: [String] { all.map(\.id) }
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension [Layout] {
  /// All layouts of the project if neither layouts nor files are chosen; else `named`, each once, and then those in the
  /// files at `paths`.
  ///
  /// - Throws: The errors of `adding(files:)`.
  package static func chosen(_ named: [Layout], files paths: [String]) throws -> [Layout] {
    if named.isEmpty && paths.isEmpty { return Layout.all }
    return try named.distinct.adding(files: paths)
  }
}

extension Array where Element: Equatable {
  /// The elements, each once.
  package var distinct: [Element] { indices.filter { firstIndex(of: self[$0]) == $0 }.map { self[$0] } }
}
