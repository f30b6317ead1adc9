"""Spoils a distribution in every way it can think of, and sees that `gen verify` and `gen --check` name what was spoilt.

    python3 Tests/Fuzz/corruptions.py GEN

Each is refused with status 1 in lines of which one names the file, and nothing on disk changes. What zlib decides, how
well a gzip or zip is compressed, passes and is the only thing that does.
"""

import concurrent.futures
import os
import shutil
import subprocess
import sys
import tempfile

from spoilt import LAYOUT, of_files, of_whole, passes


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
