import Testing

/// The script `.ci/lint-comments`, which rejects doc comments that start with a question word.
@Suite struct LintTests {
  /// The name of a file, its content, and the line number of its fault or, if it has no fault, `ok`.
  private static let files = table(
    #"""
    a.swift ┃ /// What x is.⏎let x = 1 ┃ 1
    a.swift ┃ /// The value of x.⏎/// When it changes, so does y.⏎let x = 1 ┃ ok
    a.swift ┃ /// Finds x.⏎///⏎/// - Returns: Whether it is there. ┃ 3
    a.swift ┃ // What follows is no doc comment. ┃ ok
    a.swift ┃ /// Whatever x is. ┃ ok
    a.kt ┃ /** Whether x is set. */ ┃ 1
    a.kt ┃ /**⏎ * How x is set.⏎ */ ┃ 2
    a.ts ┃ /** Sets x. */⏎let x = 1⏎/** Where y is. */ ┃ 3
    a.ts ┃ /**⏎ * Finds x.⏎ * @returns What was found.⏎ */ ┃ 3
    a.ts.mustache ┃ {{> _header}}⏎/** Which x is used. */ ┃ 2
    a.rs ┃ //! Why this module exists. ┃ 1
    a.rs ┃ /// Sets x.⏎fn x() {}⏎/// What y does. ┃ 3
    a.h ┃ /** What x holds. */ ┃ 1
    a.c ┃ /* What x holds. */ ┃ ok
    a.cs ┃ /// <summary>When x is set.</summary> ┃ 1
    a.cs ┃ /// <summary>⏎/// When x is set.⏎/// </summary> ┃ 2
    a.lua ┃ --- What x does. ┃ 1
    a.lua ┃ -- What x does. ┃ ok
    a.py ┃ def x():⏎    """What x does.""" ┃ 2
    a.py ┃ """⏎How this works.⏎""" ┃ 2
    a.py ┃ """Prints x.⏎⏎How it works."""⏎⏎x = """⏎What is not a docstring.""" ┃ ok
    script ┃ #!/usr/bin/env python3⏎"""What this prints.""" ┃ 2
    """#)

  @Test(arguments: files) func aQuestionIsReported(file: [String]) throws {
    let scratch = Scratch()
    try scratch.put(file[0], Array(file[1].utf8))
    let path = "\(scratch.path)/\(file[0])"
    let script = Repository.path(".ci/lint-comments")
    let outcome = try Gen.run(script: "exec python3 '\(script)' '\(path)'", [])
    #expect(outcome.status == (file[2] == "ok" ? 0 : 1) && outcome.output.isEmpty, "\(outcome.error)")
    let places = outcome.errorLines.map { $0.prefix { $0 != " " } }
    #expect(places == (file[2] == "ok" ? [] : ["\(path):\(file[2]):"]), "\(outcome.error)")
  }
}
