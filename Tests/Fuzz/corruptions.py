"""Spoils a distribution, and sees that `gen verify` and `gen --check` name what was spoilt: corruptions.py GEN

Each is refused with status 1 in lines of which one names the file, and nothing on disk changes. What is within files is
for DamageTests.
"""

import os
import shutil
import tempfile

from fuzzing import GEN, expect, fuzz, run

LAYOUT = "naratgeul"
TRIE, GZ, FLEX = f"trie/{LAYOUT}.trie", f"json/{LAYOUT}.min.json.gz", f"florisboard/{LAYOUT}.flex"
STRAY = [
    ".npmrc", ".DS_Store", "python/hwalja/.pth", "typescript/.gitignore", f"trie/.{LAYOUT}.trie.1.hwalja.tmp",
    "notes.txt", "trie/sky.txt", "swift/Evil.swift", "python/hwalja/__main__.py", "typescript/index.js", "x/y/z",
    "trie/\x1b[31m", "trie/가\u200b", "json/\u1100\u1161.json", "TRIE/x", f"trie/{LAYOUT}.TRIE", "manifest.json~",
]
LINKS = [
    (TRIE, "sky.trie"), (TRIE, "/dev/zero"), (TRIE, "/etc/passwd"), ("link", "."), ("trie", "json"), (GZ, TRIE),
]


def write(path, data=b"x"):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as stream:
        stream.write(data)


def link(path, target):
    if os.path.isdir(path):
        shutil.rmtree(path)
    elif os.path.exists(path):
        os.unlink(path)
    os.symlink(target, path)


def refused():
    """What is done, the path that must be named, and what does it there."""
    for name in STRAY:
        yield f"stray {ascii(name)}", name, write
    for name, target in LINKS:
        yield f"link {name} to {target}", name, lambda at, target=target: link(at, target)
    yield "pipe", TRIE, lambda at: (os.unlink(at), os.mkfifo(at))
    yield "folder for file", TRIE, lambda at: (os.unlink(at), write(at + "/x"))
    for name in [TRIE, f"json/{LAYOUT}.min.json", f"keypad/{LAYOUT}.svg", "swift/Layouts.swift", FLEX, GZ]:
        yield f"{name} is gone", name, os.unlink


def taken():
    """What another umask could have made, an empty folder, and no manifest, which alone says what there is."""
    yield "empty folder", "trie/empty", os.makedirs
    yield "no manifest", "manifest.json", os.unlink
    for mode in [0o600, 0o664, 0o755]:
        yield f"mode {mode:o}", FLEX, lambda at, mode=mode: os.chmod(at, mode)


def snapshot(folder):
    paths = [os.path.join(at, name) for at, folders, files in os.walk(folder) for name in folders + files]
    found = {path: os.lstat(path) for path in paths}
    return {path: (status.st_mode, status.st_size, status.st_mtime_ns) for path, status in found.items()}


def attempt(case, _, folder):
    """Spoils a copy of a distribution, and asks both commands."""
    is_refused, (name, path, spoil) = case
    folder = shutil.copytree(WHOLE, f"{folder}/dist")
    spoil(os.path.join(folder, path))
    before = snapshot(folder)
    for command in [["verify", folder], ["--check", "--quiet", "--out", folder]]:
        status, said = run(GEN, *command)
        # 74 is of what cannot be read.
        wanted = {1, 74} if is_refused else {1} if name == "no manifest" and command[0] == "--check" else {0}
        expect(status in wanted, f"{name}: {command[0]} ends with {status}: {said[-200:]!r}")
        is_named = not is_refused or not path.isprintable() or path in said
        expect(is_named, f"{name}: {command[0]} does not name it: {said[:300]!r}")
        is_plain = all(ord(letter) >= 32 or letter == "\n" for letter in said)
        expect(is_plain, f"{name}: {command[0]} prints a control character")
    expect(snapshot(folder) == before, f"{name}: something changed on disk")
    return "refused" if is_refused else "taken"


with tempfile.TemporaryDirectory() as WHOLE:
    expect(run(GEN, "--quiet", "--out", WHOLE)[0] == 0, "nothing is made")
    fuzz(attempt, [(True, case) for case in refused()] + [(False, case) for case in taken()])
