import ArgumentParser
import Layouts

/// The id of a layout on the command line: one of the project's, or one that a file of `--layout-file` has.
package struct LayoutName: ExpressibleByArgument, Hashable {
  package let id: String

  package init(argument: String) { id = argument }

  package static var allValueStrings: [String] { Layout.all.map(\.id) }
  package static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension [Layout] {
  /// All layouts of the project if neither layouts nor files are chosen; else `named`, each once, and then those in the
  /// files at `paths`. `named` may include the layouts of these files.
  ///
  /// - Throws: The errors of `adding(files:)`; `ValidationError` if there is no layout of a name.
  package static func chosen(_ named: [LayoutName], files paths: [String]) throws -> [Layout] {
    if named.isEmpty && paths.isEmpty { return Layout.all }
    let builtIn = named.distinct.compactMap { name in Layout.all.first { $0.id == name.id } }
    let layouts = try builtIn.adding(files: paths)
    for name in named { _ = try (Layout.all + layouts).named(name) }
    return layouts
  }

  /// Returns the layout of this name.
  ///
  /// - Throws: `ValidationError`, which lists the names to choose from, if no layout has this one.
  package func named(_ name: LayoutName) throws -> Layout {
    if let layout = first(where: { $0.id == name.id }) { return layout }
    throw ValidationError("there is no layout \(name.id); choose \(map(\.id).distinct.choice)")
  }
}

extension Array where Element: Equatable {
  /// The elements, each once.
  package var distinct: [Element] { indices.filter { firstIndex(of: self[$0]) == $0 }.map { self[$0] } }
}

extension [String] {
  /// The strings as a choice: `a, b or c`.
  package var choice: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + last!
  }
}
