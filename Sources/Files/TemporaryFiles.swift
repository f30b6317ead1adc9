import Dispatch
import Foundation

/// The temporary files of this process, to be removed if a signal ends it.
public final class TemporaryFiles: Sendable {
  /// The only instance.
  public static let shared = TemporaryFiles()

  private let lock = NSLock()
  nonisolated(unsafe) private var paths: Set<String> = []
  nonisolated(unsafe) private var sources: [any DispatchSourceSignal] = []

  func insert(_ path: String) { lock.withLock { _ = paths.insert(path) } }

  func remove(_ path: String) { lock.withLock { _ = paths.remove(path) } }

  /// Makes SIGINT, SIGTERM and SIGHUP remove the files before they end the process as usual.
  /// A signal that is ignored, as `nohup` ignores SIGHUP, stays ignored.
  public func removeOnSignals() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // Dispatch gets ignored signals too. Handlers are compared by address, since functions have no `==`.
      let previous = unsafeBitCast(signal(number, SIG_IGN), to: Int.self)
      guard previous != unsafeBitCast(SIG_IGN, to: Int.self) else { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { self.end(by: number) }
      source.resume()
      lock.withLock { sources.append(source) }
    }
  }

  private func end(by number: Int32) {
    // The lock is never released, so that no file is created after this.
    lock.lock()
    for path in paths { unlink(path) }
    signal(number, SIG_DFL)
    // Threads of dispatch queues block signals, and this process may have inherited blocked ones.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }
}
