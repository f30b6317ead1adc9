import ArgumentParser

/// A value that the command line chooses by its name.
package protocol NamedValue: RawRepresentable<String>, CaseIterable {
  /// The noun for these values in errors, such as `suite`.
  static var kind: String { get }
  /// The description of the value in help screens.
  var summary: String { get }
}

/// The name of a value on the command line. The parser accepts any name, because its own error for an unknown name would
/// list all values, and could not suggest one.
package struct ValueName<Value: NamedValue>: ExpressibleByArgument {
  package let name: String

  package init(argument: String) { name = argument }
  package init(_ value: Value) { name = value.rawValue }

  /// Returns the value with this name.
  ///
  /// - Throws: `ValidationError` for an unknown name.
  package func value() throws -> Value {
    guard let value = Value(rawValue: name) else { throw Self.allValueStrings.unknown(Value.kind, name) }
    return value
  }

  package var defaultValueDescription: String { name }
  package static var allValueStrings: [String] { Value.allCases.map(\.rawValue) }
  package static var allValueDescriptions: [String: String] {
    Dictionary(uniqueKeysWithValues: Value.allCases.map { ($0.rawValue, $0.summary) })
  }
  package static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
