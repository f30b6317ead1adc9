"""Every line of the conformance files types its text, by both backspaces and in both styles of dots."""

from __future__ import annotations

import concurrent.futures
import copy
import unittest

from hwalja import Composer
from support import LAYOUTS, REVIEW, typed


def type_file(path: str) -> tuple[int, int, list[str]]:
    """How many lines the file promises, how many it has, and what is wrong with them.

    Two words in three stand at the beginning of the line before, too; what the field held after each of
    those is kept.
    """
    layout = LAYOUTS[path]
    lines = (REVIEW / path).read_text("utf-8").splitlines()
    promised = next(int(line.split()[3]) for line in lines if line.startswith("# There are"))
    count, wrong = 0, []
    words: list[str] = []
    held = [(Composer(layout), "")]
    for line in lines:
        if line.startswith("# "):
            continue
        count += 1
        keys, text = line.split("\t")
        before, words = words, keys.split(" ")
        known = 0
        while known < min(len(words), len(before)) and words[known] == before[known]:
            known += 1
        del held[known + 1 :]
        for word in words[known:]:
            composer, field = copy.copy(held[-1][0]), held[-1][1]
            field = typed(composer, word, field)
            if not field.endswith(composer.composing):
                wrong.append(f"{keys}: {field} does not end in {composer.composing}")
            held.append((composer, field))
        if held[-1][1] != text:
            wrong.append(f"{keys} types {held[-1][1]} and not {text}")
    return promised, count, wrong


class Conformance(unittest.TestCase):
    def test_every_line_types_its_text(self) -> None:
        with concurrent.futures.ProcessPoolExecutor() as pool:
            for path, (promised, count, wrong) in zip(LAYOUTS, pool.map(type_file, LAYOUTS)):
                with self.subTest(path):
                    self.assertEqual(wrong[:10], [])
                    self.assertEqual(count, promised)
                    self.assertGreater(count, 11_172)
                print(f"{path}: {count} lines, {len(wrong)} wrong")


if __name__ == "__main__":
    unittest.main()
