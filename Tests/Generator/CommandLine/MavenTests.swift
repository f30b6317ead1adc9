import Foundation
import Testing

/// The script `.ci/sign-maven`, which signs the files for Maven Central.
@Suite struct MavenTests {
  private static let folder = "maven/io/github/me/hwalja/0.1.0"
  private static let hasGPG = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/gpg")
  }

  private func sign(_ scratch: Scratch, key: String, passphrase: String = "") throws -> Gen.Outcome {
    try scratch.put("\(Self.folder)/hwalja-0.1.0.jar", Array("jar".utf8))
    try scratch.put("\(Self.folder)/hwalja-0.1.0.jar.md5", Array("sum".utf8))
    return try Gen.run(
      script: """
        # The path of the agent's socket must be short.
        export GNUPGHOME=$(mktemp -d /tmp/hwalja.XXXXXX)
        trap 'gpgconf --kill all; rm -rf "$GNUPGHOME"' EXIT
        key() { gpg --batch --quiet --pinentry-mode loopback --passphrase '\(passphrase)' "$@" 2>/dev/null; }
        made() { key --quick-generate-key me@example.com ed25519 sign never; key --armor --export-secret-keys; }
        GPG_KEY="\(key)" GPG_PASSPHRASE=secret '\(Repository.path(".ci/sign-maven"))' '\(scratch.path)' bundle.zip || exit
        python3 -m zipfile -e bundle.zip unpacked
        cd 'unpacked/\(Self.folder.dropFirst(6))'
        ls
        gpg --batch --quiet --verify hwalja-0.1.0.jar.asc hwalja-0.1.0.jar 2>&1 | grep -c 'Good signature'
        """, [])
  }

  @Test(.enabled(if: hasGPG), arguments: ["", "secret"])
  func everyFileButChecksumsGetsASignature(passphrase: String) throws {
    let outcome = try sign(Scratch(), key: "$(made)", passphrase: passphrase)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output == "hwalja-0.1.0.jar\nhwalja-0.1.0.jar.asc\nhwalja-0.1.0.jar.md5\n1\n")
  }

  @Test func aMissingKeyIsReported() throws {
    #expect(try sign(Scratch(), key: "").failed(1, message: "there is no key; set GPG_KEY"))
  }

  @Test(.enabled(if: hasGPG), arguments: [("nonsense", "", "GPG_KEY is not"), ("$(made)", "other", "cannot sign")])
  func aKeyThatCannotSignIsReported(key: String, passphrase: String, message: String) throws {
    let outcome = try sign(Scratch(), key: key, passphrase: passphrase)
    #expect(outcome.failed(1, message: message), "\(outcome.error)")
  }
}
