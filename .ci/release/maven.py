"""The files for a Maven repository: the compiled Kotlin without its folder Android, its sources, its documents and a POM.

The names and the description in the POM are those of the Gradle build in dist/kotlin.
"""

from __future__ import annotations

import hashlib
import re
import zipfile
from pathlib import Path

from project import ROOT, Project, fail, filled, run


def jar(file: Path, contents: dict[str, bytes]) -> None:
    """Writes a jar without times."""
    manifest = {"META-INF/MANIFEST.MF": b"Manifest-Version: 1.0\r\nAutomatic-Module-Name: hwalja\r\n\r\n"}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in (manifest | dict(sorted(contents.items()))).items():
            entry = zipfile.ZipInfo(name)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content, zipfile.ZIP_DEFLATED)


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def compiled(sources: Path, names: list[str], out: Path) -> dict[str, bytes]:
    """Compiles for Java 8, as Android and old servers need it."""
    run(str(ROOT / ".ci/kotlinc"), "jvm", "-Werror", "-Xexplicit-api=strict", "-module-name", "hwalja",
        "-jvm-target", "1.8", "-Xjdk-release=1.8", "-d", str(out), *names, folder=sources)
    return files(out)


def pom(project: Project, gradle: str) -> tuple[str, str]:
    """Returns the group and the POM."""
    def declared(pattern: str) -> str:
        found = re.search(pattern, gradle)
        return found[1] if found else fail(f"dist/kotlin/build.gradle.kts has nothing like {pattern}")

    group = declared(r'group = findProperty\("hwaljaGroup"\) \?: "(.*)"')
    # The compiler writes its version to standard error.
    version = run("sh", "-c", ".ci/kotlinc jvm -version 2>&1")
    kotlin = re.search(r"kotlinc-jvm (\S+)", version)[1]
    return group, filled(
        "pom.xml", group=group, version=project.version, kotlin=kotlin, repository=project.repository,
        name=declared(r'\bname\.set\("(.*)"\)'), description=declared(r'description\.set\("(.*)"\)'))


def bundle(project: Project, tree: Path, out: Path) -> None:
    kotlin = tree / "dist/kotlin"
    sources = {name: content for name, content in files(kotlin).items()
               if name.endswith(".kt") and not name.startswith("Android/")}
    notice = {"META-INF/LICENSE": (tree / "LICENSE").read_bytes()}
    group, description = pom(project, (kotlin / "build.gradle.kts").read_text())
    folder = out / "maven" / group.replace(".", "/") / "hwalja" / project.version
    folder.mkdir(parents=True)
    name = str(folder / f"hwalja-{project.version}")
    jar(Path(f"{name}.jar"), compiled(kotlin, sorted(sources), tree.parent / "classes") | notice)
    jar(Path(f"{name}-sources.jar"), sources | notice)
    # The comments are in the sources. Maven Central requires this jar, so it has the documents.
    jar(Path(f"{name}-javadoc.jar"), {page: (tree / "docs" / page).read_bytes() for page in ["ANDROID.md"]} | notice)
    Path(f"{name}.pom").write_text(description)
    for path in sorted(folder.iterdir()):
        for algorithm in ("md5", "sha1"):
            path.with_name(f"{path.name}.{algorithm}").write_text(hashlib.new(algorithm, path.read_bytes()).hexdigest())
