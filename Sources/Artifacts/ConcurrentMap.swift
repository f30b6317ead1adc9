import Dispatch

extension Array where Element: Sendable {
  /// The results of `transform` for each element, in order, worked out on as many cores as there are.
  ///
  /// - Throws: What `transform` throws for the first of the elements that it fails for.
  func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) throws -> Result
  ) throws -> [Result] {
    var results = [Swift.Result<Result, any Error>?](repeating: nil, count: count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each turn writes a place of its own.
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: count) { index in
        places[index] = Swift.Result { try transform(self[index]) }
      }
    }
    return try results.map { try $0!.get() }
  }
}
