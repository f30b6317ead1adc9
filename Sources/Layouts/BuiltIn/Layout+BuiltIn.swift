extension Layout {
  /// The built-in layouts, in the order in which the project lists them.
  public static let all = [cheonjiin, cheonjiinPlus, naratgeul, sky, dubeolsik, danmoeum]

  /// True if the layout is built in, in either dot style.
  public var isBuiltIn: Bool { Layout.all.contains { $0.with(dotStyle: dotStyle) == self } }
}

extension [Layout] {
  /// The built-in layouts, followed by those layouts of this array that are not built in.
  public var mergedWithBuiltIn: [Layout] { Layout.all + filter { !$0.isBuiltIn } }
}
