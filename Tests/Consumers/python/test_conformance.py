"""Every line of the conformance files types its text, by both backspaces and in both styles of dots."""

from __future__ import annotations

import concurrent.futures
import unittest

from support import LAYOUTS, REVIEW, state


def type_file(path: str) -> tuple[int, int, list[str]]:
    """How many lines the file promises, how many it has, and what is wrong with them."""
    lines = (REVIEW / path).read_text("utf-8").splitlines()
    promised = next(int(line.split()[3]) for line in lines if line.startswith("# There are"))
    cases = [line.split("\t") for line in lines if not line.startswith("# ")]
    wrong = []
    for keys, expected in cases:
        composer, text = state(LAYOUTS[path], keys)
        if text != expected or not text.endswith(composer.composing):
            wrong.append(f"{keys} types {text}, of which {composer.composing} is composed, and not {expected}")
    return promised, len(cases), wrong


class Conformance(unittest.TestCase):
    def test_every_line_types_its_text(self) -> None:
        with concurrent.futures.ProcessPoolExecutor() as pool:
            for path, (promised, count, wrong) in zip(LAYOUTS, pool.map(type_file, LAYOUTS)):
                with self.subTest(path):
                    self.assertEqual(wrong[:10], [])
                    self.assertEqual(count, promised)
                    self.assertGreater(count, 11_172)
                print(f"{path}: {count} lines, {len(wrong)} wrong")
