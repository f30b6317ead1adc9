"""The archives of a release: one with the documents and dist, and one for each folder of dist.

Files are packed in order, without times and owners. GNU gzip compresses them, because its output does not change from
version to version.
"""

from __future__ import annotations

import io
import subprocess
import tarfile
from pathlib import Path

from project import Project, fail, run


def check_gzip() -> None:
    if "Free Software Foundation" not in run("gzip", "--version"):
        fail("gzip is not GNU gzip, whose output must be the same everywhere; install GNU gzip")


def archive(folder: str, files: dict[str, bytes]) -> bytes:
    """Returns a tar.gz with `files` in `folder`."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name in sorted(files):
            # Keep the times, owners and rights of a new TarInfo: 0, none and 644.
            entry = tarfile.TarInfo(f"{folder}/{name}")
            entry.size = len(files[name])
            tar.addfile(entry, io.BytesIO(files[name]))
    return subprocess.run(["gzip", "-n"], input=packed.getvalue(), capture_output=True, check=True).stdout


def write(project: Project, files: dict[str, bytes], out: Path) -> None:
    package = {"Package.swift": (Path(__file__).parent / "Package.swift").read_bytes()}
    always = {name: files[name] for name in ["LICENSE", "CHANGELOG.md"]}
    parts = {"swift": package}
    for name, content in files.items():
        if name.startswith("dist/") and name.count("/") > 1:
            parts.setdefault(name.split("/")[1], {})[name] = content
    contents = {f"hwalja-{part}-{project.version}": part_files | always for part, part_files in parts.items()}
    contents[f"hwalja-{project.version}"] = files | package
    out.mkdir(parents=True)
    for name, content in contents.items():
        (out / f"{name}.tar.gz").write_bytes(archive(f"hwalja-{project.version}", content))
