import Layouts

/// A key as a layout file of FlorisBoard has it: a `text_key`, by its code point or by a negative number.
struct FlorisBoardKey {
  var code: Int
  var label: String
  var type: String?
  /// The group of keys, by which FlorisBoard knows what holding one offers.
  var group: Int?
  /// What holding it types.
  var held: String?

  static let backspace = FlorisBoardKey(code: -7, label: "delete", type: "enter_editing")
  static let enter = FlorisBoardKey(code: 10, label: "enter", type: "enter_editing", group: 3)
  static let space = FlorisBoardKey(code: 32, label: "space")
  static let shift = FlorisBoardKey(code: -11, label: "shift", type: "modifier")
  static let symbols = FlorisBoardKey(code: -202, label: "view_symbols", type: "system_gui")
  static let language = FlorisBoardKey(code: -227, label: "language_switch", type: "system_gui")
  static let emoji = FlorisBoardKey(code: -212, label: "ime_ui_mode_media", type: "system_gui")
  /// An empty place; in the first row of a `charactersMod`, the place of the last row of `characters`.
  static let placeholder = FlorisBoardKey(code: 0, label: "", type: "placeholder")
}

extension FlorisBoardKey {
  /// A key of a layout.
  ///
  /// - Parameters:
  ///   - held: What holding it types.
  ///   - isLabelled: Whether the legend is printed on it.
  ///   - isPad: Whether it is one of several cells of a pad. As a `numeric` key it does not get the hint of the symbol
  ///     page's key in the same place, which would be another in each cell.
  init(_ key: Key, held: String?, isLabelled: Bool, isPad: Bool) {
    self.init(
      code: key.scalar.map { Int($0.value) } ?? 0, label: isLabelled ? key.legend : "",
      type: isPad ? "numeric" : nil, held: held)
  }

  var json: JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("code", .number(code)), ("label", .string(label)),
    ]
    if let type { members.append(("type", .string(type))) }
    if let group { members.append(("groupId", .number(group))) }
    if let held { members.append(("popup", ["main": FlorisBoardKey.held(held)])) }
    return .object(members)
  }

  private static func held(_ text: String) -> JSONValue {
    let codes = text.unicodeScalars.map { Int($0.value) }
    let label = JSONValue.string(text)
    if codes.count == 1 { return ["code": .number(codes[0]), "label": label] }
    let points = JSONValue.array(codes.map { .number($0) })
    return ["$": "multi_text_key", "codePoints": points, "label": label]
  }
}
