// Part of Hwalja, under the MIT licence: see LICENSE.

#if canImport(Foundation) && !hasFeature(Embedded)
  /// Reads one keyboard from a JSON value. Stops at the first value that is invalid.
  struct KeyboardFileReader {
    typealias Value = KeyboardFileValue
    typealias Slot = Keyboard.Slot

    let layouts: [KeyboardLayout]
    /// The layout that the file names.
    private var layout: KeyboardLayout?
    private var pageIds: [String?] = []
    /// The place of the value that is being read. Error messages start with it: `page 1, row 2, slot 3: `.
    private var place = ""

    init(layouts: [KeyboardLayout]) { self.layouts = layouts }

    mutating func keyboard(_ root: Value) throws(InvalidKeyboardFile) -> Keyboard {
      guard root.members != nil else { throw invalid("a keyboard must be an object") }
      let id = try text("id", root)
      guard let first = layouts.first else {
        throw invalid("no layouts given; pass one, even for a keyboard without Korean")
      }
      if let name = root["layout"] {
        layout = layouts.first { name == .text($0.id) }
        if layout == nil {
          throw invalid("layout must be one of \(Self.joined(layouts.map(\.id)))")
        }
      }
      guard let values = root["pages"]?.items, !values.isEmpty else {
        throw invalid("pages must be a list of pages")
      }
      pageIds = values.map { $0["id"]?.text }
      var pages: [Keyboard.Page] = []
      for (number, value) in values.enumerated() {
        place = "page \(number + 1): "
        pages.append(try page(value, number + 1))
      }
      return Keyboard(id: id, layout: layout ?? first, pages: pages)
    }

    private mutating func page(_ value: Value, _ number: Int) throws(InvalidKeyboardFile)
      -> Keyboard.Page
    {
      guard value.members != nil else { throw invalid("a page must be an object") }
      let id = try text("id", value)
      let legend = try text("legend", value)
      guard let kind = value["kind"]?.text.flatMap(Keyboard.Page.Kind.init) else {
        throw invalid(
          "kind must be one of \(Self.joined(Keyboard.Page.Kind.allCases.map(\.rawValue)))")
      }
      var hasCapitals = false
      if let capitals = value["capitals"] {
        guard case .boolean(let isTrue) = capitals else {
          throw invalid("capitals must be true or false")
        }
        hasCapitals = isTrue
      }
      let fields = (value["fields"] ?? .list([])).items?.map {
        $0.text.flatMap(KeyboardField.Kind.init)
      }
      guard let fields, !fields.contains(nil) else {
        throw invalid(
          "fields must be a list of \(Self.joined(KeyboardField.Kind.allCases.map(\.rawValue)))")
      }
      let lists = value["rows"]?.items?.map(\.items)
      guard let lists, !lists.contains(nil) else { throw invalid("rows must be a list of lists") }
      var rows: [[Slot]] = []
      for (row, values) in lists.enumerated() {
        rows.append([])
        for (column, value) in (values ?? []).enumerated() {
          place = "page \(number), row \(row + 1), slot \(column + 1): "
          rows[row].append(try slot(value))
        }
      }
      return Keyboard.Page(
        id, legend: legend, kind: kind, hasCapitals: hasCapitals, fields: fields.compactMap { $0 },
        rows: rows)
    }

    /// Reads a slot, which is a text or an object.
    private func slot(_ value: Value) throws(InvalidKeyboardFile) -> Slot {
      if let text = value.text { return Slot(.text(text)) }
      guard value.members != nil else { throw invalid("a slot must be a text or an object") }
      let names = ["key", "text", "page", "role", "action"]
      let given = names.filter { value[$0] != nil }
      guard given.count == 1 else { throw invalid("a slot must have one of \(Self.joined(names))") }
      let content = try content(given[0], value)
      let legend = try optionalText("legend", value)
      guard let held = (value["hold"] ?? .list([])).items else {
        throw invalid("hold must be a list of offers")
      }
      var hold: [Keyboard.Offer] = []
      for value in held { hold.append(try offer(value)) }
      if let flicks = value["flicks"], flicks.members == nil {
        throw invalid("flicks must be an object")
      }
      var flicks: [(Keyboard.Direction, Keyboard.Offer)] = []
      for (name, direction) in Self.directions {
        guard let value = value["flicks"]?[name] else { continue }
        flicks.append((direction, try offer(value)))
      }
      return Slot(
        content, hold: hold, flicks: .init(flicks), legend: legend, width: try width(value))
    }

    private func content(_ kind: String, _ value: Value) throws(InvalidKeyboardFile) -> Slot.Content
    {
      let name = try text(kind, value)
      switch kind {
      case "key": return .key(try key(name, "unshifted ") { $0.under == nil })
      case "text":
        return .text(
          name, shifted: try optionalText("shifted", value),
          email: try optionalText("email", value),
          address: try optionalText("address", value))
      case "page":
        guard pageIds.contains(name) else { throw invalid("there is no page \(name)") }
        return .page(name)
      case "role":
        if let role = Self.roles.first(where: { $0.name == name }) { return role.content }
        throw invalid("role must be one of \(Self.joined(Self.roles.map(\.name)))")
      default: return .action(name)
      }
    }

    /// The values of `role`. Besides the roles, they include the return to the letters, and a gap.
    private static let roles: [(name: String, content: Slot.Content)] = [
      ("shift", .role(.shift)), ("backspace", .role(.backspace)), ("space", .role(.space)),
      ("enter", .role(.enter)), ("next", .role(.next)), ("language", .role(.language)),
      ("globe", .role(.globe)), ("dismiss", .role(.dismiss)), ("letters", .page(nil)),
      ("gap", .gap),
    ]

    private static let directions: [(String, Keyboard.Direction)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]

    /// Reads an offer, which is a text or an object that names a key.
    private func offer(_ value: Value) throws(InvalidKeyboardFile) -> Keyboard.Offer {
      if let text = value.text { return .text(text) }
      guard let name = value["key"]?.text else {
        throw invalid("an offer must be a text or have a key")
      }
      return .key(try key(name) { _ in true })
    }

    /// Returns the index of the key `id` if `isKnown` accepts that key. Errors describe the key as `kind`, such as
    /// "unshifted".
    private func key(
      _ id: String, _ kind: String = "", where isKnown: (Key) -> Bool
    ) throws(InvalidKeyboardFile) -> Int {
      guard let layout else { throw invalid("key needs a layout; name it in layout") }
      let number = layout.keys.firstIndex { $0.id.utf8.elementsEqual(id.utf8) && isKnown($0) }
      guard let number else { throw invalid("there is no \(kind)key \(id) in \(layout.id)") }
      return number
    }

    private func width(_ slot: Value) throws(InvalidKeyboardFile) -> Double {
      guard let value = slot["width"] else { return 1 }
      if case .number(let width) = value, 0.5...20 ~= width, Int(exactly: 2 * width) != nil {
        return width
      }
      throw invalid("width must be 0.5 to 20, in halves")
    }

    private func text(_ name: String, _ value: Value) throws(InvalidKeyboardFile) -> String {
      if let text = value[name]?.text { return text }
      throw invalid("\(name) must be a string")
    }

    private func optionalText(_ name: String, _ value: Value) throws(InvalidKeyboardFile) -> String?
    {
      value[name] == nil ? nil : try text(name, value)
    }

    private func invalid(_ message: String) -> InvalidKeyboardFile {
      InvalidKeyboardFile(problem: place + message)
    }

    private static func joined(_ names: [String]) -> String { names.joined(separator: ", ") }
  }
#endif
