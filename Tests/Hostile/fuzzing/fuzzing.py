"""What the fuzzers of the command share, which are called with GEN [COUNT [SEED]]: runs of the command, scalars of
every category, and cases that are tried side by side."""

import collections
import concurrent.futures
import os
import random
import shutil
import subprocess
import sys
import tempfile
import unicodedata

ROOT = os.path.abspath(f"{os.path.dirname(__file__)}/../../..")
GEN = os.path.abspath(sys.argv[1])
COUNT, SEED = (int(argument) for argument in (sys.argv[2:] + ["2000", "1"][len(sys.argv[2:4]):])[:2])


class Fault(Exception):
    """What is wrong with an answer of the command or with what it made."""


def expect(holds, what):
    if not holds:
        raise Fault(what)


def run(*command):
    """A command's status and what it says on standard error."""
    try:
        done = subprocess.run(command, capture_output=True, timeout=600, check=False)
    except subprocess.TimeoutExpired:
        raise Fault("no end") from None
    return done.returncode, done.stderr.decode("utf-8", "replace")


def printed(*arguments):
    """What the command prints."""
    return subprocess.check_output([GEN, *arguments])


def listed(what):
    """The names of what `gen --list` has."""
    return subprocess.check_output([f"{ROOT}/.ci/listed", GEN, what], text=True).split()


def scalars(is_wanted=lambda scalar, category: True):
    """The scalars that are wanted, by their general categories; surrogates are none in UTF-8."""
    found = collections.defaultdict(list)
    for scalar in map(chr, range(0x110000)):
        category = unicodedata.category(scalar)
        if is_wanted(scalar, category):
            found[category].append(scalar)
    return found


def fuzz(attempt):
    """Tries COUNT cases, and ends with the number of each outcome.

    `attempt` gets a source of chances, its number and an empty folder, which is kept if it raises a Fault, and returns
    an outcome.
    """

    def outcome(number):
        folder = tempfile.mkdtemp(prefix="hwalja-fuzz-")
        try:
            outcome = attempt(random.Random(SEED * 1_000_003 + number), number, folder)
        # The compilers of Tests/Hostile exit.
        except (Fault, SystemExit) as fault:
            print(f"error: number {number} of seed {SEED}, kept in {folder}: {fault}", flush=True)
            return "faults"
        shutil.rmtree(folder)
        return outcome

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        counts = collections.Counter(pool.map(outcome, range(COUNT)))
    told = ", ".join(f"{counts[kind]} {kind}" for kind in sorted({*counts, "faults"}))
    print(f"{os.path.basename(sys.argv[0])}: {COUNT}, of which {told}")
    sys.exit(counts["faults"] > 0)
