import ArgumentParser
import Formats
import Foundation
import Keyboards
import Layouts

/// The formats that a command can choose from: the project's own, or its data formats and the languages
/// of a folder of templates.
struct Formats {
  let all: [any Exporter]

  init(templates folder: String?) throws {
    all =
      try folder.map { try FormatRegistry.all(templates: URL(fileURLWithPath: $0)) }
      ?? FormatRegistry.checkedAll()
  }

  /// The formats with these names, or all formats if there are no names.
  ///
  /// - Throws: `UnknownName` for the first unknown name.
  func named(_ names: [String]) throws -> [any Exporter] {
    if names.isEmpty { return all }
    var seen: Set<String> = []
    return try names.filter { seen.insert($0).inserted }.map { name in
      guard let exporter = all.first(where: { $0.name == name }) else {
        throw UnknownName(name, of: "format", among: all.map(\.name))
      }
      return exporter
    }
  }

  static let choice = FormatRegistry.all.map(\.name).choice
  static let completion = CompletionKind.list(FormatRegistry.all.map(\.name))
}

/// The name of a layout on the command line.
struct LayoutName {
  let layout: Layout

  init(layout: Layout) {
    self.layout = layout
  }

  init(parsing argument: String) throws {
    guard let layout = Layout.all.first(where: { $0.id == argument }) else {
      throw UnknownName(
        argument, of: "layout", among: LayoutName.all, orElse: "A file has --layout-file.")
    }
    self.layout = layout
  }

  static let all = Layout.all.map(\.id)
  static let choice = all.choice
  static let completion = CompletionKind.list(all)
}

extension LayoutName: CustomStringConvertible {
  var description: String { layout.id }
}

/// The name of a keyboard on the command line.
enum KeyboardName: String, CaseIterable {
  case korean

  init(parsing argument: String) throws {
    guard let name = KeyboardName(rawValue: argument) else {
      throw UnknownName(argument, of: "keyboard", among: KeyboardName.all)
    }
    self = name
  }

  /// The keyboard with letters of `layout`.
  func keyboard(_ layout: Layout) -> Keyboard {
    switch self {
    case .korean: .korean(layout)
    }
  }

  static let all = allCases.map(\.rawValue)
  static let choice = all.choice
  static let completion = CompletionKind.list(all)
}

extension KeyboardName: CustomStringConvertible {
  var description: String { rawValue }
}

/// The name of a dot style on the command line.
extension DotStyle: ExpressibleByArgument {}

/// The error of an unknown name, with a suggestion.
struct UnknownName: Error, CustomStringConvertible {
  let description: String

  init(_ name: String, of kind: String, among known: [String], orElse hint: String? = nil) {
    let nearest = name.nearest(in: known).map { "; did you mean \($0)?" } ?? "."
    let more = hint.map { " \($0)" } ?? ""
    description = "there is no \(kind) \(name)\(nearest) Choose \(known.choice).\(more)"
  }
}

extension [String] {
  /// The strings as a choice: `a, b or c`.
  var choice: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + last!
  }
}

extension String {
  /// The string in `candidates` that takes the fewest edits, two at most and one for two Characters.
  func nearest(in candidates: [String]) -> String? {
    let distances = candidates.map { (name: $0, distance: editDistance(to: $0)) }
    guard let best = distances.min(by: { $0.distance < $1.distance }),
      best.distance <= 2, best.distance * 2 <= best.name.count
    else { return nil }
    return best.name
  }

  /// How many Characters must be inserted, removed or replaced to make `other`, regardless of case.
  private func editDistance(to other: String) -> Int {
    let target = Array(other.lowercased())
    var row = Array(0...target.count)
    for (line, character) in lowercased().enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, wanted) in target.enumerated() {
        let replaced = diagonal + (character == wanted ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[target.count]
  }
}
