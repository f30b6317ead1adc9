import Dispatch

extension Array where Element: Sendable {
  /// The results of `transform` for all elements, in order, computed on all cores.
  ///
  /// - Throws: The error of the first element, in order, for which `transform` fails.
  package func concurrentMap<Result: Sendable, Failure: Error>(
    _ transform: @Sendable (Element) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    var results = [Swift.Result<Result, Failure>?](repeating: nil, count: count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each iteration writes only its own place.
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: count) { index in
        places[index] = Swift.Result { () throws(Failure) in try transform(self[index]) }
      }
    }
    return try results.map { result throws(Failure) in try result!.get() }
  }
}
