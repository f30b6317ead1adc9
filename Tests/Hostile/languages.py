"""What the generator makes of layouts, compiled in each language, with a program beside this file that prints their
texts: a layout a line, in hexadecimal."""

import os
import re
import shutil
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
KOTLIN = f"{ROOT}/.ci/kotlinc"
LUA = "lua5.4" if shutil.which("lua5.4") else "lua"


def run(*command):
    """What a command prints; one that fails ends the program."""
    done = subprocess.run(command, capture_output=True, timeout=600, check=False)
    if done.returncode != 0:
        said = (done.stderr + done.stdout).decode("utf-8", "replace")
        raise SystemExit(f"error: {' '.join(command)[:200]}: {said[:2000]}")
    return done.stdout.decode("utf-8")


def read(path):
    with open(path, encoding="utf-8") as stream:
        return stream.read()


def write(path, text):
    with open(path, "w", encoding="utf-8") as stream:
        stream.write(text)
    return path


def make(gen, files, languages, out):
    """Has layout files made into `out`, in some languages."""
    arguments = [word for file in files for word in ("--layout-file", file)]
    run(gen, *arguments, *[word for language in languages for word in ("--format", language)], "--quiet", "--out", out)


def texts(language, out, scratch):
    """Compiles what was made in a language, and answers with what each program prints that uses it."""
    return [run(*command) for command in COMPILERS[language](f"{out}/{language}", scratch)]


def c(out, scratch):
    strictly = ["-std=c99", "-trigraphs", "-Wall", "-Werror", "-Wno-trigraphs"]
    run("cc", *strictly, "-I", out, f"{HERE}/texts.c", "-o", f"{scratch}/c")
    return [[f"{scratch}/c"]]


def rust_library(out, scratch):
    """Compiles it, and answers with what compiles something that uses it."""
    edition = ["rustc", "--edition", "2021", "-D", "warnings"]
    library = f"{scratch}/libhwalja.rlib"
    run(*edition, "--crate-type", "rlib", "--crate-name", "hwalja", f"{out}/src/lib.rs", "-o", library)
    return [*edition, "--extern", f"hwalja={library}"]


def rust(out, scratch):
    run(*rust_library(out, scratch), f"{HERE}/texts.rs", "-o", f"{scratch}/rust")
    return [[f"{scratch}/rust"]]


def swift(out, scratch):
    run("swiftc", "-Onone", f"{out}/Hwalja.swift", f"{HERE}/main.swift", "-o", f"{scratch}/swift")
    return [[f"{scratch}/swift"]]


def kotlin(out, scratch):
    sources = [f"{out}/Hwalja.kt", f"{HERE}/Texts.kt"]
    # The composer says no texts but names of keys. In a package of its own it is compiled by the same call.
    composer = f"{out}-composer/HwaljaComposer.kt"
    if os.path.exists(composer):
        sources.append(write(f"{scratch}/Composer.kt", read(composer).replace("package hwalja", "package composer", 1)))
    run(KOTLIN, "jvm", "-Werror", "-d", f"{scratch}/kotlin", *sources)
    return [[KOTLIN, "run", f"{scratch}/kotlin", "TextsKt"]]


def python(out, _):
    return [["python3", f"{HERE}/texts.py", out]]


def lua(out, _):
    return [[LUA, f"{HERE}/texts.lua", out]]


def typescript(out, _):
    run("tsc", "--noEmit", "--strict", "--target", "es2022", "--lib", "es2022,dom", f"{out}/hwalja.ts")
    return [["node", f"{HERE}/texts.mjs", f"{out}/hwalja.{module}"] for module in ("js", "cjs")]


def demo(out, scratch):
    """Its last script has all layouts in it."""
    scripts = re.findall(r"<script\b[^>]*>(.*?)</script\b", read(f"{out}/index.html"), re.DOTALL | re.IGNORECASE)
    run("node", "--check", write(f"{scratch}/page.mjs", scripts[-1]))
    return []


COMPILERS = {
    "c": c, "rust": rust, "swift": swift, "kotlin": kotlin, "kotlin-composer": lambda *_: [], "python": python,
    "lua": lua, "typescript": typescript, "demo": demo,
}
