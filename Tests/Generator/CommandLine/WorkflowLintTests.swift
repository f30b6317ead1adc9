import Testing

/// The script `.ci/lint-workflows`, which rejects workflows that are not pinned or that may do too much.
@Suite struct WorkflowLintTests {
  private static let makefile = """
    .PHONY: all build test \\
      $(ALL) parts
    parts:
    \t@echo '["test-c"]'
    """

  private static let workflow = """
    on: push
    permissions:
      contents: read
    jobs:
      parts:
        timeout-minutes: 5
        steps:
          - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
            with:
              persist-credentials: false
          - id: list
            run: echo "names=$(make --silent parts)"
      part:
        container: &c "swift:6.3@sha256:7060a792"
        timeout-minutes: 5
        strategy:
          matrix:
            part: ${{ fromJSON(needs.parts.outputs.names) }}
            target: [test, "all"]
        steps:
          - name: Do not make nonsense
            run: make && make test A=b && make ${{ matrix.part }}
      publish:
        timeout-minutes: 5
        permissions:
          contents: write
    """

  /// A text in the workflow, its replacement, and the place and the beginning of the fault that follows.
  private static let changes = table(
    #"""
    v7.0.1 ┃ v7.0.1 ┃ ok
    # v7.0.1 ┃  ┃ 8: an action is not pinned
    @3d3c42e5aac5ba805825da76410c181273ba90b1 ┃ @v7 ┃ 8: an action is not pinned
    persist-credentials: false ┃ fetch-depth: 2 ┃ 8: the checkout keeps its token
    permissions:⏎  contents: read ┃ env: {} ┃ 1: the workflow has no permissions
      contents: read ┃   contents: read⏎  packages: write ┃ 4: the whole workflow may write
    permissions:⏎  contents: read ┃ permissions: write-all ┃ 2: the whole workflow may write
        timeout-minutes: 5⏎    strategy ┃     strategy ┃ 13: the job part has no timeout-minutes
        timeout-minutes: 5⏎    permissions ┃     uses: ./.github/workflows/a.yml⏎    permissions ┃ ok
          contents: write ┃       contents: write⏎    steps: [{ uses: actions/checkout }] ┃ 23: the job publish may write
    @sha256:7060a792 ┃  ┃ 14: swift:6.3 is not pinned
      part:⏎    container: &c "swift:6.3@sha256:7060a792" ┃   newest-part:⏎    container: "swift" ┃ ok
    make test A=b ┃ make A=b ┃ no workflow runs make test;
    make test A=b ┃ make ${{ matrix.target }} A=b ┃ ok
    make && make test ┃ make test ┃ no workflow runs make all;
    ${{ matrix.part }} ┃ all ┃ no workflow runs make test-c;
    make test A=b ┃ make test tests ┃ a workflow runs make tests,
    """#)

  @Test(arguments: changes) func aFaultIsReported(change: [String]) throws {
    let scratch = Scratch()
    try scratch.put("Makefile", Array(Self.makefile.utf8))
    let workflow = Self.workflow.replacing(change[0], with: change[1], maxReplacements: 1)
    try #require(Self.workflow.contains(change[0]))
    try scratch.put(".github/workflows/a.yml", Array(workflow.utf8))
    let outcome = try Gen.run(
      script: "exec python3 '\(Repository.path(".ci/lint-workflows"))' '\(scratch.path)'", [])
    guard change[2] != "ok" else {
      #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome.error)")
      return
    }
    let start = change[2].first!.isNumber ? ".github/workflows/a.yml:" : "Makefile: "
    #expect(outcome.status == 1 && outcome.errorLines.count == 1, "\(outcome.error)")
    #expect(outcome.error.hasPrefix(start + change[2]), "\(outcome.error)")
  }
}
