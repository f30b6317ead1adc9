"""Tables of the results: what was promised, for README.md, and everything, for Benchmarks/RESULTS.md."""

import os

import guard
from guard import ROOT

README = os.path.join(ROOT, "README.md")
EVERYTHING = os.path.join(ROOT, "Benchmarks", "RESULTS.md")
BEGIN, END = "<!-- benchmarks -->", "<!-- /benchmarks -->"

GENERATION = "generation, Cheonjiin"
TYPING = "look-up, Swift, as every syllable is typed"
SHUFFLED = "look-up, Swift, in random order"
OPENING = "ready to type, Swift"
NODE = "look-up, TypeScript under Node, in random order"
JVM = "look-up, Kotlin on the JVM, every state"

#: What is promised: in words, the row, which of its figures, and its bound. Machines differ, so that a promise is a
#: ratio in one run, the median: a "ratio" has to be the bound at most, a "gain", which is one the other way round, the
#: bound at least. Times are in Benchmarks/RESULTS.md, for information.
PROMISES = [
    ("One layout in every format that ships, on all cores, against zlib deflating its full map",
     GENERATION, "everything shipped, made", "ratio", 2),
    ("The same, with everything read back and proved",
     GENERATION, "everything shipped, made, read back and proved", "ratio", 3),
    ("How much faster a look-up by trie is in Swift than by dictionaries, in typing order",
     TYPING, "trie, scalars to scalars", "gain", 25),
    ("How much faster a trie is opened, all checked, than the full map is parsed",
     OPENING, "trie, copied and checked", "gain", 5_000),
    ("How much faster a look-up is in TypeScript than in the nested object",
     NODE, "trie", "gain", 5),
    ("How much faster a look-up is in Kotlin than in nested `HashMap`s",
     JVM, "trie", "gain", 2.5),
]

#: How many rows of promises README.md shows: the counted ones, and the first of those above.
SHOWN = 5

COUNTED = {
    "trie": "trie alone", "edit": "text to edit", "composer": "press through a composer",
    "session": "press through a session, its field left out",
    "lines": "press by the five lines over dictionaries"}


#: Why the last two promises are missed.
FLOOR = (
    "TypeScript and Kotlin answer with an edit and a text, both made anew: of the 50 ns that a look-up takes under Node in "
    "random order, 20 go to that and to reading the end of the text, and five times less than the nested object would leave "
    "10 for the look-up itself.")


def figure(value):
    """Three digits that count, and no more."""
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def promises(results):
    """A row for each promise: what, its bound, the figure, and whether it is kept."""
    for way, gain in guard.gains(results["counts"]):
        what = f"How many times fewer instructions a press takes through the {way} than by dictionaries"
        yield what, "≥ 10 ×", f"{figure(gain)} ×", gain >= 10
    count = results["counts"]["allocations, trie"]
    yield "Allocations in a look-up by trie", "0", figure(count), count == 0
    found = {(row["group"], row["name"]): row for row in results["rows"]}
    for what, group, name, kind, bound in PROMISES:
        ratio = found[group, name]["ratio"]
        value, sign = (1 / ratio, "≥") if kind == "gain" else (ratio, "≤")
        is_kept = value >= bound if kind == "gain" else value <= bound
        yield what, f"{sign} {figure(bound)} ×", f"{figure(value)} ×", is_kept


def promised_table(results, shown=None):
    """The promises, or the first of them."""
    lines = ["| what | promised | measured |", "|---|--:|--:|"]
    for what, bound, value, is_kept in list(promises(results))[:shown]:
        lines.append(f"| {what} | {bound} | {value if is_kept else f'**{value}**, missed'} |")
    lines += [
        "",
        f"`make bench` on {results['machine']}; a ratio is the median of one run.",
    ]
    return "\n".join(lines)


def full_table(results):
    """Everything, with what valgrind counted."""
    lines = [
        "# Results", "",
        promised_table(results), "",
        FLOOR, "",
        "A ratio below is to the last line of its table. Times are of this machine, and no promise.",
    ]
    group = None
    for row in results["rows"]:
        if row["group"] != group:
            group = row["group"]
            lines += ["", f"| {group} | min | median | max | unit | ratio |",
                      "|---|--:|--:|--:|---|--:|"]
        numbers = " | ".join(figure(row[key]) for key in ("min", "median", "max"))
        lines.append(f"| {row['name']} | {numbers} | {row['unit']} | {figure(row['ratio'])} |")
    lines += ["", "| counted by valgrind | instructions | allocations |", "|---|--:|--:|"]
    for way, name in COUNTED.items():
        counts = [figure(results["counts"][f"{what}, {way}"]) for what in ("instructions", "allocations")]
        lines.append(f"| {name} | {' | '.join(counts)} |")
    return "\n".join(lines) + "\n"


def write(results):
    """Writes both tables."""
    with open(README, encoding="utf-8") as file:
        text = file.read()
    if BEGIN not in text or END not in text:
        raise SystemExit(f"error: README.md has no {BEGIN} … {END}; put them where the table goes")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    with open(README, "w", encoding="utf-8") as file:
        table = promised_table(results, SHOWN)
        all_figures = "All figures: [Benchmarks/RESULTS.md](Benchmarks/RESULTS.md)."
        file.write(f"{before}{BEGIN}\n{table}\n{all_figures}\n{END}{after}")
    with open(EVERYTHING, "w", encoding="utf-8") as file:
        file.write(full_table(results))
