"""The project and its address, and the conditions of a release."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def fail(*messages: str) -> None:
    sys.exit("\n".join(f"error: {message}" for message in messages))


def run(*command: str, folder: Path = ROOT, **environment: str) -> str:
    """Returns what the command prints to standard output."""
    done = subprocess.run(command, cwd=folder, env=os.environ | environment, capture_output=True, text=True)
    if done.returncode:
        fail(f"{' '.join(command)}: {done.stderr.strip() or done.stdout.strip()}")
    return done.stdout


def filled(template: str, **values: str) -> str:
    """Returns the text of a file in this folder with values instead of the names in double braces."""
    text = (Path(__file__).parent / template).read_text()
    return re.sub(r"\{\{(\w+)\}\}", lambda name: values[name[1]], text)


@dataclass(frozen=True)
class Project:
    version: str
    owner: str
    name: str

    @property
    def repository(self) -> str:
        return f"https://github.com/{self.owner}/{self.name}"

    def with_address(self, document: str) -> str:
        """Returns the document with the address instead of placeholders."""
        for placeholder, address in (
                ("https://OWNER.github.io/hwalja/", f"https://{self.owner.lower()}.github.io/{self.name}/"),
                ("OWNER/hwalja", f"{self.owner}/{self.name}")):
            document = document.replace(placeholder, address)
        return document

    @staticmethod
    def checked() -> Project:
        """Returns the project. Fails with a line for each condition of a release that is not met."""
        version = re.search(r'let project = "(.*)"', (ROOT / "Sources/Artifacts/Version.swift").read_text())[1]
        heading = re.search(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)[1]
        tags = [tag for tag in run("git", "tag", "--points-at", "HEAD").split() if tag.startswith("v")]
        faults = [fault] if (fault := address_fault()) else []
        if changed := run("git", "status", "--porcelain").splitlines():
            more = f" and {len(changed) - 1} more" if len(changed) > 1 else ""
            faults.append(f"the tree is not clean; commit or remove {changed[0][3:]}{more}")
        for tag in tags:
            if tag != f"v{version}":
                faults.append(f"the tag {tag} is not v{version}, the version in Sources/Artifacts/Version.swift; "
                              "change the version, or remove the tag")
        if heading.split(",")[0] != version:
            faults.append(f"CHANGELOG.md begins with {heading}, but the version is {version}; add a section for it")
        elif f"v{version}" in tags and "unreleased" in heading:
            faults.append(f"CHANGELOG.md says that {version} is unreleased, but HEAD has the tag v{version}; "
                          "change the heading, or remove the tag")
        if faults:
            fail(*faults)
        return Project(version, *address().groups())


def address() -> re.Match[str] | None:
    """Matches $REPOSITORY as an address, with the owner and the name of the project."""
    return re.fullmatch(r"https://github\.com/([A-Za-z0-9-]+)/([A-Za-z0-9._-]+(?<!\.git))", os.environ.get("REPOSITORY", ""))


def address_fault() -> str | None:
    given = os.environ.get("REPOSITORY", "")
    if not given:
        return "missing address; set REPOSITORY, as in REPOSITORY=https://github.com/me/hwalja"
    return None if address() else f"{given} is not the address of a project; write it as in https://github.com/me/hwalja"
