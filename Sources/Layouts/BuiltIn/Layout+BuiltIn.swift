extension Layout {
  /// The layouts that come with the project, in the order in which they are listed.
  public static let all = [cheonjiin, cheonjiinPlus, naratgeul, sky, dubeolsik, danmoeum]

  /// Whether it is one of these, in any style of dots.
  public var isBuiltIn: Bool { Layout.all.contains { $0.with(dotStyle: dotStyle) == self } }
}

extension [Layout] {
  /// The project's layouts, and those of these that are others.
  public var besideBuiltIn: [Layout] { Layout.all + filter { !$0.isBuiltIn } }
}
