/// A kind of file that exists once for each layout. Each kind is a row of the table below.
public struct LayoutArtifact: Hashable, Sendable {
  /// The path, with `*` for the layout's id.
  let path: String
  /// The kind of content, which determines how the file is read and proved.
  public let content: Content
  /// The size limit in bytes. Nil for files for review, which are made on demand.
  public let limit: Int?
  /// True if the file is gzipped.
  public let isGzipped: Bool

  /// The kinds of content that need different readers.
  public enum Content: Sendable {
    case fullMap, minifiedMap, trie
    /// A layout file of another keyboard app, which only tests read.
    case readByTests
  }

  private init(_ path: String, _ content: Content = .readByTests, limit: Int?, isGzipped: Bool = false) {
    self.path = path
    self.content = content
    self.limit = limit
    self.isGzipped = isGzipped
  }
}

extension LayoutArtifact {
  public static let minifiedMap = Self("json/*.min.json", .minifiedMap, limit: Budget.promise)
  // Naratgeul's file is the largest, because its two modifiers change every state.
  public static let gzippedMap = Self("json/*.min.json.gz", .minifiedMap, limit: 150_000, isGzipped: true)
  public static let fullMap = Self("json/*.full.json", .fullMap, limit: nil)
  public static let trie = Self("trie/*.trie", .trie, limit: 2_048)
  // HeliBoard and FUTO Keyboard keep these files in the same folder as other Korean layouts. The prefixes make their
  // names unique.
  public static let heliBoard = Self("heliboard/main/korean_*.json", limit: 16_384)
  public static let heliBoardSymbols = Self("heliboard/symbols/symbols_korean_*.json", limit: 16_384)
  public static let heliBoardMoreSymbols = Self("heliboard/more_symbols/symbols_shifted_korean_*.json", limit: 16_384)
  public static let heliBoardFunctional = Self("heliboard/functional/functional_keys_korean_*.json", limit: 16_384)
  public static let futo = Self("futo/korean_hwalja_*.yaml", limit: 16_384)
  public static let futoSymbols = Self("futo/korean_hwalja_*_symbols.yaml", limit: 16_384)
  public static let futoMoreSymbols = Self(
    "futo/korean_hwalja_*_symbols_shift.yaml", limit: 16_384)
}
