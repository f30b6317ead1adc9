"""Mutates layout files, and sees that the command refuses each in one line or makes what it promises.

    python3 Tests/Fuzz/layouts.py GEN [COUNT [SEED]]

A status is 0 or 65, and an error line begins with `error:`. What is accepted keeps docs/layout.schema.json, too. Every
twentieth file, if it is accepted, is written in all formats, verified, and its sources are compiled: C, Python, Lua and
JavaScript each time, Swift and Kotlin every third of more than a thousand files.
"""

import concurrent.futures
import glob
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile

import jsonschema

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LETTERS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅅㅇㅈㅎㅏㅐㅓㅗㅛㅜㅡㅢㅣㆍᆢㄳᄀ가.,?!a\U0001f600"
TEXTS = ["", " ", "*/", "//", '"', "\\", "$x", "${x}", "]]", "#", "class", "self", "\u0000", "\u202e", "</script>", "??/"]
IDS = ["class", "default", "in", "init", "self", "new", "await", "object", "marks", "width", "layout", "sky-2", "a" * 65]


with open(f"{ROOT}/docs/layout.schema.json", encoding="utf-8") as schema:
    SCHEMA = jsonschema.Draft202012Validator(json.load(schema))


def nodes(value, found):
    """Every container in `value` with each of its keys."""
    children = value.items() if isinstance(value, dict) else enumerate(value)
    for key, child in list(children):
        found.append((value, key))
        if isinstance(child, (dict, list)):
            nodes(child, found)
    return found


def change(layout, chance):
    """One change somewhere in `layout`."""
    container, key = chance.choice(nodes(layout, []))
    value = container[key]
    kind = chance.randrange(8)
    if kind == 0:
        del container[key]
    elif kind == 1:
        container[key] = chance.choice([None, 7, True, [], {}, "x"])
    elif kind == 2:
        container[key] = chance.choice(TEXTS + list(LETTERS))
    elif kind == 3 and isinstance(value, str):
        at = chance.randrange(len(value) + 1)
        container[key] = value[:at] + chance.choice(LETTERS) + value[at + chance.randrange(2):]
    elif kind == 4 and isinstance(value, str) and "→" in value:
        container[key] = value + " " + "→".join(chance.sample(LETTERS[:23], 2))
    elif kind == 5:
        layout["id"] = chance.choice(IDS)
    elif kind == 6:
        layout[chance.choice(["name", "latinName"])] = chance.choice(TEXTS) + "가" + chance.choice(TEXTS)
    elif isinstance(container, list):
        container.insert(key, value)


def text(base, chance):
    """A layout file, changed in its members or in its bytes."""
    layout = json.loads(base)
    for _ in range(chance.choice([1, 1, 1, 2, 4])):
        change(layout, chance)
    data = json.dumps(layout, ensure_ascii=chance.random() < 0.5, indent=chance.choice([None, 1])).encode(
        "utf-8", "surrogatepass")
    if chance.random() < 0.1:
        data = bytearray(data)
        for _ in range(chance.randrange(1, 4)):
            data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)


def run(*command):
    """A command's status and what it says on standard error."""
    done = subprocess.run(command, capture_output=True, timeout=600, check=False)
    return done.returncode, done.stderr.decode("utf-8", "replace")


def expect(holds, what, file):
    if not holds:
        kept = shutil.copy(file, "layout-that-failed.json")
        raise SystemExit(f"error: {what} (kept as {kept})")


def compile_sources(out, folder, file, everything):
    """Compiles what was made into `out`."""
    commands = [
        ("cc", "-std=c99", "-fsyntax-only", "-Wall", "-Werror", "-x", "c", f"{out}/c/hwalja.h"),
        ("python3", "-m", "py_compile", f"{out}/python/hwalja.py"),
        ("luac5.4" if shutil.which("luac5.4") else "luac", "-p", f"{out}/lua/hwalja.lua"),
        ("node", "--check", f"{out}/typescript/hwalja.cjs"),
    ]
    if everything:
        swift = sorted(glob.glob(f"{out}/swift/*.swift"))
        commands.append(("swiftc", "-parse-as-library", "-module-name", "Fuzz", "-typecheck", *swift))
        commands.append((f"{ROOT}/.ci/kotlinc", "jvm", "-Werror", "-d", f"{folder}/kotlin", f"{out}/kotlin/Hwalja.kt"))
    for command in commands:
        status, said = run(*command)
        expect(status == 0, f"{command[0]} refuses what was made: {said[:500]}", file)


def attempt(gen, number, seed, bases, everything):
    """One file: whether it was accepted, and whether its sources were compiled."""
    chance = random.Random(seed * 1_000_003 + number)
    with tempfile.TemporaryDirectory() as folder:
        file, out = f"{folder}/mine.json", f"{folder}/out"
        with open(file, "wb") as stream:
            stream.write(text(chance.choice(bases), chance))
        status, said = run(gen, "keys", "--layout-file", file, "가")
        expect(status in (0, 65), f"status {status}: {said[:300]}", file)
        lines = said.splitlines()
        expect(all(line.startswith("error: ") and len(line) < 800 for line in lines), f"said {said[:300]}", file)
        expect((status == 0) == (not lines), "an error without a status, or the reverse", file)
        if status == 0:
            with open(file, encoding="utf-8") as stream:
                wrong = next(SCHEMA.iter_errors(json.load(stream)), None)
            expect(wrong is None, f"accepted against the schema: {wrong and wrong.message[:300]}", file)
        if status != 0 or number % 20 != 0:
            return status == 0, False
        status, said = run(gen, "--layout-file", file, "--out", out, "--quiet")
        if status == 65 and "has no trie" in said:
            return True, False
        expect(status == 0, f"accepted, and not made: {said[:300]}", file)
        status, said = run(gen, "verify", "--quiet", "--layout-file", file, out)
        expect(status == 0, f"made, and not verified: {said[:300]}", file)
        compile_sources(out, folder, file, everything=everything and number % 60 == 0)
        return True, True


def main():
    gen = os.path.abspath(sys.argv[1])
    count, seed = (int(argument) for argument in (sys.argv[2:] + ["2000", "1"][len(sys.argv[2:]):]))
    names = subprocess.check_output([f"{ROOT}/.ci/listed", gen, "layouts"], text=True).split()
    bases = [subprocess.check_output([gen, "layout", name]) for name in names]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        # A few files are soon compiled by what compiles fast; Tests/Hostile asks the other compilers.
        everything = count > 1000
        results = list(pool.map(lambda number: attempt(gen, number, seed, bases, everything), range(count)))
    accepted, compiled = (sum(result[index] for result in results) for index in (0, 1))
    print(f"layouts: {count} files, {accepted} accepted, {count - accepted} refused, {compiled} made, verified and compiled")


if __name__ == "__main__":
    main()
