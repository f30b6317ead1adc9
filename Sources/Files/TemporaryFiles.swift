import Dispatch
import Foundation

/// The temporary files of this process, to be removed if a signal ends it.
public final class TemporaryFiles: Sendable {
  /// Those of this process.
  public static let shared = TemporaryFiles()

  private let lock = NSLock()
  nonisolated(unsafe) private var paths: Set<String> = []
  nonisolated(unsafe) private var sources: [any DispatchSourceSignal] = []

  func insert(_ path: String) { lock.withLock { _ = paths.insert(path) } }

  func remove(_ path: String) { lock.withLock { _ = paths.remove(path) } }

  /// Lets SIGINT, SIGTERM and SIGHUP take the files with them, and then end the process as they would have.
  /// One that is ignored, as `nohup` has it, stays ignored.
  public func removeOnSignals() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // Dispatch sees a signal that is ignored; a function has no equality, but an address.
      let previous = unsafeBitCast(signal(number, SIG_IGN), to: Int.self)
      guard previous != unsafeBitCast(SIG_IGN, to: Int.self) else { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { self.end(by: number) }
      source.resume()
      lock.withLock { sources.append(source) }
    }
  }

  private func end(by number: Int32) {
    // Held to the end, so that no file is made after this.
    lock.lock()
    for path in paths { unlink(path) }
    signal(number, SIG_DFL)
    // A thread of a queue takes no signals, and whoever started the process may have blocked them for all.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }
}
