/// What is wrong with templates before anything is filled in.
///
/// The library that fills them in goes down the stack with each section and inclusion, and makes what it is
/// asked for however large; so what has no end, or none worth waiting for, is found here.
struct TemplateCheck {
  private let folder: TemplateFolder
  /// How many members each list has, the longest of its name.
  private let listSizes: [String: Int]
  /// What is known of files by their names.
  private var measures: [String: Measure] = [:]

  /// How much a file makes at the most, and how many sections and inclusions lie within each other.
  private struct Measure {
    var size = 0.0
    var depth = 0
  }

  /// No source of ours needs ten.
  private static let depthLimit = 64
  /// In bytes: two hundred times what a file may have. The largest of ours makes 100 KB.
  private static let sizeLimit = 100_000_000.0

  /// A check of the files in `folder`, to be filled with `values`.
  init(_ folder: TemplateFolder, values: [String: Any]) {
    self.folder = folder
    listSizes = Self.listSizes(in: values)
  }

  /// Checks every file of the folder.
  ///
  /// - Throws: `TemplateError` for the first that includes itself or what is not there, lies too deep, makes too
  ///   much, or has a tag that sources have no use for.
  mutating func run() throws(TemplateError) {
    for name in folder.texts.keys.sorted() { _ = try measure(name, within: []) }
  }

  private mutating func measure(_ name: String, within outer: [String]) throws(TemplateError)
    -> Measure
  {
    if let known = measures[name] { return known }
    var whole = Measure()
    // How often what stands here is made, by section.
    var times = [1.0]
    for tag in TemplateTag.tags(in: folder.texts[name] ?? "") {
      whole.size += Double(tag.textSize) * times[times.count - 1]
      var part = Measure(size: 1)
      switch tag.kind {
      case .section: times.append(times[times.count - 1] * Double(listSizes[tag.listName] ?? 1))
      case .end: if times.count > 1 { times.removeLast() }
      case .inclusion: part = try measure(includedBy: tag, in: name, within: outer)
      case .foreign(let mark): throw failure(name, "has a tag {{\(mark)…}}, of no use in a source")
      case .value: try checkThatItHasText(tag, in: name)
      case .comment, .none: break
      }
      whole.size += part.size * times[times.count - 1]
      whole.depth = max(whole.depth, times.count - 1 + part.depth)
      guard whole.depth <= Self.depthLimit else {
        throw failure(name, "nests more than \(Self.depthLimit) sections; flatten them")
      }
      guard whole.size <= Self.sizeLimit else {
        throw failure(
          name, "makes more than \(Int(Self.sizeLimit)) bytes; nest fewer lists and inclusions")
      }
    }
    measures[name] = whole
    return whole
  }

  private mutating func measure(
    includedBy tag: TemplateTag, in name: String, within outer: [String]
  ) throws(TemplateError) -> Measure {
    guard folder.texts[tag.name] != nil else {
      throw failure(name, "includes \(tag.name), which is not there")
    }
    let outer = outer + [name]
    guard !outer.contains(tag.name) else {
      throw failure(name, "includes \(tag.name), and so itself, without end")
    }
    guard outer.count <= Self.depthLimit else {
      throw failure(name, "is included by more than \(Self.depthLimit) files; flatten them")
    }
    var part = try measure(tag.name, within: outer)
    part.depth += 1
    return part
  }

  private func checkThatItHasText(_ tag: TemplateTag, in name: String) throws(TemplateError) {
    guard listSizes[tag.name.split(separator: ".").last.map(String.init) ?? ""] == nil else {
      throw failure(name, "fills in {{\(tag.name)}}, a list; use {{#\(tag.name)}}")
    }
  }

  private func failure(_ name: String, _ detail: String) -> TemplateError {
    TemplateError(path: "\(folder.language)/\(name)", detail: detail)
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

extension TemplateTag {
  /// The list that a section goes through: `keys` of `layout.keys` and of `reversed(keys)`.
  fileprivate var listName: String {
    String(name.split { "().".contains($0) }.last ?? "")
  }
}
