extension Layout {
  /// The layouts that come with the project, in the order in which they are listed.
  public static let all: [Layout] = [cheonjiin, naratgeul, sky, dubeolsik, danmoeum]
}
