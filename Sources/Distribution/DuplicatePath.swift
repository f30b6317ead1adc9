/// Two files would have the same path: a template names its files after layouts, and a layout's id makes one of them
/// equal to another file.
public struct DuplicatePath: Error, Hashable, CustomStringConvertible {
  /// The path that both would have.
  public let path: String

  public var description: String {
    "two files would be \(path); give the layout another id, or the template another name"
  }
}
