import Testing

/// The scripts for pages and registries. They check their conditions before they build or send anything.
@Suite struct ReleaseScriptTests {
  private static let refusals = table(
    """
    .ci/pages check ┃ missing address; set REPOSITORY
    REPOSITORY=me/hwalja .ci/pages check ┃ me/hwalja is not the address of a project
    REPOSITORY=https://github.com/me/hwalja/ .ci/pages check ┃ https://github.com/me/hwalja/ is not the address
    .ci/sign-maven packages ┃ use .ci/sign-maven PACKAGES OUT.zip
    .ci/sign-maven packages out.zip ┃ there is no folder packages/maven
    .ci/publish-maven bundle.zip name ┃ there is no user token
    MAVEN_USER=me .ci/publish-maven bundle.zip name ┃ there is no user token
    """)

  @Test(arguments: refusals) func aMissingConditionIsReported(refusal: [String]) throws {
    let outcome = try Gen.run(script: "cd '\(Repository.path("."))' && \(refusal[0])", [])
    #expect(outcome.failed(1, message: refusal[1]), "\(outcome.error)")
  }
}
