"""Spoils a distribution in every way it can think of, and sees that `gen verify` and `gen --check` name what was spoilt.

    python3 Tests/Fuzz/corruptions.py GEN

Each is refused with status 1 in lines of which one names the file, and nothing on disk changes. What zlib decides, how
well a gzip or zip is compressed, passes and is the only thing that does.
"""

import concurrent.futures
import gzip
import io
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
import zlib

LAYOUT = "naratgeul"
GZ = f"json/{LAYOUT}.min.json.gz"
FLEX = f"florisboard/{LAYOUT}.flex"


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


def gzipped(data, flags=0, extra=b"", time=0, level=0, system=3):
    """A gzip of `data` with this header."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    body = deflate.compress(data) + deflate.flush()
    head = b"\x1f\x8b\x08" + bytes([flags]) + time.to_bytes(4, "little") + bytes([level, system]) + extra
    return head + body + zlib.crc32(data).to_bytes(4, "little") + len(data).to_bytes(4, "little")


def of_gzip(data):
    text = gzip.decompress(data)
    head = {"flags": data[3], "time": 0, "level": data[8], "system": data[9]}
    yield "gzip: name", gzipped(text, **{**head, "flags": 8}, extra=b"a\0")
    yield "gzip: comment", gzipped(text, **{**head, "flags": 16}, extra=b"a\0")
    yield "gzip: extra field", gzipped(text, **{**head, "flags": 4}, extra=(9000).to_bytes(2, "little") + b"x" * 9000)
    yield "gzip: header checksum", gzipped(text, **{**head, "flags": 2}, extra=b"\0\0")
    yield "gzip: flag of text", gzipped(text, **{**head, "flags": 1})
    for name, value in [("time", 1), ("time", 2**31), ("level", (data[8] + 2) % 5), ("system", 11), ("flags", 0x80)]:
        yield f"gzip: {name} {value}", gzipped(text, **{**head, name: value})
    yield "gzip: two members", gzipped(text, **head) + gzipped(b"", **head)
    yield "gzip: half and half", gzipped(text[:9], **head) + gzipped(text[9:], **head)
    yield "gzip: zeros after it", data + b"\0" * 8
    yield "gzip: length", data[:-4] + b"\0\0\0\0"
    loaded = json.loads(text)
    for name, other in [
            ("blanks", json.dumps(loaded, ensure_ascii=False).encode()),
            ("order", json.dumps(dict(reversed(loaded.items())), ensure_ascii=False, separators=(",", ":")).encode()),
            ("escapes", json.dumps(loaded, separators=(",", ":")).encode()),
            ("a member twice", b'{"x":{},' + text[1:]), ("line feed", text + b"\n")]:
        yield f"gzip of JSON: {name}", gzipped(other, **head)


def zipped(entries, comment=b"", compression=zipfile.ZIP_DEFLATED, prefix=b"", date=(1980, 1, 1, 0, 0, 0), extra=b"", mode=0):
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", compression) as archive:
        for name, content in entries:
            info = zipfile.ZipInfo(name, date)
            info.compress_type = compression
            info.create_system = 0
            info.extra = extra
            archive.writestr(info, content)
            info.external_attr = mode or (0x10 if name.endswith("/") else 0)
        archive.comment = comment
    return prefix + stream.getvalue()


def of_zip(data):
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        entries = [(info.filename, archive.read(info)) for info in archive.infolist()]
    yield "zip: comment", zipped(entries, comment=b"x")
    yield "zip: bytes before it", zipped(entries, prefix=b"#!/bin/sh\n")
    yield "zip: date", zipped(entries, date=(2020, 1, 1, 0, 0, 0))
    yield "zip: extra field", zipped(entries, extra=b"\x55\x54\x05\0\x01\0\0\0\0")
    yield "zip: mode", zipped(entries, mode=0o104777 << 16)
    yield "zip: order", zipped(entries[::-1])
    yield "zip: an entry more", zipped([*entries, ("zzz.txt", b"x")])
    yield "zip: an entry outside", zipped([("../x", b"x"), *entries])
    yield "zip: an entry less", zipped(entries[1:])
    for index, (name, content) in enumerate(entries):
        if content:
            spoilt = content.replace(b"\n", b"\n ", 1) if b"\n" in content else content + b" "
            yield f"zip: {name}", zipped([*entries[:index], (name, spoilt), *entries[index + 1:]])
            break


def of_manifest(data):
    text = data.decode()
    first = json.loads(text)["files"][0]
    for name, old, new in [
            ("unknown member", '"files"', '"x" : 1,\n  "files"'),
            ("member twice", '"formatVersion" : 1', '"formatVersion" : 1,\n  "formatVersion" : 1'),
            ("gzipped size", f'"gzippedBytes" : {first["gzippedBytes"]}', '"gzippedBytes" : 0'),
            ("size", f'"bytes" : {first["bytes"]}', f'"bytes" : {first["bytes"] + 1}'),
            ("checksum", first["crc32"], "00000000"), ("checksum's case", first["crc32"], first["crc32"].upper()),
            ("path", first["path"], f'./{first["path"]}'), ("blank line", "{\n", "{\n\n"),
            ("indentation", "  ", "\t"), ("line ends", "\n", "\r\n")]:
        spoilt = text.replace(old, new) if old == "\n" else text.replace(old, new, 1)
        if spoilt != text:
            yield f"manifest: {name}", spoilt.encode()


def write(path, data=b"x", mode=0o644):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as stream:
        stream.write(data)
    os.chmod(path, mode)


def of_folder():
    """What can happen to the folder: name, the path that must be named, and what does it there."""
    trie = f"trie/{LAYOUT}.trie"
    for name in [".npmrc", ".DS_Store", "python/hwalja/.pth", "typescript/.gitignore", f"trie/.{LAYOUT}.trie.1.hwalja.tmp"]:
        yield f"hidden {name}", name, lambda at: write(at)
    for name in ["notes.txt", "trie/sky.txt", "swift/Evil.swift", "python/hwalja/__main__.py", "typescript/index.js", "x/y/z",
                 "trie/\x1b[31m", "trie/가\u200b", "json/\u1100\u1161.json", "TRIE/x", f"trie/{LAYOUT}.TRIE", "manifest.json~"]:
        yield f"stray {ascii(name)}", name, lambda at: write(at)
    for name in ["empty", "trie/empty", "a/b/c"]:
        yield f"empty folder {name}", name, os.makedirs
    for mode in [0o4644, 0o2644, 0o4777, 0o1644]:
        yield f"mode {mode:o}", trie, lambda at, mode=mode: os.chmod(at, mode)

    def link(at, target):
        if os.path.isdir(at):
            shutil.rmtree(at)
        elif os.path.exists(at):
            os.unlink(at)
        os.symlink(target, at)

    for name, target in [(trie, "sky.trie"), (trie, "/dev/zero"), (trie, "/etc/passwd"), ("link", "."), ("trie", "json"), (GZ, trie)]:
        yield f"link {name} to {target}", name, lambda at, target=target: link(at, target)
    yield "pipe", trie, lambda at: (os.unlink(at), os.mkfifo(at))
    yield "folder for file", trie, lambda at: (os.unlink(at), write(at + "/x"))
    for name in [trie, f"json/{LAYOUT}.min.json", f"keypad/{LAYOUT}.svg", "swift/Hwalja.swift", FLEX, GZ]:
        yield f"{name} is gone", name, os.unlink


def of_files(made):
    """Name, path that must be named, and what does it there."""
    for path in sorted(made):
        other = made[sorted(made)[sorted(made).index(path) - 1]]
        for name, data in of_bytes(made[path], other):
            yield f"{path}: {name}", path, lambda at, data=data: write(at, data)
    for path, kinds in [(GZ, of_gzip), (FLEX, of_zip)]:
        for name, data in kinds(made[path]):
            yield name, path, lambda at, data=data: write(at, data)


def of_whole(made):
    """The same of a distribution with its manifest."""
    for name, data in of_manifest(made["manifest.json"]):
        yield name, "manifest.json", lambda at, data=data: write(at, data)
    yield from of_folder()


def passes(made):
    """What another zlib or umask could have made, and a folder without a manifest, which alone says what there is."""
    with zipfile.ZipFile(io.BytesIO(made[FLEX])) as archive:
        entries = [(info.filename, archive.read(info)) for info in archive.infolist()]
    head = made[GZ][:10]
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    text = gzip.decompress(made[GZ])
    body = deflate.compress(text) + deflate.flush()
    yield "another gzip", GZ, lambda at: write(at, head + body + made[GZ][-8:])
    yield "no manifest", "manifest.json", os.unlink
    yield "another zip", FLEX, lambda at: write(at, zipped(entries))
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


def faults(gen, options, folder, case, isRefused):
    """What is wrong with the answers of both commands to `folder`, after `case` happened to it."""
    name, path, spoil = case
    spoil(os.path.join(folder, path))
    before = snapshot(folder)
    for command in [["verify", folder], ["--check", "--quiet", *options, "--out", folder]]:
        run = subprocess.run([gen, *command], capture_output=True, timeout=120)
        said = (run.stderr + run.stdout).decode()
        # 74 is of what cannot be read.
        status = {1, 74} if isRefused else {1} if name == "no manifest" and command[0] == "--check" else {0}
        if run.returncode not in status:
            yield f"{name}: {command[0]} ends with {run.returncode}: {said[-200:]!r}"
        elif isRefused and path.isprintable() and path not in said:
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
            for name in names:
                with open(os.path.join(at, name), "rb") as stream:
                    made[os.path.relpath(os.path.join(at, name), whole)] = stream.read()

        def tried(numbered):
            number, (case, isRefused) = numbered
            folder = os.path.join(scratch, str(number))
            shutil.copytree(whole, folder)
            try:
                return list(faults(gen, options, folder, case, isRefused))
            finally:
                shutil.rmtree(folder)

        cases = [(case, kind is not passes) for kind in kinds for case in kind(made)]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            return len(cases), [fault for some in pool.map(tried, enumerate(cases)) for fault in some]


def main(gen):
    gen = os.path.abspath(gen)
    one, found = faulty(gen, ["--layout", LAYOUT], [of_files])
    whole, others = faulty(gen, [], [of_whole, passes])
    for fault in found + others:
        print(fault)
    print(f"corruptions: {one} of the files of a layout, {whole} of a whole folder: {len(found + others)} faults")
    return 1 if found + others else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
