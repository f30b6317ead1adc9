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
NODE = "look-up, TypeScript under Node"
JVM = "look-up, Kotlin on the JVM, every state"

#: What is promised: in words, the row, which of its figures, its bound, and what follows the figure. A
#: time is the least of its runs, a ratio the median. "gain" is a ratio the other way round, which has to
#: be the bound at least; all others have to be the bound at most. What has no bound is not promised, and
#: stands there so that nobody takes the row above it for more than it is.
PROMISES = [
    ("One layout made in every format, on all cores, against zlib deflating the full map on one",
     GENERATION, "everything made", "ratio", 3, "×"),
    ("The same, with everything read back and proved",
     GENERATION, "everything made, read back and proved", "ratio", 3, "×"),
    ("`swift run gen`: all layouts, every format, a debug build that is up to date, as `dist/` is",
     "all layouts, every format", "swift run gen, debug build", "min", 3, "s"),
    ("Opening a trie, every byte and offset checked",
     OPENING, "trie, copied and checked", "min", 10, "µs"),
    ("The same once, the caches cold",
     OPENING, "trie, copied and checked, caches cold", "min", None, "µs"),
    ("Parsing the full map into dictionaries instead",
     OPENING, "dictionaries, from JSON", "min", None, "µs"),
    ("A look-up by trie in Swift, from scalars, in the order of typing every syllable",
     TYPING, "trie, scalars to scalars", "min", 10, "ns"),
    ("The same in random order",
     SHUFFLED, "trie, scalars to scalars", "min", None, "ns"),
    ("How much faster the first is than dictionaries from JSON, which start from text",
     TYPING, "trie, scalars to scalars", "gain", 25, "×"),
    ("How much faster the generated Swift is, from text to an edit of Characters",
     TYPING, "generated Swift, text to edit", "gain", 1, "×"),
    ("How much faster the generated TypeScript is under Node than the nested object",
     NODE, "trie", "gain", 1, "×"),
    ("How much faster the generated Kotlin is on the JVM than nested `HashMap`s",
     JVM, "trie", "gain", 1, "×"),
    ("Compiling `Hwalja.swift` with `-O`",
     "compiling", "Hwalja.swift, swiftc -O", "min", 1, "s"),
]

COUNTED = {
    "trie": "trie alone", "edit": "text to edit", "composer": "press through a composer",
    "session": "press through a session, its field left out",
    "lines": "press by the five lines over dictionaries"}


def figure(value):
    """Three digits that count, and no more."""
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def promises(results):
    """A row for each promise: what, its bound, the figure, and whether it is kept."""
    found = {(row["group"], row["name"]): row for row in results["rows"]}
    for what, group, name, kind, bound, unit in PROMISES:
        row = found[group, name]
        value = 1 / row["ratio"] if kind == "gain" else row[kind]
        measured = f"{figure(value)} {unit}"
        if bound is None:
            yield what, "", measured, True
        elif kind == "gain":
            yield what, f"≥ {figure(bound)} {unit}", measured, value >= bound
        else:
            yield what, f"≤ {figure(bound)} {unit}", measured, value <= bound
    for way, gain in guard.gains(results["counts"]):
        what = f"How many times fewer instructions a press takes through the {way} than by dictionaries"
        yield what, "≥ 10 ×", f"{figure(gain)} ×", gain >= 10
    count = results["counts"]["allocations, trie"]
    yield "Allocations in a look-up by trie", "0", figure(count), count == 0


def promised_table(results):
    """What README.md shows."""
    lines = ["| what | promised | measured |", "|---|--:|--:|"]
    for what, bound, value, is_kept in promises(results):
        lines.append(f"| {what} | {bound} | {value if is_kept else f'**{value}**, missed'} |")
    lines += [
        "",
        f"`make bench` on {results['machine']}; a time is the least of its runs, a ratio the median. "
        "All figures: [Benchmarks/RESULTS.md](Benchmarks/RESULTS.md).",
    ]
    return "\n".join(lines)


def full_table(results):
    """Everything, with what valgrind counted."""
    lines = [
        "# Results", "",
        f"Made by `make bench` on {results['machine']}. A ratio is to the last line of its table.",
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
        file.write(f"{before}{BEGIN}\n{promised_table(results)}\n{END}{after}")
    with open(EVERYTHING, "w", encoding="utf-8") as file:
        file.write(full_table(results))
