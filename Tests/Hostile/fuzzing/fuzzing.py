"""Helpers for the fuzzers, whose arguments are GEN [COUNT [SEED]]: runs of gen, scalars of every category, and parallel
cases."""

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
    """A fault in an answer or in the output of gen."""


def expect(holds, what):
    if not holds:
        raise Fault(what)


def run(*command):
    """Returns the exit status and the standard error of a command."""
    try:
        done = subprocess.run(command, capture_output=True, timeout=600, check=False)
    except subprocess.TimeoutExpired:
        raise Fault("no end") from None
    return done.returncode, done.stderr.decode("utf-8", "replace")


def printed(*arguments):
    """Returns what gen prints with these arguments."""
    return subprocess.check_output([GEN, *arguments])


def listed(what):
    """Returns the names in a list that gen prints."""
    return subprocess.check_output([f"{ROOT}/.ci/listed", GEN, what], text=True).split()


def scalars(is_wanted=lambda scalar, category: True):
    """Returns the wanted scalars by their general category. Surrogates are excluded, because UTF-8 cannot encode
    them."""
    found = collections.defaultdict(list)
    for scalar in map(chr, range(0x110000)):
        category = unicodedata.category(scalar)
        if is_wanted(scalar, category):
            found[category].append(scalar)
    return found


def fuzz(attempt):
    """Runs COUNT cases, prints the number of cases with each outcome, and exits.

    `attempt` gets a random number generator, the number of the case and an empty folder. It returns an outcome. If it
    raises a Fault, the folder is kept.
    """

    def outcome(number):
        folder = tempfile.mkdtemp(prefix="hwalja-fuzz-")
        try:
            outcome = attempt(random.Random(SEED * 1_000_003 + number), number, folder)
        # The compilers in Tests/Hostile raise SystemExit.
        except (Fault, SystemExit) as fault:
            print(f"error: number {number} of seed {SEED}, kept in {folder}: {fault}", flush=True)
            return "faults"
        shutil.rmtree(folder)
        return outcome

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        counts = collections.Counter(pool.map(outcome, range(COUNT)))
    summary = ", ".join(f"{counts[kind]} {kind}" for kind in sorted({*counts, "faults"}))
    print(f"{os.path.basename(sys.argv[0])}: {COUNT} cases: {summary}")
    sys.exit(counts["faults"] > 0)
