import Dispatch

extension Array where Element: Sendable {
  /// The results of `transform` for each element, in order, worked out on as many cores as there are.
  ///
  /// - Throws: What `transform` throws for the first of the elements that it fails for.
  package func concurrentMap<Result: Sendable, Failure: Error>(
    _ transform: @Sendable (Element) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    var results = [Swift.Result<Result, Failure>?](repeating: nil, count: count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each turn writes a place of its own.
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: count) { index in
        do throws(Failure) {
          places[index] = .success(try transform(self[index]))
        } catch {
          places[index] = .failure(error)
        }
      }
    }
    var values: [Result] = []
    for result in results { values.append(try result!.get()) }
    return values
  }
}
