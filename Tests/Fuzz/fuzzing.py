"""What the fuzzers of the command share: its runs, and cases that are told apart by a number and a seed."""

import concurrent.futures
import os
import random
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


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


def listed(gen, what):
    """The names of what `gen --list` has."""
    return subprocess.check_output([f"{ROOT}/.ci/listed", gen, what], text=True).split()


def fuzz(name, attempt, prepare):
    """Tries as many cases as the command line says, GEN [COUNT [SEED]], and ends with the number of each outcome.

    `attempt` gets what `prepare(gen, count)` returned, a source of chances and the number, and returns an outcome or raises
    a Fault.
    """
    gen = os.path.abspath(sys.argv[1])
    count, seed = (int(argument) for argument in (*sys.argv[2:], *["2000", "1"][len(sys.argv) - 2:]))
    prepared = prepare(gen, count)

    def outcome(number):
        try:
            return attempt(gen, prepared, random.Random(seed * 1_000_003 + number), number)
        except Fault as fault:
            print(f"error: number {number} of seed {seed}: {fault}", flush=True)
            return "faults"

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        outcomes = list(pool.map(outcome, range(count)))
    told = ", ".join(f"{outcomes.count(kind)} {kind}" for kind in sorted(set(outcomes) | {"faults"}))
    print(f"{name}: {count}, of which {told}")
    sys.exit("faults" in outcomes)
