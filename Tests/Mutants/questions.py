"""The questions of `gen conform`, mixed so that mistakes show early, asked without making them anew each time."""
import os
import random
import select
import subprocess

TAB = b"\t"
COLUMNS = {b"composer": 3, b"session": 4, b"keyboard": 5, b"trie": 3}


class Questions:
    """At most `count` questions of the small density or of the large one, in a file, and their answers."""

    def __init__(self, path, suites, is_all, count=None):
        arguments = ["Tests/Conformance/ask", "--print", *(["--all"] if is_all else [])]
        arguments += [argument for suite in suites for argument in ("--suite", suite)]
        lines = subprocess.run(arguments, stdout=subprocess.PIPE, check=True).stdout.splitlines()
        random.Random(1).shuffle(lines)
        columns = [line.split(b"\t") for line in lines[:count]]
        self.path = path
        self.asked = [b"\t".join(line[:COLUMNS[line[0]]]) for line in columns]
        self.answers = [line[COLUMNS[line[0]]:] for line in columns]
        path.write_bytes(b"".join(line + b"\n" for line in self.asked))


def first_difference(command, questions, patience):
    """What a program answers wrongly first, in words, or nothing; one that ends or hangs is wrong as well."""
    with open(questions.path, "rb") as asked:
        driver = subprocess.Popen(command, stdin=asked, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        return difference(driver.stdout, questions, patience)
    finally:
        driver.kill()
        driver.wait()
        driver.stdout.close()


def difference(output, questions, patience):
    number, rest = 0, b""
    while number < len(questions.asked):
        if not select.select([output], [], [], patience)[0]:
            return f"it hangs, after {number} lines"
        piece = os.read(output.fileno(), 1 << 20)
        if not piece:
            return f"it ends, after {number} lines"
        *lines, rest = (rest + piece).split(b"\n")
        for line in lines:
            asked, wanted = questions.asked[number], questions.answers[number]
            if not is_answer(asked, wanted, line.split(b"\t")):
                return f"{shown(asked)} = {shown(TAB.join(wanted))}, not {shown(line)}"
            number += 1
    return None


def is_answer(asked, wanted, found):
    if len(wanted) == len(found) and all(a in (b, b"*") for a, b in zip(wanted, found)):
        return True
    return asked.startswith(b"trie\t") and effects(asked, wanted[0]) == effects(asked, found[0])


def effects(asked, answer):
    """What look-ups make of their texts: to take a scalar away and to write it again is to leave it."""
    texts, words = asked.split(b"\t")[2].split(), answer.split()
    if len(texts) != len(words):
        return answer
    return [effect(text, word) for text, word in zip(texts, words)]


def effect(text, word):
    count, colon, coming = word.partition(b":")
    before = [scalar for scalar in text.partition(b":")[2].split(b".") if scalar]
    if not colon or not count.isdigit() or int(count) > len(before):
        return word
    return before[:len(before) - int(count)] + [scalar for scalar in coming.split(b".") if scalar]


def shown(line):
    return line[:300].decode(errors="replace").replace("\t", " ⇥ ")
