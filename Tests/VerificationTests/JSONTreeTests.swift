import TestSupport
import Testing

@testable import Verification

/// The JSON in an extension, read by a reader that takes nothing for granted.
@Suite struct JSONTreeTests {
  private func tree(_ text: String) throws -> JSONTree { try JSONTree("x", "y", Array(text.utf8)) }

  @Test func valuesAreReadInTheirOrder() throws {
    let tree = try tree(#" {"b": [1, -2, "ㄱ\u0041"], "a": {}, "c": []} "# + "\n")
    #expect(tree.members.map(\.name) == ["b", "a", "c"])
    #expect(tree["b"] == .array([.number(1), .number(-2), .string("ㄱA")]))
    #expect(tree["a"] == .object([]) && tree["c"] == .array([]) && tree["d"] == nil)
    #expect(tree["b"]?.only == nil && JSONTree.array([.number(3)]).only == .number(3))
  }

  @Test(arguments: [
    "", "{} {}", "[1]]", "1,", "[1,]", "[,1]", "[1 2]", #"{"a":1,}"#, #"{"a"}"#, "[", "1.5", "--1",
    "true", #"{"a":1,"a":1}"#, #"{"a":{"b":1,"b":2}}"#,
  ])
  func whatIsNoSuchTreeIsRefused(text: String) {
    let found = failure { _ = try tree(text) }
    #expect(found?.hasPrefix("x holds a y that is not as it should be at byte ") == true, "\(text)")
  }
}
