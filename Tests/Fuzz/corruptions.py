"""Spoils a distribution, and sees that `gen verify` and `gen --check` name what was spoilt: corruptions.py GEN

Each is refused with status 1 in lines of which one names the file, and nothing on disk changes. What is within a gzip, a
zip and the manifest is for the tests of the generator.
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


def of_bytes(data, other):
    """What can happen to any file: name, and what its bytes become."""
    yield "first bit", bytes([data[0] ^ 1]) + data[1:]
    yield "middle bit", data[:len(data) // 2] + bytes([data[len(data) // 2] ^ 0x10]) + data[len(data) // 2 + 1:]
    yield "last bit", data[:-1] + bytes([data[-1] ^ 0x80])
    yield "half", data[:len(data) // 2]
    yield "all but a byte", data[:-1]
    yield "nothing", b""
    yield "a line feed more", data + b"\n"
    yield "a byte order mark", b"\xef\xbb\xbf" + data
    yield "twice", data + data
    # Declarations for both kinds of modules are the same.
    if other != data:
        yield "another file's", other


def of_files(folder):
    """Name, path that must be named, and what happens there: each file with each of these."""
    made = {}
    for at, _, names in os.walk(folder):
        for path in (os.path.join(at, name) for name in names):
            with open(path, "rb") as stream:
                made[os.path.relpath(path, folder)] = stream.read()
    paths = sorted(made)
    for index, path in enumerate(paths):
        for name, data in of_bytes(made[path], made[paths[index - 1]]):
            yield f"{path}: {name}", path, lambda at, data=data: write(at, data)


def of_folder(_):
    """The same of the folder as a whole."""
    for name in STRAY:
        yield f"stray {ascii(name)}", name, write
    for name in ["empty", "trie/empty", "a/b/c"]:
        yield f"empty folder {name}", name, os.makedirs
    for name, target in LINKS:
        yield f"link {name} to {target}", name, lambda at, target=target: link(at, target)
    yield "pipe", TRIE, lambda at: (os.unlink(at), os.mkfifo(at))
    yield "folder for file", TRIE, lambda at: (os.unlink(at), write(at + "/x"))
    for name in [TRIE, f"json/{LAYOUT}.min.json", f"keypad/{LAYOUT}.svg", "swift/Hwalja.swift", FLEX, GZ]:
        yield f"{name} is gone", name, os.unlink


def passes(_):
    """What another umask could have made, and a folder without a manifest, which alone says what there is."""
    yield "no manifest", "manifest.json", os.unlink
    for mode in [0o600, 0o664, 0o755]:
        yield f"mode {mode:o}", FLEX, lambda at, mode=mode: os.chmod(at, mode)


def snapshot(folder):
    paths = [os.path.join(at, name) for at, folders, files in os.walk(folder) for name in folders + files]
    found = {path: os.lstat(path) for path in paths}
    return {path: (status.st_mode, status.st_size, status.st_mtime_ns) for path, status in found.items()}


def attempt(case, _, folder):
    """Spoils a copy of a distribution, and asks both commands."""
    whole, options, is_refused, (name, path, spoil) = case
    folder = shutil.copytree(whole, f"{folder}/dist")
    spoil(os.path.join(folder, path))
    before = snapshot(folder)
    for command in [["verify", folder], ["--check", "--quiet", *options, "--out", folder]]:
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


with tempfile.TemporaryDirectory() as scratch:
    cases = []
    for options, kinds in [(["--layout", LAYOUT], [of_files]), ([], [of_folder, passes])]:
        whole = f"{scratch}/{len(options)}"
        expect(run(GEN, "--quiet", *options, "--out", whole)[0] == 0, f"{options} make nothing")
        cases += [(whole, options, kind is not passes, case) for kind in kinds for case in kind(whole)]
    fuzz(attempt, cases)
