"""What the fuzzers of the command share, which are called with GEN [COUNT [SEED]]."""

import collections
import os
import subprocess
import sys
import unicodedata

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
GEN = os.path.abspath(sys.argv[1])
COUNT, SEED = (int(argument) for argument in (sys.argv[2:] + ["2000", "1"][len(sys.argv[2:4]):])[:2])


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
