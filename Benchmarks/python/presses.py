"""Presses per second and memory of the trie's composer, beside a dict of dicts that holds the full map.

PYTHONPATH=dist/python python3 Benchmarks/python/presses.py cheonjiin.full.json

Both type the same keys in runs of 12, in turn, five times; the fastest turn counts.
"""

from __future__ import annotations

import json
import pathlib
import random
import sys
import time
import tracemalloc
from typing import Callable

tracemalloc.start()
import hwalja  # noqa: E402

trie_size = tracemalloc.get_traced_memory()[0]
full: dict[str, dict[str, str]] = json.loads(pathlib.Path(sys.argv[1]).read_text("utf-8"))
map_size = tracemalloc.get_traced_memory()[0] - trie_size
tracemalloc.stop()

layout = hwalja.cheonjiin
keys = random.Random(1).choices(layout.keys, k=60_000)


def type_with_trie() -> None:
    composer = hwalja.Composer(layout)
    for number, key in enumerate(keys):
        composer.press(key)
        if number % 12 == 11:
            composer.commit()


def type_with_map() -> None:
    """The longest state that the run ends in decides."""
    run = ""
    for number, key in enumerate(keys):
        table = full[key.id]
        for state in (run[-2:], run[-1:], ""):
            if state in table:
                run = run[: len(run) - len(state)] + table[state]
                break
        if number % 12 == 11:
            run = ""


def fastest(type_keys: Callable[[], None]) -> float:
    times = []
    for _ in range(5):
        start = time.perf_counter()
        type_keys()
        times.append(time.perf_counter() - start)
    return len(keys) / min(times)


version = ".".join(map(str, sys.version_info[:2]))
print(
    f"Python {version} trie and composer {fastest(type_with_trie):9.0f} presses/s, {trie_size / 1024:6.0f} KB "
    f"(all layouts and code); dict of dicts {fastest(type_with_map):9.0f} presses/s, {map_size / 1024:6.0f} KB"
)
