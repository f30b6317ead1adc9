"""The packages of a release for registries, made by each registry's own tool from the released files."""

from __future__ import annotations

import shutil
from pathlib import Path

from project import ROOT, Project, filled, run


def npm(_: Project, tree: Path, out: Path) -> None:
    (out / "npm").mkdir(parents=True)
    run("npm", "pack", "--silent", "--pack-destination", str(out / "npm"), folder=tree / "dist/typescript",
        npm_config_cache=str(tree.parent / "npm"), npm_config_update_notifier="false")


def crate(project: Project, tree: Path, out: Path) -> None:
    (out / "crates").mkdir(parents=True)
    run("cargo", "package", "--quiet", "--offline", folder=tree / "dist/rust", CARGO_HOME=str(tree.parent / "cargo"),
        CARGO_TARGET_DIR=str(tree.parent / "target"))
    shutil.copy(tree.parent / f"target/package/hwalja-{project.version}.crate", out / "crates")


def python(_: Project, tree: Path, out: Path) -> None:
    run("python3", "-m", "hatchling", "build", "--directory", str(out / "pypi"), folder=tree / "dist/python",
        PYTHONPATH=str(ROOT / ".tools/hatchling"), PYTHONDONTWRITEBYTECODE="1")


def rock(project: Project, _: Path, out: Path) -> None:
    """Writes a rockspec, which leads to the archive of the release."""
    (out / "luarocks").mkdir(parents=True)
    page = f"{project.repository}/releases/download/v{project.version}"
    text = filled("rockspec", version=project.version, repository=project.repository,
                  archive=f"{page}/hwalja-lua-{project.version}.tar.gz")
    (out / f"luarocks/hwalja-{project.version}-1.rockspec").write_text(text)
