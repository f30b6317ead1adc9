"""Spoils a distribution, and sees that `gen verify` and `gen --check` name what was spoilt: corruptions.py GEN

Each is refused with status 1 in lines of which one names the file, and nothing on disk changes. What is within a gzip, a
zip and the manifest is for the tests of the generator.
"""

import concurrent.futures
import os
import shutil
import subprocess
import sys
import tempfile

LAYOUT = "naratgeul"
TRIE, GZ, FLEX = f"trie/{LAYOUT}.trie", f"json/{LAYOUT}.min.json.gz", f"florisboard/{LAYOUT}.flex"
HIDDEN = [".npmrc", ".DS_Store", "python/hwalja/.pth", "typescript/.gitignore", f"trie/.{LAYOUT}.trie.1.hwalja.tmp"]
STRAY = [
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


def of_files(made):
    """Name, path that must be named, and what does it there: each file with each of these."""
    paths = sorted(made)
    for index, path in enumerate(paths):
        for name, data in of_bytes(made[path], made[paths[index - 1]]):
            yield f"{path}: {name}", path, lambda at, data=data: write(at, data)


def of_folder(made):
    """The same of the folder as a whole."""
    for name in HIDDEN + STRAY:
        yield f"stray {ascii(name)}", name, write
    for name in ["empty", "trie/empty", "a/b/c"]:
        yield f"empty folder {name}", name, os.makedirs
    for mode in [0o4644, 0o2644, 0o4777, 0o1644]:
        yield f"mode {mode:o}", TRIE, lambda at, mode=mode: os.chmod(at, mode)
    for name, target in LINKS:
        yield f"link {name} to {target}", name, lambda at, target=target: link(at, target)
    yield "pipe", TRIE, lambda at: (os.unlink(at), os.mkfifo(at))
    yield "folder for file", TRIE, lambda at: (os.unlink(at), write(at + "/x"))
    for name in [TRIE, f"json/{LAYOUT}.min.json", f"keypad/{LAYOUT}.svg", "swift/Hwalja.swift", FLEX, GZ]:
        yield f"{name} is gone", name, os.unlink


def passes(made):
    """What another umask could have made, and a folder without a manifest, which alone says what there is."""
    yield "no manifest", "manifest.json", os.unlink
    for mode in [0o600, 0o664, 0o755]:
        yield f"mode {mode:o}", FLEX, lambda at, mode=mode: os.chmod(at, mode)


def snapshot(folder):
    found = {}
    for at, folders, files in os.walk(folder):
        for name in folders + files:
            path = os.path.join(at, name)
            status = os.lstat(path)
            found[os.path.relpath(path, folder)] = (status.st_mode, status.st_size, status.st_mtime_ns)
    return found


def faults(gen, options, folder, case, is_refused):
    """What is wrong with the answers of both commands to `folder`, after `case` happened to it."""
    name, path, spoil = case
    spoil(os.path.join(folder, path))
    before = snapshot(folder)
    for command in [["verify", folder], ["--check", "--quiet", *options, "--out", folder]]:
        run = subprocess.run([gen, *command], capture_output=True, timeout=120, check=False)
        said = (run.stderr + run.stdout).decode()
        # 74 is of what cannot be read.
        status = {1, 74} if is_refused else {1} if name == "no manifest" and command[0] == "--check" else {0}
        if run.returncode not in status:
            yield f"{name}: {command[0]} ends with {run.returncode}: {said[-200:]!r}"
        elif is_refused and path.isprintable() and path not in said:
            yield f"{name}: {command[0]} does not name it: {said[:300]!r}"
        if any(ord(letter) < 32 and letter != "\n" for letter in said):
            yield f"{name}: {command[0]} prints a control character"
    if snapshot(folder) != before:
        yield f"{name}: something changed on disk"


def faulty(gen, options, kinds):
    """The number of cases of a distribution made with `options`, and what is wrong with the answers to them."""
    with tempfile.TemporaryDirectory() as scratch:
        whole = os.path.join(scratch, "whole")
        subprocess.run([gen, "--quiet", *options, "--out", whole], check=True, stderr=subprocess.DEVNULL)
        made = {}
        for at, _, names in os.walk(whole):
            for path in (os.path.join(at, name) for name in names):
                with open(path, "rb") as stream:
                    made[os.path.relpath(path, whole)] = stream.read()

        def tried(numbered):
            number, (case, is_refused) = numbered
            folder = os.path.join(scratch, str(number))
            shutil.copytree(whole, folder)
            try:
                return list(faults(gen, options, folder, case, is_refused))
            finally:
                shutil.rmtree(folder)

        cases = [(case, kind is not passes) for kind in kinds for case in kind(made)]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            return len(cases), [fault for some in pool.map(tried, enumerate(cases)) for fault in some]


def main(gen):
    gen = os.path.abspath(gen)
    one, found = faulty(gen, ["--layout", LAYOUT], [of_files])
    whole, others = faulty(gen, [], [of_folder, passes])
    for fault in found + others:
        print(fault)
    print(f"corruptions: {one} of the files of a layout, {whole} of a whole folder: {len(found + others)} faults")
    return 1 if found + others else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
