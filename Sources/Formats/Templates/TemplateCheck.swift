/// Finds what is wrong with templates before anything is filled in.
///
/// Mustache recurses for each section and inclusion and has no limits, so that endless inclusion, deep
/// nesting and huge outputs have to be found here.
struct TemplateCheck {
  private let folder: TemplateFolder
  /// The number of members of each list; of lists with the same name, that of the longest.
  private let listSizes: [String: Int]
  /// The names in each group of values: `version` and others of `header`.
  private let members: [String: [String]]
  /// The files measured so far, by name.
  private var measures: [String: Measure] = [:]

  /// The most bytes that a file makes, and how deep its sections and inclusions are nested.
  private struct Measure {
    var size = 0.0
    var depth = 0
  }

  /// The project's own templates nest fewer than ten.
  private static let depthLimit = 64
  /// In bytes, two hundred times the limit of a shipped file; the project's own templates make 100 KB.
  private static let sizeLimit = 100_000_000.0

  /// What the library can do with a text, a list or a number, and with where a list is.
  private static let functions = [
    "uppercased", "lowercased", "capitalized", "reversed", "empty", "count", "sorted", "first",
    "last", "index", "even", "odd", "plusone", "minusone", "equalzero", "enumerated",
  ]

  /// A check of the files in `folder`, to be filled with `values`.
  init(_ folder: TemplateFolder, values: [String: Any]) {
    self.folder = folder
    listSizes = Self.listSizes(in: values)
    members = Self.members(in: values)
  }

  /// Checks every file of the folder.
  ///
  /// - Throws: `TemplateError` for the first file that includes itself or a missing file, nests too deep, makes
  ///   too many bytes, or has a tag that is of no use in sources.
  mutating func run() throws(TemplateError) {
    for name in folder.texts.keys.sorted() { _ = try measure(name, within: []) }
  }

  private mutating func measure(_ name: String, within outer: [String]) throws(TemplateError)
    -> Measure
  {
    if let known = measures[name] { return known }
    var whole = Measure()
    // How often the text of each open section is written.
    var times = [1.0]
    for tag in folder.tags[name] ?? [] {
      whole.size += Double(tag.textSize) * times[times.count - 1]
      var part = Measure(size: 1)
      try checkThatItIsThere(tag, in: name)
      try checkFunctions(of: tag, in: name)
      switch tag.kind {
      case .section: times.append(times[times.count - 1] * Double(listSizes[tag.listName] ?? 1))
      case .end: if times.count > 1 { times.removeLast() }
      case .inclusion: part = try measure(includedBy: tag, in: name, within: outer)
      case .foreign(let mark):
        throw failure(name, tag, "has a tag {{\(mark)…}}, of no use in a source")
      case .value: try checkThatItHasText(tag, in: name)
      case .comment, .none: break
      }
      whole.size += part.size * times[times.count - 1]
      whole.depth = max(whole.depth, times.count - 1 + part.depth)
      guard whole.depth <= Self.depthLimit else {
        throw failure(name, tag, "nests more than \(Self.depthLimit) sections; flatten them")
      }
      guard whole.size <= Self.sizeLimit else {
        throw failure(
          name, tag, "makes more than \(Int(Self.sizeLimit)) bytes; nest fewer lists and inclusions"
        )
      }
    }
    measures[name] = whole
    return whole
  }

  private mutating func measure(
    includedBy tag: TemplateTag, in name: String, within outer: [String]
  ) throws(TemplateError) -> Measure {
    guard folder.texts[tag.name] != nil else {
      throw failure(name, tag, "includes \(tag.name), which is not there")
    }
    let outer = outer + [name]
    guard !outer.contains(tag.name) else {
      throw failure(name, tag, "includes \(tag.name), and so itself, without end")
    }
    guard outer.count <= Self.depthLimit else {
      throw failure(name, tag, "is included by more than \(Self.depthLimit) files; flatten them")
    }
    var part = try measure(tag.name, within: outer)
    part.depth += 1
    return part
  }

  private func checkThatItHasText(_ tag: TemplateTag, in name: String) throws(TemplateError) {
    guard tag.name.contains("(") || listSizes[tag.listName] == nil else {
      throw failure(name, tag, "fills in {{\(tag.name)}}, a list; use {{#\(tag.name)}}")
    }
  }

  /// Checks that functions are called by their names: Mustache fills in nothing for one that it does not know.
  private func checkFunctions(of tag: TemplateTag, in name: String) throws(TemplateError) {
    guard [.value, .section].contains(tag.kind) else { return }
    for function in tag.functions where !Self.functions.contains(function) {
      throw failure(
        name, tag,
        "calls \(function) in {{\(tag.name)}}; the functions are "
          + Self.functions.joined(separator: ", "))
    }
  }

  /// Checks that the group of a dotted name has the member. Names without a dot can belong to any group, and are
  /// checked when they are asked for.
  private func checkThatItIsThere(_ tag: TemplateTag, in name: String) throws(TemplateError) {
    guard [.value, .section].contains(tag.kind) else { return }
    let path = tag.path
    guard path.count > 1 else { return }
    let known = members[path[0]] ?? []
    guard path.count == 2, known.contains(path[1]) else {
      let choice = known.isEmpty ? "" : "; \(path[0]) has \(known.joined(separator: ", "))"
      throw failure(name, tag, "names {{\(tag.name)}}, which nothing fills\(choice)")
    }
  }

  private func failure(_ name: String, _ tag: TemplateTag, _ detail: String) -> TemplateError {
    TemplateError(path: "\(folder.language)/\(name):\(tag.line)", detail: detail)
  }

  private static func members(in value: Any) -> [String: [String]] {
    var members: [String: [String]] = [:]
    for (name, member) in value as? [String: Any] ?? [:] {
      if let group = member as? [String: Any] { members[name] = group.keys.sorted() }
      for inner in member as? [Any] ?? [member] {
        members.merge(Self.members(in: inner)) { known, _ in known }
      }
    }
    return members
  }

  private static func listSizes(in value: Any) -> [String: Int] {
    var sizes: [String: Int] = [:]
    for (name, member) in value as? [String: Any] ?? [:] {
      let list = member as? [Any]
      if let list { sizes[name] = max(sizes[name] ?? 0, list.count) }
      for inner in list ?? [member] { sizes.merge(listSizes(in: inner), uniquingKeysWith: max) }
    }
    return sizes
  }
}
