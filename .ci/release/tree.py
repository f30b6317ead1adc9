"""The files that a release contains."""

from __future__ import annotations

import re
from pathlib import Path

from project import ROOT, Project, fail, run

DOCUMENTS = ("docs", "LICENSE", "README.md", "README.ko.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")


def committed(*paths: str) -> dict[str, bytes]:
    names = run("git", "ls-files", "-z", *paths).split("\0")
    return {name: (ROOT / name).read_bytes() for name in names if name}


def document(project: Project, name: str, content: bytes) -> bytes:
    """Returns a document with the address of the project."""
    if not name.endswith(".md"):
        return content
    text = project.with_address(content.decode())
    if left := re.search(r".*\bOWNER\b.*", text):
        fail(f"{name} has a placeholder that a release does not fill in: {left[0].strip()}")
    return text.encode()


def released_files(project: Project, gen: str, folder: Path) -> dict[str, bytes]:
    """Writes the files of a release to `folder`, and returns them by path. The sources in dist are made anew, with the
    address of the project."""
    run(gen, "--check", "--quiet")
    address = ("--quiet", "--repository", project.repository)
    run(gen, *address, "--out", str(folder / "dist"))
    run(gen, "verify", *address, str(folder / "dist"))
    files = {name: document(project, name, content) for name, content in committed(*DOCUMENTS).items()}
    for name, content in committed("dist").items():
        # The bytes that zlib writes depend on its version, so compressed files are released as they are committed.
        files[name] = content if name.endswith(".gz") else (folder / name).read_bytes()
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return files
