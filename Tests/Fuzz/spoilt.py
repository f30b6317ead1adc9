"""The ways to spoil a distribution: each a name, the path that must be named, and what is done there."""

import gzip
import io
import json
import os
import shutil
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
