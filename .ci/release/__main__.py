"""Packs a release.

  python3 .ci/release address        checks and prints the address of the project
  python3 .ci/release check          checks that a release can be packed, before anything is built
  python3 .ci/release pack GEN OUT   packs it

$REPOSITORY is the address of the project, such as https://github.com/me/hwalja. The files in dist/ and the documents
have no address or a placeholder. The released ones have this address.

Writes the archives for the release's page to OUT/archives, and the packages for registries to OUT/packages, each with
SHA256SUMS. For the same commit and address, the archives are the same on every machine, and the packages are the same
with the same versions of the tools that make them.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
from pathlib import Path

import archives
import maven
import packages
from project import Project, address_fault, fail
from tree import released_files


def write_sums(folder: Path) -> None:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(folder)}\n" for path in files]
    (folder / "SHA256SUMS").write_text("".join(sums))
    for path in files:
        print(f"{path.stat().st_size:>10}  {path.relative_to(folder.parent)}")


def pack(project: Project, gen: str, out: Path) -> None:
    archives.check_gzip()
    shutil.rmtree(out, ignore_errors=True)
    with tempfile.TemporaryDirectory() as scratch:
        stage = Path(scratch)
        files = released_files(project, gen, stage / "tree")
        archives.write(project, files, out / "archives")
        for make in (packages.npm, packages.crate, packages.python, packages.rock, maven.bundle):
            make(project, stage / "tree", out / "packages")
    for kind in ("archives", "packages"):
        write_sums(out / kind)


def main(arguments: list[str]) -> None:
    # Files of the tree must not depend on the user, the place or the time.
    os.umask(0o022)
    os.environ.update(LC_ALL="C.UTF-8", TZ="UTC")
    match arguments:
        case ["address"]:
            if fault := address_fault():
                fail(fault)
            print(os.environ["REPOSITORY"])
        case ["check"]:
            Project.checked()
        case ["pack", gen, out]:
            pack(Project.checked(), str(Path(gen).resolve()), Path(out).resolve())
        case _:
            fail("use python3 .ci/release with address, check, or pack GEN OUT")


main(sys.argv[1:])
