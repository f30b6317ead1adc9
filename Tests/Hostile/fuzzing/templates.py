"""Mutates folders of templates, and sees that the command refuses each in one line or makes what it can verify.

    python3 Tests/Hostile/fuzzing/templates.py GEN [COUNT [SEED]]

A status is 0, 65, or 1 for sources over their budget or that do not pass their proof, and an error is one line that
begins with `error:`. Of what is accepted every fifth is verified, and is current when it is asked for again.
"""

import os
import shutil

from fuzzing import GEN, ROOT, expect, fuzz, listed, run

NAMES = "layouts header header.version header.versoin id keys trie nothing py dots".split() + [""]
WORDS = [
    "{{", "}}", "{{{", "}}}", "{{ ", "{{=<% %>=}}", "<%> x %>", "{{%CONTENT_TYPE:HTML}}", "{{! a comment", "{{!}}",
    "{{.}}", "{{..}}", "{{#.}}", "\u0000", "\ufeff", "\r", "\u2028", "{{> ../", "{{> ../../", "{{> / }}", "\U0001f600",
]
FILES = [
    ".mustache", "_.mustache", " .mustache", "a\nb.mustache", "x" * 200 + ".mustache", "가.mustache", "-.mustache",
    "_budget", "_reserved",
]
BUDGETS = ["", "0 0", "-1 -1", "9" * 30 + " 1", "1 " + "9" * 18, "a b", "40000"]


def tag(chance, files):
    """A tag, or part of one."""
    name = chance.choice(NAMES)
    partial = os.path.splitext(chance.choice(files))[0] if chance.random() < 0.5 else chance.choice(files)
    return chance.choice([
        f"{{{{{name}}}}}", f"{{{{{{{name}}}}}}}", f"{{{{#{name}}}}}", f"{{{{^{name}}}}}", f"{{{{/{name}}}}}",
        f"{{{{${name}}}}}", f"{{{{>{partial}}}}}", f"{{{{> {partial} }}}}", f"{{{{<{partial}}}}}{{{{/{partial}}}}}",
        f"{{{{#{name}}}}}" * 70 + f"{{{{/{name}}}}}" * 70, f"{{{{#layouts}}}}" * 40 + "x" + f"{{{{/layouts}}}}" * 40,
        f"{{{{={chance.choice('[<')} {chance.choice(']>')}=}}}}[> {partial}]<> {partial}>", chance.choice(WORDS),
    ])


def change(folder, chance):
    """One change somewhere in the folder of templates."""
    files = sorted(
        os.path.relpath(os.path.join(at, name), folder) for at, _, names in os.walk(folder) for name in names)
    file = os.path.join(folder, chance.choice(files))
    kind = chance.randrange(8)
    if kind == 0:
        os.remove(file)
    elif kind == 1:
        shutil.move(file, os.path.join(os.path.dirname(file), chance.choice(FILES)))
    elif kind == 2:
        with open(os.path.join(folder, "_budget"), "w", encoding="utf-8") as stream:
            stream.write(chance.choice(BUDGETS))
    elif kind == 3:
        with open(file, "r+b") as stream:
            data = bytearray(stream.read())
            for _ in range(min(len(data), chance.randrange(1, 4))):
                data[chance.randrange(len(data))] = chance.randrange(256)
            stream.seek(0)
            stream.write(data)
    else:
        with open(file, encoding="utf-8", errors="replace", newline="") as stream:
            text = stream.read()
        at = chance.randrange(len(text) + 1)
        gone = chance.choice([0, 0, 1, 2, 40])
        with open(file, "w", encoding="utf-8", newline="") as stream:
            stream.write(text[:at] + tag(chance, files) + text[at + gone:])


# The page's folder includes another's, and is copied without it here.
LANGUAGES = [language for language in listed("languages") if language != "demo"]


def attempt(chance, number, folder):
    """Whether the folder is refused, accepted, or verified."""
    language, templates, out = chance.choice(LANGUAGES), f"{folder}/templates", f"{folder}/out"
    shutil.copytree(f"{ROOT}/Templates/{language}", f"{templates}/{language}")
    for _ in range(chance.choice([1, 1, 2, 3])):
        if os.listdir(f"{templates}/{language}"):
            change(f"{templates}/{language}", chance)
    options = ["--layout", "danmoeum", "--format", "trie", "--format", language, "--template", templates]
    options += ["--out", out, "-q"]
    status, said = run(GEN, *options)
    expect(status in (0, 1, 65), f"status {status}: {said[:300]}")
    expect(said.count("\n") == 1 and len(said) < 800, f"said {said[:900]}")
    expect(said.startswith("error: ") == (status != 0), f"status {status}: {said[:300]}")
    expect(status == 0 or not os.path.exists(out), "refused, and yet written")
    if status != 0:
        return "refused"
    if number % 5 != 0:
        return "accepted"
    for again in ([*options, "--check"], ["verify", "--quiet", "--layout", "danmoeum", "--template", templates, out]):
        status, said = run(GEN, *again)
        expect(status == 0, f"made, and then {said[:300]}")
    return "verified"


fuzz(attempt)
