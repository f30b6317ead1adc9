import ArgumentParser
import Artifacts
import Keyboards
import Layouts

extension [Layout] {
  /// Returns these layouts, followed by those in the files at `paths`.
  ///
  /// - Throws: `FileError` if a file cannot be read. `BadInput` if a file is not a valid layout file. `ValidationError`
  ///   for a duplicate id.
  package func adding(files paths: [String]) throws -> [Layout] {
    let layouts =
      try self + paths.reading { bytes, path throws(InvalidFile) in try LayoutFile.layout(from: bytes, file: path) }
    if let id = layouts.map(\.id).firstDuplicate {
      throw ValidationError("two layouts have the id \(id), so their files would have the same names; change one id")
    }
    return layouts
  }
}

extension [Keyboard] {
  /// Reads the keyboards in the files at `paths`, which may use keys of `layouts`.
  ///
  /// - Throws: `FileError` if a file cannot be read. `BadInput` if a file is not a valid keyboard file.
  ///   `ValidationError` if two keyboards have the same id, or if a keyboard has the id of a layout or of a built-in
  ///   keyboard.
  package init(files paths: [String], of layouts: [Layout]) throws {
    self = try paths.reading { bytes, path throws(InvalidFile) in
      try KeyboardFile.keyboard(from: bytes, file: path, layouts: layouts)
    }
    if let id = map(\.id).firstDuplicate {
      throw ValidationError("two keyboards have the id \(id); change one id")
    }
    // In sources, the first keyboard of a layout has the layout's id.
    let taken = (Layout.all + layouts).flatMap { [$0.id] + Keyboard.all(of: $0).map(\.id) }
    if let id = map(\.id).first(where: taken.contains) {
      throw ValidationError(
        "\(id) is the id of a layout or of a built-in keyboard; give yours another, such as my-\(id)")
    }
  }
}

extension [String] {
  /// Returns the results of `read` for the files at these paths.
  ///
  /// - Throws: `FileError`, or a single `BadInput` with the faults of all files.
  fileprivate func reading<Content>(_ read: ([UInt8], String) throws(InvalidFile) -> Content) throws -> [Content] {
    var faults: [String] = []
    let contents = try compactMap { path -> Content? in
      let bytes = try InputFile.bytes(at: path, limit: InputFile.handwrittenLimit)
      do throws(InvalidFile) {
        return try read(bytes, path)
      } catch {
        faults += error.lines
        return nil
      }
    }
    guard faults.isEmpty else { throw BadInput(lines: faults) }
    return contents
  }

  /// The first string that is equal to an earlier one, or nil if all are different.
  fileprivate var firstDuplicate: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0).inserted }
  }
}
